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
  'who chose %s on a device that wants %j reads %s (%s)',
  (choice, wanted, ...expected) => {
    const { language, locale } = localeFor(choice, wanted);
    expect([language, locale]).toEqual(expected);
  },
);

test('Arabic keeps the digits of ids and logs, in every region', () => {
  const { locale } = localeFor('system', ['ar-EG']);
  expect(new Intl.NumberFormat(locale).format(1234)).toBe('1,234');
});

test('a language comes with its words and its direction, English with none of its own', async () => {
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
