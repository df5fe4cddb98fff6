import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { loginMutations } from '../../api/login.ts';
import { useSocialLogin } from '../../features/social-login/useSocialLogin.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { usePageSearch } from '../../runtime/navigation/usePageSearch.ts';
import { useConsole, useHost, useSessionExpired } from '../../runtime/useConsole.ts';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import { LogInScreen } from './LogInScreen.tsx';
import { SendNewLink } from './SendNewLink.tsx';

/** Props of {@link LogInContainer}. */
export interface LogInContainerProps {
  /** Path to go to after logging in. @default home */
  redirect?: string | undefined;
}

/**
 * Log In with the console's session. It does not navigate afterwards: the guard of the pages redirects signed-in users to
 * their original target (`redirectFrom`).
 */
export function LogInContainer(given: LogInContainerProps): ReactNode {
  const linkTo = useLinkTo();
  const { redirect } = usePageSearch('logIn', given).search;
  const { api, hasPage } = useConsole();
  const { productName, links, demoAccount } = useHost();
  const hasSessionEnded = useSessionExpired();
  const { mutateAsync: logIn } = useMutation(loginMutations(api).logIn());
  const startSocialLogin = useSocialLogin();
  return (
    <LogInScreen
      productName={productName}
      onLogIn={async (credentials) => void (await logIn(credentials))}
      onContinueWithGitHub={
        hasPage('callback') ? () => void startSocialLogin('github', 'login', redirect) : undefined
      }
      signUpHref={linkTo('signUp', {}, { redirect })}
      recoverPasswordHref={linkTo('recoverPassword', {}, { redirect })}
      whenNotVerified={(email) => <SendNewLink email={email} />}
      demoAccount={demoAccount}
      hasSessionEnded={hasSessionEnded}
      footer={<ProductFooter links={links} />}
    />
  );
}

export default LogInContainer;
