/** A PKCE pair (RFC 7636): the verifier is stored, the S256 challenge is sent. */
export interface Pkce {
  /** 56 hexadecimal characters, from 28 random bytes. */
  verifier: string;
  /** BASE64URL(SHA-256(verifier)), without padding. */
  challenge: string;
}

/** Source of randomness and SHA-256. @default the browser's `crypto` */
export type PkceCrypto = Pick<Crypto, 'getRandomValues'> & {
  /** Missing on a page over plain http, despite its type. */
  subtle?: Pick<SubtleCrypto, 'digest'> | undefined;
};

/** Thrown where the browser offers no SHA-256: on a page over plain http that is not on localhost. */
export class InsecureContextError extends Error {
  override readonly name = 'InsecureContextError';

  constructor() {
    super('Browsers offer cryptography to pages over https and on localhost only');
  }
}

/** Makes a new pair. Needs a secure context (https or localhost), as the browser's `crypto.subtle` does. */
export async function createPkce(crypto: PkceCrypto = globalThis.crypto): Promise<Pkce> {
  const bytes = crypto.getRandomValues(new Uint8Array(28));
  const verifier = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { verifier, challenge: await challengeOf(verifier, crypto) };
}

/** The S256 challenge of a verifier (RFC 7636 section 4.2). */
export async function challengeOf(
  verifier: string,
  { subtle }: Pick<PkceCrypto, 'subtle'> = globalThis.crypto,
): Promise<string> {
  if (subtle === undefined) throw new InsecureContextError();
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
