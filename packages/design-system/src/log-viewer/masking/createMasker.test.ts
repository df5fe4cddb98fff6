import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { conceal } from './conceal.ts';
import { createMasker } from './createMasker.ts';

const mask = createMasker();

test('masks a private key up to its end or the end of the line', () => {
  const key = '-----BEGIN RSA PRIVATE KEY-----\u2028MIIEow\r\\nIBAAK';
  const hidden = { from: 31, to: key.length, label: 'Private key' };
  expect(mask(`${key}-----END RSA PRIVATE KEY-----`)).toEqual([hidden]);
  expect(mask(key)).toEqual([hidden]);
});

test('scans a line full of unterminated keys in time', () => {
  const keys = '-----BEGIN PRIVATE KEY-----'.repeat(20_000);
  expect(mask(`${keys}\u2028`)).toEqual([{ from: 27, to: keys.length + 1, label: 'Private key' }]);
});

test('masks every character of known values, even of overlapping ones', () => {
  const few = fc.stringMatching(/^[ab]{6,9}$/);
  fc.assert(
    fc.property(
      fc.array(few, { minLength: 1, maxLength: 4 }),
      fc.array(fc.oneof(few, fc.stringMatching(/^[abc]{0,4}$/)), { maxLength: 6 }),
      (values, parts) => {
        const text = parts.join('');
        const hidden = createMasker({ rules: [], values })(text);
        for (const value of values) {
          for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + 1)) {
            for (let each = at; each < at + value.length; each += 1) {
              expect(hidden.some(({ from, to }) => from <= each && each < to)).toBe(true);
            }
          }
        }
      },
    ),
  );
  const label = 'Secret value';
  const overlapping = createMasker({ rules: [], values: ['abcdefgh', 'efghijkl'] });
  expect(overlapping('abcdefghijkl')).toEqual([{ from: 0, to: 12, label }]);
});

test('masks a value of several lines line by line', () => {
  const values = ['first line\r\nsecond line\n}'];
  const hides = createMasker({ rules: [], values, valueLabel: 'Key' });
  expect(hides('> first line')).toEqual([{ from: 2, to: 12, label: 'Key' }]);
  expect(hides('second line')).toEqual([{ from: 0, to: 11, label: 'Key' }]);
  expect(hides('}')).toEqual([]);
});

test('masks a longer value where a shorter one starts it', () => {
  const hides = createMasker({ rules: [], values: ['secret', 'secret-long'] });
  expect(hides('a secret-long')).toEqual([{ from: 2, to: 13, label: 'Secret value' }]);
});

test('masks known values as they are written, not as patterns', () => {
  const hides = createMasker({ rules: [], values: ['p.ss*w/rd(1)'] });
  expect(hides('pass p.ss*w/rd(1)')).toEqual([{ from: 5, to: 17, label: 'Secret value' }]);
  expect(hides('pass ssssw/rd1')).toEqual([]);
});

describe('own rules', () => {
  const [one, two] = [
    { label: 'One', pattern: /b+c/ },
    { label: 'Two', pattern: /a+b+/ },
  ];

  test.each([
    ['join where they overlap', [one, two], 'aabbc', '0-5 Two'],
    ['keep their order in the line', [one, two], 'bc aab', '0-2 One, 3-6 Two'],
    ['stay apart where they touch', [two, { label: 'C', pattern: /c+/ }], 'abcc', '0-2 Two, 2-4 C'],
    [
      'use the longer of two that start together',
      [{ label: 'A', pattern: /a+/ }, two],
      'aab',
      '0-3 Two',
    ],
    [
      'leave out a match within another',
      [two, { label: 'A', pattern: /(?<=a)a/ }],
      'aaab',
      '0-4 Two',
    ],
    [
      'mask a group named secret only',
      [{ label: 'A', pattern: /a(?<secret>b+)/ }],
      'aabb',
      '2-4 A',
    ],
    ['ignore empty matches', [{ label: 'X', pattern: /x*/ }], 'aax', '2-3 X'],
    [
      'ignore case where their pattern does',
      [{ label: 'A', pattern: /ab/gi, hint: /b/gi }],
      'AB ab',
      '0-2 A, 3-5 A',
    ],
    [
      'are each found by their own hint',
      [
        { label: 'One', pattern: /x1/, hint: /x/ },
        { label: 'Two', pattern: /y1/, hint: /y/ },
      ],
      'y1',
      '0-2 Two',
    ],
    [
      'are skipped in a line without their hint',
      [
        { label: 'One', pattern: /a1/, hint: /zz/ },
        { label: 'Two', pattern: /a1/, hint: /zz/i },
        { label: 'Three', pattern: /a1/, hint: /a/ },
      ],
      'a1',
      '0-2 Three',
    ],
  ])('%s', (_, rules, text, expected) => {
    const hides = createMasker({ rules });
    const spansOf = () => hides(text).map(({ from, to, label }) => `${from}-${to} ${label}`);
    expect(spansOf().join(', ')).toBe(expected);
    // A masker keeps nothing of the line before.
    expect(spansOf().join(', ')).toBe(expected);
  });
});

test.each([
  ['a secret and more', [{ from: 2, to: 8 }], 'a •••••• and more'],
  [
    'ab cd',
    [
      { from: 0, to: 1 },
      { from: 3, to: 5 },
    ],
    '•b ••',
  ],
  ['nothing', [], 'nothing'],
])('%j is shown with a dot for each masked character', (text, hidden, shown) => {
  expect(conceal(text, hidden)).toBe(shown);
});

/** A text as JSON writes it between quotes, so many times over. */
const written = (text: string, times: number): string =>
  times === 0 ? text : written(JSON.stringify(text).slice(1, -1), times - 1);

test('masks exactly the password in JSON and nested JSON', () => {
  const piece = fc.oneof(
    fc.constantFrom('\\', '"', '\n', "'", ',', '}', ' '),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
  );
  const password = fc
    .array(piece, { minLength: 1, maxLength: 30 })
    .map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(password, fc.nat(2), fc.boolean(), (secret, depth, isSpaced) => {
      const colon = isSpaced ? ': ' : ':';
      const before = written(`{"user":"ada","password"${colon}"`, depth);
      const hidden = written(secret, depth + 1);
      const after = written('","berth":"north"}', depth);
      const label = 'Secret';
      expect(mask(`${before}${hidden}${after}`)).toEqual([
        { from: before.length, to: before.length + hidden.length, label },
      ]);
    }),
  );
});

test.each([
  [String.raw`password="swordfish\" user="ada"`, 'swordfish\\'],
  [String.raw`PASSWORD='swordfish\' user=ada`, 'swordfish\\'],
  [String.raw`password="sword\"fish`, String.raw`sword\"fish`],
  [String.raw`{\"password\":\"sword`, 'sword'],
])('masks only the password of %s', (text, password) => {
  const from = text.lastIndexOf(password);
  expect(mask(text)).toEqual([{ from, to: from + password.length, label: 'Secret' }]);
});

const long = 'aB3dE5'.repeat(2500);

test.each([
  ['a variable', `GCP_SA_KEY=${long}`],
  ['quotes', `password="${long}"`],
  ['quotes that are never closed', `password="${long}`],
  ['JSON', `{"client_secret": "${long}"}`],
  ['JSON in JSON', String.raw`{\"client_secret\": \"${long}\"}`],
  ['YAML', `    client-key-data: ${long}`],
  ['XML', `<password>${long}</password>`],
  ['a header', `Authorization: Negotiate ${long}`],
  ['a quoted header', `-H "Authorization: Bearer ${long}"`],
  ['a scheme alone', `with Bearer ${long} of`],
  ['a cookie', `Cookie: session=${long}; path=/`],
  ['a web token', `got eyJhbGciOiJI.eyJ${long}.${long} from`],
  ['a query', `GET /blob?sv=2&sig=${long}&se=3`],
])('masks a long secret to its end, in %s', (_, line) => {
  // Compared as a boolean: the text would fill the report.
  expect(conceal(line, mask(line)).includes(long.slice(-6))).toBe(false);
});

test('scans unterminated JSON in time', () => {
  const length = 200_000;
  const hostile = [
    'password="a\\" ',
    'password=\\"aaaa',
    'token=\\\\\\"',
    'secret:\'a"',
    '\\',
    'token="\\',
  ];
  for (const text of hostile) {
    const line = `password="${text.repeat(length / text.length)}`;
    expect(mask(line).length).toBeGreaterThan(0);
  }
});
