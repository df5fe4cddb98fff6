import { isRTL } from 'react-aria-components';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { loadLanguage, localeFor } from './languages.ts';

test.each([
  ['system', ['de-CH', 'en'], 'de', 'de-CH'],
  ['system', ['fr-FR', 'es-CO', 'en-US'], 'es', 'es-CO'],
  ['system', ['fr-FR'], 'en', 'en-US'],
  ['system', [], 'en', 'en-US'],
  ['ja', ['de-CH', 'en'], 'ja', 'ja'],
  ['en', ['de-CH', 'en-GB'], 'en', 'en-GB'],
  ['en', ['de-CH'], 'en', 'en-US'],
] as const)(
  'choosing %s on a device with languages %j selects %s (%s)',
  (choice, wanted, ...expected) => {
    const { language, locale } = localeFor(choice, wanted);
    expect([language, locale]).toEqual(expected);
  },
);

test.each([
  ['en-US@posix', 'en', 'en-US'],
  ['de_AT.UTF-8', 'de', 'de-AT'],
  ['de_DE@euro', 'de', 'de-DE'],
  ['ar_EG.UTF-8@x', 'ar', 'ar-EG-u-nu-latn'],
  ['es-419', 'es', 'es-419'],
  ['ES-mx', 'es', 'es-MX'],
  ['ja-JP-u-ca-japanese', 'ja', 'ja-JP-u-ca-japanese'],
  ['de-', 'de', 'de'],
  ['de-u', 'de', 'de'],
  ['ar-!', 'ar', 'ar-u-nu-latn'],
  ['C', 'en', 'en-US'],
  ['POSIX', 'en', 'en-US'],
  ['', 'en', 'en-US'],
  ['*', 'en', 'en-US'],
])('the device language %j selects %s (%s)', (tag, ...expected) => {
  const { language, locale } = localeFor('system', [tag]);
  expect([language, locale]).toEqual(expected);
});

test('any language tag of a device selects a valid locale', () => {
  const part = fc.constantFrom(
    'en',
    'ar',
    'de',
    'US',
    'u',
    'nu',
    'x',
    'a',
    '@',
    '.',
    '_',
    '-',
    '*',
  );
  const tag = fc.oneof(
    fc.array(part, { maxLength: 6 }).map((parts) => parts.join('')),
    fc.array(part, { maxLength: 6 }).map((parts) => parts.join('-')),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(tag, { maxLength: 3 }), (wanted) => {
      const { locale } = localeFor('system', wanted);
      expect(new Intl.NumberFormat(locale).format(1)).toBe('1');
      expect(typeof isRTL(locale)).toBe('boolean');
    }),
  );
});

test('Arabic uses Latin digits in every region, as in ids and logs', () => {
  const { locale } = localeFor('system', ['ar-EG']);
  expect(new Intl.NumberFormat(locale).format(1234)).toBe('1,234');
});

test('a loaded language has messages and a direction, and English has no messages of its own', async () => {
  const arabic = await loadLanguage('ar', ['en-GB']);
  expect(arabic).toMatchObject({ language: 'ar', locale: 'ar', direction: 'rtl' });
  expect(arabic.messages?.common?.retry).toMatch(/[\u0600-\u06FF]/);
  expect(await loadLanguage('system', ['en-GB'])).toEqual({
    language: 'en',
    locale: 'en-GB',
    direction: 'ltr',
    messages: undefined,
  });
});
