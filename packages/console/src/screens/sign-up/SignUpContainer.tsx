import { userEndpoints } from '@quayside/api-contract';
import type { ReactNode } from 'react';

import { useReportFailure } from '../../data/useReportFailure.ts';
import { useReportedWrite } from '../../data/useReportedWrite.ts';
import { useSocialLogin } from '../../data/useSocialLogin.ts';
import { buildPath } from '../../navigation/paths.ts';
import { useConsole, useToaster } from '../../provider/useConsole.ts';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';

/** What Sign Up was opened with. */
export interface SignUpContainerProps {
  /** Fills the field of that name. */
  email?: string | undefined;
  /** Where to go after logging in. */
  redirect?: string | undefined;
}

/** The topic of a failed sign-up: its toast is dismissed when a later one succeeds. */
const refusal = 'sign up';

/** Sign Up over the platform. */
export function SignUpContainer({ email, redirect }: SignUpContainerProps): ReactNode {
  const { client, links, productName } = useConsole();
  const reportFailure = useReportFailure();
  const toast = useToaster();
  const reported = useReportedWrite();
  const startSocialLogin = useSocialLogin();
  return (
    <SignUpScreen
      productName={productName}
      initialEmail={email}
      onSignUp={async ({ fullName, ...account }) => {
        await client.call(userEndpoints.signup, {
          body: { ...account, full_name: fullName },
        });
        toast.dismiss?.(refusal);
      }}
      onRefused={(error) => reportFailure(error, refusal)}
      onResend={reported('resend verification', async (address: string) => {
        await client.call(userEndpoints.resendVerification, { body: { email: address } });
      })}
      onContinueWithGitHub={() => void startSocialLogin('github', 'login', redirect)}
      logInHref={buildPath('logIn', {}, { redirect })}
      footer={<ProductFooter links={links} />}
    />
  );
}

export default SignUpContainer;
