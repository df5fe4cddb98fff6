import { buildPath } from '../navigation/paths.ts';
import { useConsole } from '../provider/useConsole.ts';
import { createPkce } from '../session/pkce.ts';
import { useLogInCalls } from './useLogInCalls.ts';
import { useReportFailure } from './useReportFailure.ts';

/** Who a login elsewhere is for: `link` adds it to the signed-in account. */
type SocialMode = 'login' | 'link';

/** What the platform knows this console as, at the token exchange. */
export const clientId = 'quayside-console';

/** Goes to a provider's login, which leads back to Callback. A browser that cannot is told of in a toast. */
export function useSocialLogin(): (provider: string, mode?: SocialMode) => Promise<void> {
  const { client, leave, navigation, session } = useConsole();
  const reportFailure = useReportFailure();
  const calls = useLogInCalls();
  return async (provider, mode = 'login') => {
    try {
      // Outside a secure context browsers have no SHA-256 to offer.
      const { verifier, challenge } = await createPkce();
      const { socialLoginUrl } = await calls();
      session.keepSocialLogin({
        codeVerifier: verifier,
        linkProvider: mode === 'link' ? provider : null,
      });
      leave(
        socialLoginUrl(client, provider, {
          redirect_uri: callbackUri(navigation.href(buildPath('callback'))),
          response_type: mode === 'link' ? 'link_code' : 'code',
          code_challenge: challenge,
          code_challenge_method: 'S256',
          client_id: clientId,
        }),
      );
    } catch (error) {
      reportFailure(error);
    }
  };
}

/** The address a provider leads back to. */
export function callbackUri(href: string): string {
  return new URL(href, window.location.origin).href;
}
