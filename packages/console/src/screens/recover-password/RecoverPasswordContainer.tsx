import { loginEndpoints } from '@quayside/api-contract';

import { useReportFailure } from '../../data/useReportFailure.ts';
import { buildPath } from '../../navigation/paths.ts';
import { useConsole } from '../../provider/useConsole.ts';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import { RecoverPasswordScreen } from './RecoverPasswordScreen.tsx';

/** Recover Password over the platform. */
export function RecoverPasswordContainer() {
  const { client, links } = useConsole();
  const reportFailure = useReportFailure();
  const recover = async (email: string) =>
    void (await client.call(loginEndpoints.recoverPassword, { path: { email } }));
  return (
    <RecoverPasswordScreen
      onRecover={recover}
      onResend={async (email) => {
        try {
          await recover(email);
        } catch (error) {
          reportFailure(error);
          throw error;
        }
      }}
      logInHref={buildPath('logIn')}
      footer={<ProductFooter links={links} />}
    />
  );
}
