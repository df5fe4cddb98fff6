import { useLogin } from '../../data/useLogin.ts';
import { useSocialLogin } from '../../data/useSocialLogin.ts';
import { buildPath, readSearchParams } from '../../navigation/paths.ts';
import type { RouteId } from '../../navigation/routes.ts';
import { useConsole, useLocation, useSessionExpired } from '../../provider/useConsole.ts';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import type { Credentials } from './checkCredentials.ts';
import { LogInScreen } from './LogInScreen.tsx';
import { SendNewLink } from './SendNewLink.tsx';

/** What Log In must be told by its host. */
export interface LogInContainerProps {
  /** Whether the host shows a page; links lead to no other. */
  hasPage: (id: RouteId) => boolean;
  /** An account anybody may use. @default none */
  demoAccount?: Credentials | undefined;
}

/**
 * Log In with the console's session. Whoever is signed in has no use for this page, so it leads nowhere
 * itself: the host's guard does (`redirectOf`), to where the person wanted to go.
 */
export function LogInContainer({ hasPage, demoAccount }: LogInContainerProps) {
  const { productName, links } = useConsole();
  const { search } = useLocation();
  const hasSessionEnded = useSessionExpired();
  const { mutateAsync: logIn } = useLogin();
  const startSocialLogin = useSocialLogin();
  const redirect = readSearchParams(search).get('redirect') ?? undefined;
  return (
    <LogInScreen
      productName={productName}
      onLogIn={async (credentials) => void (await logIn(credentials))}
      onContinueWithGitHub={
        hasPage('callback') ? () => void startSocialLogin('github', 'login', redirect) : undefined
      }
      signUpHref={hasPage('signUp') ? buildPath('signUp', {}, { redirect }) : undefined}
      recoverPasswordHref={
        hasPage('recoverPassword') ? buildPath('recoverPassword', {}, { redirect }) : undefined
      }
      whenNotVerified={(email) => <SendNewLink email={email} />}
      demoAccount={demoAccount}
      hasSessionEnded={hasSessionEnded}
      footer={<ProductFooter links={links} />}
    />
  );
}
