import type { socialEndpoints, ValidationIssue } from '@quayside/api-contract';

import { withRejection, type HandlersOf } from './handler.ts';
import { viewMe } from './views.ts';

/** Login with a social account. */
export const socialHandlers: HandlersOf<typeof socialEndpoints> = {
  authorizeSocial: withRejection(
    ({ platform, path, query, origin }) =>
      platform.socialLogin.authorize({ ...query, provider: path.provider, origin }),
    ({ platform, path, query, origin, issues }) =>
      platform.socialLogin.reject(
        {
          provider: path.provider ?? '',
          origin,
          redirect_uri: query.redirect_uri ?? '',
          state: query.state,
        },
        ...toAuthorizationError(issues),
      ),
  ),

  async exchangeSocialCode({ platform, body }) {
    const user = await platform.socialLogin.exchange(body);
    return { access_token: await platform.accessTokens.issue(user), token_type: 'bearer' };
  },

  finalizeSocialLink: async ({ platform, me, path, body }) =>
    viewMe(await platform.socialLogin.finishLink(me, path.provider, body)),

  unlinkSocialAccount: ({ platform, me, path }) =>
    viewMe(platform.socialLogin.unlink(me, path.provider)),
};

/** Error in an authorization request (RFC 6749 section 4.1.2.1). */
function toAuthorizationError(
  issues: readonly ValidationIssue[],
): ['invalid_request' | 'unsupported_response_type', description: string] {
  const isWrongType = issues.some(
    ({ loc, type }) => loc[1] === 'response_type' && type !== 'missing',
  );
  const description = issues.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`).join('; ');
  return [isWrongType ? 'unsupported_response_type' : 'invalid_request', description];
}
