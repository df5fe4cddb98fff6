import { socialEndpoints } from '@quayside/api-contract';

import { buildPath } from '../../runtime/navigation/paths.ts';
import { useConsole, useHost } from '../../runtime/useConsole.ts';
import { createPkce } from '../../runtime/session/pkce.ts';
import { callbackUri, clientId } from '../../api/socialLogin.ts';
import { useReportFailure } from '../../ui/useReportFailure.ts';

/** Purpose of a login at another provider: `link` adds it to the signed-in account. */
type SocialMode = 'login' | 'link';

/**
 * Navigates to a provider's login, which redirects back to Callback. Failures are reported in a toast.
 * `redirect`: the path to show after the login.
 */
export function useSocialLogin(): (
  provider: string,
  mode?: SocialMode,
  redirect?: string,
) => Promise<void> {
  const { api, navigation, session } = useConsole();
  const { leave } = useHost();
  const reportFailure = useReportFailure();
  return async (provider, mode = 'login', redirect) => {
    try {
      const { verifier, challenge } = await createPkce();
      session.keepSocialLogin({
        codeVerifier: verifier,
        linkProvider: mode === 'link' ? provider : null,
        redirect: redirect ?? null,
      });
      const query = {
        redirect_uri: callbackUri(navigation.href(buildPath('callback'))),
        response_type: mode === 'link' ? 'link_code' : 'code',
        code_challenge: challenge,
        code_challenge_method: 'S256',
        client_id: clientId,
      } as const;
      leave(api.client.url(socialEndpoints.authorizeSocial, { path: { provider }, query }));
    } catch (error) {
      reportFailure(error, 'social login');
    }
  };
}
