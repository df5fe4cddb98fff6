import { expect, test } from 'vitest';

import { toVisible } from './visible.ts';

test.each([
  ['\0a\u001B[0m', '␀a␛[0m'],
  ['a\tb', 'a\tb'],
  ['\u007F\u009B', '␡␦'],
  ['user\u202Enimda', 'user␦nimda'],
  ['one\u2028two\u2029three', 'one␤two␤three'],
  ['\u001F \u0085', '␟ ␦'],
  ['\uD800 and \uDBFF and \uDFFF', '\uFFFD and \uFFFD and \uFFFD'],
  ['\u2027 \uE000', '\u2027 \uE000'],
  ['\uD83D and 😀 and \uDE00', '\uFFFD and 😀 and \uFFFD'],
])('%j renders as %j', (text, seen) => {
  expect(toVisible(text)).toBe(seen);
  expect(toVisible(text)).toHaveLength(text.length);
});
