import { userEndpoints } from '@quayside/api-contract';

import { useReportFailure } from '../../data/useReportFailure.ts';
import { useSocialLogin } from '../../data/useSocialLogin.ts';
import { buildPath } from '../../navigation/paths.ts';
import { useConsole } from '../../provider/useConsole.ts';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';

/** What Sign Up was opened with. */
export interface SignUpContainerProps {
  /** Fills the field of that name. */
  email?: string | undefined;
  /** Where to go after logging in. */
  redirect?: string | undefined;
}

/** Sign Up over the platform. */
export function SignUpContainer({ email, redirect }: SignUpContainerProps) {
  const { client, links, productName } = useConsole();
  const reportFailure = useReportFailure();
  const startSocialLogin = useSocialLogin();
  async function resend(address: string) {
    try {
      await client.call(userEndpoints.resendVerification, { body: { email: address } });
    } catch (error) {
      reportFailure(error);
      throw error;
    }
  }
  return (
    <SignUpScreen
      productName={productName}
      initialEmail={email}
      onSignUp={async ({ fullName, ...account }) =>
        void (await client.call(userEndpoints.signup, {
          body: { ...account, full_name: fullName },
        }))
      }
      onRefused={reportFailure}
      onResend={resend}
      onContinueWithGitHub={() => void startSocialLogin('github', 'login', redirect)}
      logInHref={buildPath('logIn', {}, { redirect })}
      footer={<ProductFooter links={links} />}
    />
  );
}
