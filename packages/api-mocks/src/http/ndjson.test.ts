import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { toBody, toLine } from './ndjson.ts';

const piece = fc.oneof(
  fc.string({ maxLength: 5 }),
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  fc.constantFrom('\u0085', '\u2028', '\u2029', '\r\n', '😀'),
);

test('any text is one line that reads back the same', () => {
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join('')),
      (message) => {
        const line = toLine({ message });
        expect(line.slice(0, -1)).not.toMatch(/[\n\r\u0085\u2028\u2029]/);
        expect(JSON.parse(line)).toEqual({ message });
      },
    ),
  );
});

test('the separators that JSON leaves alone are escaped', () => {
  expect(toLine('\u0085\u2028\u2029')).toBe(String.raw`"\u0085\u2028\u2029"` + '\n');
});

test('each record is a chunk of its own, and a reader who leaves aborts the source', async () => {
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
