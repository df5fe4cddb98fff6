import { HttpError, NetworkError, socialEndpoints, UserFacingError } from '@quayside/api-contract';
import type { Client } from '@quayside/api-contract';

import type { Messages } from '../runtime/messages/messages.ts';
import type { PendingSocialLogin } from '../runtime/session/SessionStore.ts';
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
