import { createHash } from 'node:crypto';

import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { challengeOf, createPkce, InsecureContextError } from './pkce.ts';

test('the challenge matches the example of RFC 7636, appendix B', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

test('the challenge is the SHA-256 of any verifier in BASE64URL', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async (verifier) => {
      const expected = createHash('sha256').update(verifier).digest('base64url');
      expect(await challengeOf(verifier)).toBe(expected);
    }),
  );
});

test('the verifier is 28 random bytes as 56 hexadecimal characters', async () => {
  const { verifier, challenge } = await createPkce({
    subtle: crypto.subtle,
    getRandomValues(array) {
      if (array instanceof Uint8Array) array.set(Array.from({ length: 28 }, (_, index) => index));
      return array;
    },
  });
  expect(verifier).toBe('000102030405060708090a0b0c0d0e0f101112131415161718191a1b');
  expect(challenge).toBe(await challengeOf(verifier));
});

test('without SHA-256, as on plain http, creating a challenge fails with that reason', async () => {
  const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto), subtle: undefined };
  await expect(createPkce(insecure)).rejects.toBeInstanceOf(InsecureContextError);
  await expect(challengeOf('x', {})).rejects.toThrow('over https and on localhost only');
});

test('each verifier is different', async () => {
  const verifiers = await Promise.all(
    Array.from({ length: 100 }, async () => (await createPkce()).verifier),
  );
  expect(new Set(verifiers).size).toBe(100);
});
