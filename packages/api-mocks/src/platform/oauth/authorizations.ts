import { randomHex } from '../../random.ts';
import type { AuthorizationCodeRecord, AuthorizationRecord } from '../records.ts';
import type { World } from '../world.ts';

/** Lifetime of an authorization request, and then of its code: 10 minutes. */
export const codeLife = 600_000;

/** An authorization request. */
export type NewAuthorization = Omit<AuthorizationRecord, 'id' | 'expires_at' | 'provider_code'>;

/** Grant behind a code. */
export type Granted = AuthorizationCodeRecord['granted'];

/** Requests that wait for consent, and the codes that come of them (RFC 6749 section 4.1). */
export interface Authorizations {
  /** Keeps a request until it is answered. */
  open(request: NewAuthorization): AuthorizationRecord;
  /** A request that still waits; undefined when it is unknown, answered or too old. */
  find(id: string): AuthorizationRecord | undefined;
  /**
   * Marks that an integration's provider was answered, and makes the code it sends its visitor back
   * with. The request goes on waiting for that return.
   */
  answer(request: AuthorizationRecord): string;
  /** Ends a request with nothing. */
  close(request: AuthorizationRecord): void;
  /** Ends a request with a code. */
  grant(request: AuthorizationRecord, granted: Granted): string;
  /**
   * Uses a code up; undefined when it is unknown, used or too old. A code can be presented once,
   * rightly or wrongly, so nobody can try verifiers on it.
   */
  redeem(code: string): AuthorizationCodeRecord | undefined;
}

/** Requests for consent over a world. */
export function createAuthorizations(world: World): Authorizations {
  const { rows, clock } = world;

  const sweep = () => {
    for (const kind of [rows.authorizations, rows.authorizationCodes]) {
      for (const row of kind.all()) if (row.expires_at <= clock.now()) kind.remove(row.id);
    }
  };

  const close = (request: AuthorizationRecord) =>
    world.write(() => rows.authorizations.remove(request.id));

  return {
    open: (request) =>
      world.write(() => {
        sweep();
        return rows.authorizations.insert({
          ...request,
          id: randomHex(world.random, 48),
          expires_at: clock.now() + codeLife,
          provider_code: null,
        });
      }),
    find(id) {
      const request = rows.authorizations.get(id);
      return request !== undefined && request.expires_at > clock.now() ? request : undefined;
    },
    answer: (request) =>
      world.write(() => {
        const provider_code = randomHex(world.random, 48);
        rows.authorizations.update(request.id, { provider_code });
        return provider_code;
      }),
    close,
    grant: (request, granted) =>
      world.write(() => {
        close(request);
        const { client_id, redirect_uri, code_challenge } = request;
        const code = rows.authorizationCodes.insert({
          id: randomHex(world.random, 48),
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
      world.write(() => rows.authorizationCodes.remove(code));
      return found.expires_at > clock.now() ? found : undefined;
    },
  };
}

/** The address a request came from, with what came of it. `state` goes back unchanged. */
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
