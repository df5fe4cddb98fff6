import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { toBody, toLine } from './ndjson.ts';

const fragment = fc.oneof(
  fc.string({ maxLength: 5 }),
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  fc.constantFrom('\u0085', '\u2028', '\u2029', '\r\n', '😀'),
);

test('any text is one line that parses back to itself', () => {
  fc.assert(
    fc.property(
      fc.array(fragment).map((fragments) => fragments.join('')),
      (message) => {
        const line = toLine({ message });
        expect(line.slice(0, -1)).not.toMatch(/[\n\r\u0085\u2028\u2029]/);
        expect(JSON.parse(line)).toEqual({ message });
      },
    ),
  );
});

test('escapes the line separators that JSON leaves unescaped', () => {
  expect(toLine('\u0085\u2028\u2029')).toBe(String.raw`"\u0085\u2028\u2029"` + '\n');
});

test('each record is one chunk, and a reader that cancels aborts the source', async () => {
  let signal: AbortSignal | undefined;
  const body = toBody(async function* records(given) {
    signal = given;
    yield 1;
    yield 2;
  });
  const reader = body.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('1\n');
  await reader.cancel();
  expect(signal?.aborted).toBe(true);
});
