import { randomHex } from '../../random.ts';
import type { AuthorizationCodeRecord, AuthorizationRecord } from '../records.ts';
import type { Dataset } from '../dataset.ts';

/** Lifetime of an authorization request, and then of its code: 10 minutes. */
export const codeLife = 600_000;

/** An authorization request. */
export type NewAuthorization = Omit<AuthorizationRecord, 'id' | 'expires_at' | 'provider_code'>;

/** The consent behind a code. */
export type Granted = AuthorizationCodeRecord['granted'];

/** Pending consent requests, and the codes they lead to (RFC 6749 section 4.1). */
export interface Authorizations {
  /** Stores a request until it is decided. */
  open(request: NewAuthorization): AuthorizationRecord;
  /** Finds a pending request; undefined when it is unknown, decided or expired. */
  find(id: string): AuthorizationRecord | undefined;
  /**
   * Records the decision for an integration's provider, and creates the code for its redirect.
   * The request stays pending until that redirect.
   */
  issueCode(request: AuthorizationRecord): string;
  /** Ends a request without a code. */
  close(request: AuthorizationRecord): void;
  /** Ends a request with a code. */
  grant(request: AuthorizationRecord, granted: Granted): string;
  /**
   * Consumes a code; undefined when it is unknown, used or expired. A code can be presented once,
   * even wrongly, so that verifiers cannot be guessed.
   */
  redeem(code: string): AuthorizationCodeRecord | undefined;
}

/** Creates the consent requests of a dataset. */
export function createAuthorizations(dataset: Dataset): Authorizations {
  const { rows, clock } = dataset;

  const sweep = () => {
    for (const kind of [rows.authorizations, rows.authorizationCodes]) {
      for (const row of kind.all()) if (row.expires_at <= clock.now()) kind.remove(row.id);
    }
  };

  const close = (request: AuthorizationRecord) =>
    dataset.write(() => rows.authorizations.remove(request.id));

  return {
    open: (request) =>
      dataset.write(() => {
        sweep();
        return rows.authorizations.insert({
          ...request,
          id: randomHex(dataset.random, 48),
          expires_at: clock.now() + codeLife,
          provider_code: null,
        });
      }),
    find(id) {
      const request = rows.authorizations.get(id);
      return request !== undefined && request.expires_at > clock.now() ? request : undefined;
    },
    issueCode: (request) =>
      dataset.write(() => {
        const provider_code = randomHex(dataset.random, 48);
        rows.authorizations.update(request.id, { provider_code });
        return provider_code;
      }),
    close,
    grant: (request, granted) =>
      dataset.write(() => {
        close(request);
        const { client_id, redirect_uri, code_challenge } = request;
        const code = rows.authorizationCodes.insert({
          id: randomHex(dataset.random, 48),
          granted,
          client_id,
          redirect_uri,
          code_challenge,
          expires_at: clock.now() + codeLife,
        });
        return code.id;
      }),
    redeem(code) {
      const found = rows.authorizationCodes.get(code);
      if (found === undefined) return undefined;
      dataset.write(() => rows.authorizationCodes.remove(code));
      return found.expires_at > clock.now() ? found : undefined;
    },
  };
}

/** The redirect URL of a request, with its result. `state` is returned unchanged. */
export function backTo(
  { redirect_uri, state }: Pick<AuthorizationRecord, 'redirect_uri' | 'state'>,
  result: Readonly<Record<string, string | undefined>>,
): URL {
  const url = new URL(redirect_uri);
  for (const [name, value] of Object.entries({ ...result, state: state ?? undefined })) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url;
}
