import { socialEndpoints } from '@quayside/api-contract';

import { buildPath } from '../navigation/paths.ts';
import type { Console } from '../provider/Console.ts';
import { createPkce } from '../session/pkce.ts';

/** Who a login elsewhere is for: `link` adds it to the signed-in account. */
export type SocialMode = 'login' | 'link';

/** What the platform knows this console as, at the token exchange. */
export const clientId = 'quayside-console';

/**
 * Leaves for a provider's login, which leads back to Callback.
 * @param redirect the path to show after the login
 */
export async function startSocialLogin(
  { client, leave, navigation, session }: Console,
  provider: string,
  mode: SocialMode,
  redirect?: string,
): Promise<void> {
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
  leave(client.url(socialEndpoints.authorizeSocial, { path: { provider }, query }));
}

/** The address a provider leads back to. */
export function callbackUri(href: string): string {
  return new URL(href, window.location.origin).href;
}
