import * as z from 'zod/mini';

const claims = z.object({
  iss: z.optional(z.string()),
  sub: z.string().check(z.minLength(1)),
});

/**
 * Whom a token is for: the subject and issuer of a JWT (RFC 7519), which stay the same when the token is refreshed, or
 * else the token itself. Nothing is verified: it only tells one person from another.
 */
export function personOf(token: string): string {
  const parsed = claims.safeParse(payloadOf(token));
  return parsed.success ? JSON.stringify([parsed.data.iss, parsed.data.sub]) : token;
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
