import { describe, expect, test } from 'vitest';

import { decodeJapanese, decodeText, guessNameEncoding } from './decodeNames.ts';

describe('the text of a file is decoded', () => {
  test.each([
    ['as UTF-8', [0xc3, 0xa9, 0x2a], 'é*'],
    ['as UTF-8 without its byte order mark', [0xef, 0xbb, 0xbf, 0x2a], '*'],
    ['as UTF-16, low byte first', [0xff, 0xfe, 0xe9, 0x00, 0x2a, 0x00], 'é*'],
    ['as UTF-16, high byte first', [0xfe, 0xff, 0x00, 0xe9, 0x00, 0x2a], 'é*'],
    ['as Shift_JIS', [0x93, 0xfa, 0x96, 0x7b], '日本'],
    ['as Windows-1252', [0xfc, 0x20, 0x2a], 'ü *'],
    ['as Windows-1252 when only the first byte is of a byte order mark', [0xff, 0x2a], 'ÿ*'],
    ['as Windows-1252 when only the second byte is of a byte order mark', [0x2a, 0xfe], '*þ'],
    ['as Windows-1252 when both bytes are equal', [0xff, 0xff], 'ÿÿ'],
    ['as Windows-1252 when both bytes are the other', [0xfe, 0xfe], 'þþ'],
    ['when it is empty', [], ''],
  ])('%s', (_how, bytes, text) => {
    expect(decodeText(new Uint8Array(bytes))).toBe(text);
  });
});

test('bytes that are no Shift_JIS are not decoded as Japanese', () => {
  expect(decodeJapanese(new Uint8Array([0x95, 0x5c]))).toBe('表');
  expect(decodeJapanese(new Uint8Array([0x81]))).toBeUndefined();
});

describe('the encoding of the names in an archive is', () => {
  const name = (bytes: readonly number[], cp437: string) => ({
    bytes: new Uint8Array(bytes),
    cp437,
  });
  const japanese = name([0x93, 0xfa, 0x96, 0x7b], 'ô·û{');
  /** テスト */
  const katakana = name([0x83, 0x65, 0x83, 0x58, 0x83, 0x67], 'âeâXâg');
  const french = name([0x63, 0x68, 0x83, 0x74, 0x65, 0x61, 0x75, 0x2e, 0x31], 'château.1');

  test.each([
    ['Shift_JIS for adjacent Japanese characters', [katakana], 'Shift_JIS'],
    ['CP437 for a name that Shift_JIS cannot have', [japanese, name([0x84], 'ä')], 'CP437'],
    ['CP437 for symbols in Shift_JIS', [name([0x81, 0x9a], 'üÜ')], 'CP437'],
    ['CP437 for a character between Latin letters', [french], 'CP437'],
    ['CP437 for a character before a Latin letter', [name([0x83, 0x74, 0x61], 'âta')], 'CP437'],
    ['CP437 for a character after a Latin letter', [name([0x61, 0x83, 0x74], 'aât')], 'CP437'],
    [
      'Shift_JIS for a character between others',
      [name([0x31, 0x83, 0x74, 0x2e], '1ât.')],
      'Shift_JIS',
    ],
    ['Shift_JIS when one of several names has a Japanese word', [french, katakana], 'Shift_JIS'],
    ['Shift_JIS for a backslash in CP437', [name([0x61, 0x95, 0x5c, 0x61], 'aò\\a')], 'Shift_JIS'],
    ['Shift_JIS for box drawing in CP437', [name([0x61, 0x95, 0xb6, 0x61], 'aò╢a')], 'Shift_JIS'],
    [
      'Shift_JIS when one of several names has box drawing in CP437',
      [french, name([0x61, 0x95, 0xb6, 0x61], 'aò╢a')],
      'Shift_JIS',
    ],
  ])('%s', (_what, names, encoding) => {
    expect(guessNameEncoding(names)).toBe(encoding);
  });
});
