import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createMasker } from './createMasker.ts';

const mask = createMasker();

const characters = `abXY79/?#[]@!$&'()*+,;=:"<>\`{}|^~%\\.-_`.split('');

const password = fc
  .array(fc.constantFrom(...characters), { minLength: 4, maxLength: 20 })
  .map((chosen) => `s${chosen.join('')}`)
  // A quote after an `@` ends an address, because the text around it may be JSON.
  .filter((text) => !/@.*["'`]/.test(text));

const surroundings = [
  '%s',
  'could not connect to %s',
  'could not connect to "%s": refused',
  "DATABASE_URL='%s'",
  '(%s)',
  '<%s>',
  '`%s`, then ada@example.net',
  '[link](%s)',
  '{"url":"%s","owner":"ada@example.net"}',
  'url=%s mail=ada@example.net',
];

test.each([
  'postgresql://app:%s@db.internal:5432/app',
  'redis://:%s@cache:6379/0',
  'amqp://ada:%s@broker',
  'https://ci:%s@git.example.net/quay/harbour.git',
])('%s: nothing of a password with reserved characters stays readable', (address) => {
  fc.assert(
    fc.property(password, fc.constantFrom(...surroundings), (secret, around) => {
      const written = around.includes('{"') ? JSON.stringify(secret).slice(1, -1) : secret;
      const [before = '', after = ''] = around.split('%s');
      const [start = '', end = ''] = address.split('%s');
      const text = `${before}${start}${written}${end}${after}`;
      const from = before.length + start.length;
      const to = from + written.length;
      const isHidden = mask(text).some((span) => span.from <= from && to <= span.to);
      expect({ text, isHidden }).toEqual({ text, isHidden: true });
    }),
    { numRuns: 3000 },
  );
});

test('a line full of addresses takes linear time', () => {
  for (const piece of ['//a:', '//a:b', 'x://a:b@', '//a:@', 'postgres://a: '])
    expect(mask(piece.repeat(50_000)).length).toBeGreaterThanOrEqual(0);
});
