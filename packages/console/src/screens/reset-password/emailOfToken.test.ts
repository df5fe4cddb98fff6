import { expect, test } from 'vitest';

import { emailOfToken } from './emailOfToken.ts';

const tokenOf = (payload: unknown) =>
  ['header', Buffer.from(JSON.stringify(payload)).toString('base64url'), 'signature'].join('.');

test('a token about an email names it', () => {
  expect(emailOfToken(tokenOf({ exp: 1, sub: 'grace@example.com' }))).toBe('grace@example.com');
});

test.each([
  ['is opaque', 'opaque-token'],
  ['is about an id', tokenOf({ sub: '1f0c' })],
  ['has no subject', tokenOf({})],
  ['holds no JSON', 'a.bm8.c'],
  ['is empty', ''],
])('a token that %s names none', (_, token) => {
  expect(emailOfToken(token)).toBeUndefined();
});
