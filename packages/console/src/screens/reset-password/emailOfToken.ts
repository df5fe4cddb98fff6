import * as z from 'zod/mini';

const claims = z.object({ sub: z.email() });

/**
 * Returns the email in the token of a mailed link, if it is a JSON Web Token about one (RFC 7519). Its signature is not
 * checked: the platform does that.
 */
export function emailOfToken(token: string): string | undefined {
  const payload = token.split('.')[1] ?? '';
  try {
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(binary, (byte) => byte.charCodeAt(0)));
    return claims.parse(JSON.parse(text)).sub;
  } catch {
    return undefined;
  }
}
