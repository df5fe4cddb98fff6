import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useSocialLogin } from '../../features/social-login/useSocialLogin.ts';
import { useErrorToast, useReportFailure } from '../../ui/useReportFailure.ts';
import { loginMutations } from '../../api/login.ts';
import { userMutations } from '../../api/users.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { usePageSearch } from '../../runtime/navigation/usePageSearch.ts';
import { useApi, useConsole, useHost, useToaster } from '../../runtime/useConsole.ts';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';

/** Search parameters of Sign Up. */
export interface SignUpContainerProps {
  /** Initial value of the field with that name. */
  email?: string | undefined;
  /** Redirect after login. */
  redirect?: string | undefined;
}

/** The topic of a failed sign-up: its toast is dismissed when a later one succeeds. */
const failureTopic = 'sign up';

/** Sign Up with the platform. */
export function SignUpContainer(given: SignUpContainerProps): ReactNode {
  const { email, redirect } = usePageSearch('signUp', given).search;
  const linkTo = useLinkTo();
  const { hasPage } = useConsole();
  const { links, productName } = useHost();
  const reportFailure = useReportFailure();
  const toast = useToaster();
  const startSocialLogin = useSocialLogin();
  const api = useApi();
  const { mutateAsync: signUp } = useMutation(userMutations(api).signUp());
  const { mutateAsync: resend } = useMutation({
    ...loginMutations(api).resendVerification(),
    ...useErrorToast('resend verification'),
  });
  return (
    <SignUpScreen
      productName={productName}
      initialEmail={email}
      onSignUp={async ({ fullName, ...account }) => {
        await signUp({ ...account, full_name: fullName });
        toast.dismiss?.(failureTopic);
      }}
      onRejected={(error) => reportFailure(error, failureTopic)}
      onResend={async (address) => void (await resend(address))}
      onContinueWithGitHub={
        hasPage('callback') ? () => void startSocialLogin('github', 'login', redirect) : undefined
      }
      logInHref={linkTo('logIn', {}, { redirect })}
      footer={<ProductFooter links={links} />}
    />
  );
}

export default SignUpContainer;
