import { loginEndpoints } from '@quayside/api-contract';
import type { ReactNode } from 'react';

import { useReportedWrite } from '../../data/useReportedWrite.ts';
import { buildPath } from '../../navigation/paths.ts';
import { useConsole } from '../../provider/useConsole.ts';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import { RecoverPasswordScreen } from './RecoverPasswordScreen.tsx';

/** What Recover Password was opened with. */
export interface RecoverPasswordContainerProps {
  /** Where to go after logging in. */
  redirect?: string | undefined;
}

/** Recover Password over the platform. */
export function RecoverPasswordContainer({ redirect }: RecoverPasswordContainerProps): ReactNode {
  const { client, links } = useConsole();
  const reported = useReportedWrite();
  const recover = async (email: string) =>
    void (await client.call(loginEndpoints.recoverPassword, { path: { email } }));
  return (
    <RecoverPasswordScreen
      onRecover={recover}
      onResend={reported('recover password', recover)}
      logInHref={buildPath('logIn', {}, { redirect })}
      footer={<ProductFooter links={links} />}
    />
  );
}

export default RecoverPasswordContainer;
