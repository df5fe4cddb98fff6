import { expect, test } from 'vitest';

import { isChallenge, isVerifierOf } from './pkce.ts';

// The example of RFC 7636 appendix B.
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

test('accepts the example of the RFC', async () => {
  expect(isChallenge(challenge)).toBe(true);
  expect(await isVerifierOf(challenge, verifier)).toBe(true);
});

test('rejects a verifier that differs or has an invalid format', async () => {
  expect(await isVerifierOf(challenge, `${verifier}x`)).toBe(false);
  expect(await isVerifierOf(challenge, 'too-short')).toBe(false);
  expect(await isVerifierOf(challenge, '')).toBe(false);
});

test.each(['', challenge.slice(1), `${challenge}=`, `${challenge.slice(1)}+`])(
  'rejects "%s" as a challenge',
  (text) => {
    expect(isChallenge(text)).toBe(false);
  },
);

test('a verifier has 43 to 128 characters', async () => {
  const challengeOf = async (text: string) => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return Buffer.from(digest).toString('base64url');
  };
  const fits = async (length: number) => {
    const text = 'a'.repeat(length);
    return isVerifierOf(await challengeOf(text), text);
  };
  expect(await Promise.all([42, 43, 56, 128, 129].map(fits))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});
