import { HttpError, NetworkError, socialEndpoints, UserFacingError } from '@quayside/api-contract';
import type { Client } from '@quayside/api-contract';
import { mutationOptions } from '@tanstack/react-query';

import type { Api } from '../runtime/Api.ts';
import type { Messages } from '../runtime/messages/messages.ts';
import { currentUserKey } from '../runtime/queryKeys.ts';
import type { PendingSocialLogin } from '../runtime/session/SessionStore.ts';
import { mutationDefaults } from './mutationDefaults.ts';
import { clientId } from './socialLogin.ts';

/** Redirect parameters of a provider. */
export interface CallbackQuery {
  code?: string | undefined;
  link_code?: string | undefined;
  error?: string | undefined;
  error_description?: string | undefined;
}

/** A provider's response to a login, and the login that was started for it. */
export interface SocialLoginResponse {
  query: CallbackQuery;
  /** Returns and removes the login that was started in this tab, if any. */
  takePending: () => PendingSocialLogin | null;
  /** The redirect URL that was sent to the provider. */
  redirectUri: string;
  texts: Messages['errors'];
}

/** Mutations of logins at other providers. */
export function socialLoginMutations(api: Api) {
  return {
    /**
     * Finishes a login at another provider: starts the session, or links the account. Does not return the token, which
     * must not stay in the cache.
     */
    finish: (response: SocialLoginResponse, codeVerifier: string | undefined) =>
      mutationOptions({
        ...mutationDefaults(api),
        mutationKey: [
          ...api.key,
          'finishSocialLogin',
          response.query.code,
          response.query.link_code,
          response.query.error,
          codeVerifier?.slice(0, 8),
        ],
        async mutationFn() {
          const { token } = await finishSocialLogin({ client: api.client, ...response });
          if (token !== undefined) api.signIn(token);
          return { isLinked: token === undefined };
        },
        onSuccess({ isLinked }, _variables, _result, { client: queryClient }) {
          if (isLinked) void queryClient.invalidateQueries({ queryKey: currentUserKey(api) });
        },
      }),
  };
}

/** The token of a login; none when an account was linked. */
type Finished = { token: string } | { token?: undefined };

/**
 * Finishes a login at a provider as specified in section 2 (`/callback`). Every failure is a
 * `UserFacingError` with the specified message.
 */
export async function finishSocialLogin({
  query,
  takePending,
  client,
  redirectUri,
  texts,
}: SocialLoginResponse & { client: Client }): Promise<Finished> {
  const pending = takePending();
  if (query.error !== undefined) {
    throw new UserFacingError(query.error_description ?? texts.unknown);
  }
  if (pending === null) throw new UserFacingError(texts.codeVerifierNotFound);
  const { codeVerifier, linkProvider } = pending;

  if (linkProvider !== null) {
    const linkCode = query.link_code;
    if (!linkCode) throw new UserFacingError(texts.linkCodeNotFound);
    await orFail(
      client.call(socialEndpoints.finalizeSocialLink, {
        path: { provider: linkProvider },
        body: { link_code: linkCode, code_verifier: codeVerifier },
      }),
      texts.linkFailed,
    );
    return {};
  }

  const { code } = query;
  if (!code) throw new UserFacingError(texts.codeNotFound);
  const { access_token: token } = await orFail(
    client.call(socialEndpoints.exchangeSocialCode, {
      body: {
        code,
        redirect_uri: redirectUri,
        client_id: clientId,
        grant_type: 'authorization_code',
        code_verifier: codeVerifier,
      },
    }),
    texts.exchangeFailed,
  );
  return { token };
}

/** Replaces errors by the specified message, except network errors. */
async function orFail<Result>(work: Promise<Result>, message: string): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NetworkError) throw error;
    const conflict = error instanceof HttpError && error.status === 409 ? error.detail : undefined;
    throw new UserFacingError(conflict === undefined ? message : `${message}: ${conflict}`, {
      cause: error,
    });
  }
}
