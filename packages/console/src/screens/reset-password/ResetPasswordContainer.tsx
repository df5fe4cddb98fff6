import { loginEndpoints } from '@quayside/api-contract';
import type { ReactNode } from 'react';

import { buildPath } from '../../navigation/paths.ts';
import { useConsole } from '../../provider/useConsole.ts';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

/** Which link it is about. */
export interface ResetPasswordContainerProps {
  /** The `token` of the mailed link. */
  token?: string | undefined;
}

/** Reset Password over the platform. */
export function ResetPasswordContainer({ token = '' }: ResetPasswordContainerProps): ReactNode {
  const { client, links } = useConsole();
  return (
    <ResetPasswordScreen
      hasToken={token !== ''}
      onReset={async (newPassword) =>
        void (await client.call(loginEndpoints.resetPassword, {
          body: { token, new_password: newPassword },
        }))
      }
      logInHref={buildPath('logIn')}
      recoverPasswordHref={buildPath('recoverPassword')}
      footer={<ProductFooter links={links} />}
    />
  );
}

export default ResetPasswordContainer;
