import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { jwt } from './jwt.fixtures.ts';
import { personOf } from './personOf.ts';

test('a refreshed token is for the same person', () => {
  expect(personOf(jwt({ sub: 'ada', exp: 1 }))).toBe(personOf(jwt({ sub: 'ada', exp: 2 })));
  expect(personOf(jwt({ sub: 'çelik?>', exp: 1 }))).toBe(personOf(jwt({ sub: 'çelik?>', exp: 2 })));
});

test('another subject, or the same one of another issuer, is another person', () => {
  const ada = personOf(jwt({ sub: 'ada' }));
  expect(personOf(jwt({ sub: 'grace' }))).not.toBe(ada);
  expect(personOf(jwt({ sub: 'ada', iss: 'https://id.example' }))).not.toBe(ada);
});

test.each(['opaque', 'a.b', 'a.!.c', 'a.bnVsbA.c', jwt({ sub: '' }), jwt({ sub: 7 }), jwt({})])(
  '%s tells nobody from another, so it is compared whole',
  (token) => expect(personOf(token)).toBe(token),
);

test('no token breaks it', () => {
  fc.assert(
    fc.property(fc.string(), (token) => {
      expect(personOf(token)).toBeTypeOf('string');
    }),
  );
});
