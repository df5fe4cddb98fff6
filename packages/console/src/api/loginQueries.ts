import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../runtime/Api.ts';
import { finishSocialLogin } from './finishSocialLogin.ts';
import type { SocialLoginResponse } from './finishSocialLogin.ts';
import { onceDefaults, onceKey } from './queryDefaults.ts';

// Separate from the mutations, which Log In loads, because that is the first page of most users.

/** Queries of logins. */
export function loginQueries(api: Api) {
  return {
    /**
     * Finishes a login at another provider, once for each code verifier: starts the session, or links the account. Does
     * not return the token, which must not stay in the cache.
     */
    socialLogin: (response: SocialLoginResponse, codeVerifier: string | undefined) =>
      queryOptions({
        ...onceDefaults,
        queryKey: onceKey(
          api,
          'callback',
          response.query.code,
          response.query.link_code,
          response.query.error,
          codeVerifier?.slice(0, 8),
        ),
        async queryFn() {
          const { token } = await finishSocialLogin({ client: api.client, ...response });
          if (token !== undefined) api.signIn(token);
          return { isLinked: token === undefined };
        },
      }),
  };
}
