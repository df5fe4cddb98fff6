import { isRecord } from '../isRecord.ts';

/**
 * Whom a token is for: the subject and issuer of a JWT (RFC 7519), which stay the same when the token is refreshed, or
 * else the token itself. Nothing is verified: it only tells one person from another.
 */
export function personOf(token: string): string {
  const claims = payloadOf(token);
  if (!isRecord(claims)) return token;
  const { iss, sub } = claims;
  const isPerson =
    typeof sub === 'string' && sub !== '' && /^(?:string|undefined)$/.test(typeof iss);
  return isPerson ? JSON.stringify([iss, sub]) : token;
}

/** What a JWT says, or `undefined` for any other token. */
function payloadOf(token: string): unknown {
  const [, payload, signature, ...rest] = token.split('.');
  if (payload === undefined || signature === undefined || rest.length > 0) return undefined;
  try {
    // Bytes as Latin-1: what is compared with itself need not be read as UTF-8.
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
}
