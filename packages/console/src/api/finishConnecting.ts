import { HttpError, integrationEndpoints } from '@quayside/api-contract';
import type { Client } from '@quayside/api-contract';

import { consentState } from './consentState.ts';
import type { ConnectionTarget } from './consentState.ts';
import type { PendingSocialLogin } from '../runtime/session/SessionStore.ts';

/** Redirect parameters of a provider. */
export interface IntegrationCallbackQuery {
  link_code?: string | undefined;
  error?: string | undefined;
  error_description?: string | undefined;
  state?: string | undefined;
}

/** A provider's response to a consent request, and the connection that was started for it. */
export interface ConnectionResponse {
  target: ConnectionTarget;
  query: IntegrationCallbackQuery;
  /** Connection started in this tab, if any. */
  pending: PendingSocialLogin | null;
  /** Returns the user-facing message of an error. */
  errorText: (error: unknown) => string;
}

/** Result of connecting. Temporary failures are thrown instead. */
export type ConnectingEnd =
  | { kind: 'connected'; integrationId: string }
  | { kind: 'denied' | 'missingCode' | 'lostState' | 'wrongState' | 'expired' | 'alreadyConnected' }
  | { kind: 'rejected'; text: string };

/** Finishes a consent: checks that the response belongs to this tab's request, and finalizes the connection. */
export async function finishConnecting({
  target,
  query,
  pending,
  client,
  errorText,
}: ConnectionResponse & { client: Client }): Promise<ConnectingEnd> {
  const { error, error_description: description, link_code: linkCode, state } = query;
  if (pending?.linkProvider !== target.provider) return { kind: 'lostState' };
  // A response without a state may belong to another request.
  if (state !== (await consentState(pending.codeVerifier, target))) return { kind: 'wrongState' };
  if (error === 'access_denied') return { kind: 'denied' };
  if (error !== undefined) return { kind: 'rejected', text: description ?? error };
  if (!linkCode) return { kind: 'missingCode' };
  try {
    const { id } = await client.call(integrationEndpoints.finalizeIntegration, {
      path: { integration: target.provider },
      body: { link_code: linkCode, code_verifier: pending.codeVerifier },
    });
    return { kind: 'connected', integrationId: id };
  } catch (failure) {
    if (!(failure instanceof HttpError)) throw failure;
    if (failure.status === 409) return { kind: 'alreadyConnected' };
    // 'Invalid or expired link code', 'Invalid code verifier': the code is used up either way.
    if (failure.status === 400) return { kind: 'expired' };
    if (failure.status === 404) return { kind: 'rejected', text: errorText(failure) };
    throw failure;
  }
}
