import { toBase64Url } from '../../bytes.ts';

/** Whether a text has the form of an S256 challenge: 32 bytes in URL-safe base64 (RFC 7636 section 4.2). */
export function isChallenge(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Whether a verifier is well-formed and matches the challenge (RFC 7636 section 4.6). */
export async function isVerifierOf(challenge: string, verifier: string): Promise<boolean> {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return toBase64Url(new Uint8Array(digest)) === challenge;
}
