import { describe, expect, test } from 'vitest';

import { en } from './en/index.ts';
import { mergeMessages } from './messages.ts';

describe('messages of the host', () => {
  test('replace only the texts they contain', () => {
    const merged = mergeMessages(en, { pages: { logIn: 'Anmelden' } });
    expect(merged.pages.logIn).toBe('Anmelden');
    expect(merged.pages.signUp).toBe(en.pages.signUp);
    expect(merged.errors).toEqual(en.errors);
    expect(en.pages.logIn).toBe('Log In');
  });

  test('fall back to English when they lack a text', () => {
    expect(mergeMessages(en, undefined)).toEqual(en);
    expect(mergeMessages(en, { pages: { logIn: undefined }, common: undefined })).toEqual(en);
  });

  test('are ignored when their type or name does not match', () => {
    const base = { plural: (count: number) => `${count}`, nested: { text: 'a' } };
    const hostile = JSON.parse(
      '{"plural":"x","nested":{"text":{"a":1},"extra":"b"},"__proto__":{"polluted":true}}',
    );
    const merged = mergeMessages(base, hostile);
    expect(merged).toEqual(base);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('replace lists as a whole', () => {
    const list = { examples: ['one', 'two'] };
    expect(mergeMessages(list, { examples: ['uno'] })).toEqual({ examples: ['uno'] });
    expect(mergeMessages(list, {})).toEqual(list);
  });

  test('replace functions as a whole', () => {
    const base = { count: (n: number) => `${n} apps` };
    expect(mergeMessages(base, { count: (n: number) => `${n} Apps` }).count(2)).toBe('2 Apps');
  });
});
