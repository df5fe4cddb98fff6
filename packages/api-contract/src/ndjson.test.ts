import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseNdjson } from './ndjson.ts';
import { collect, cutAt, streamOf } from './streams.fixtures.ts';

const encode = (text: string) => new TextEncoder().encode(text);

async function values(chunks: Uint8Array[], maxLineLength?: number) {
  const lines = await collect(parseNdjson(streamOf(chunks), { maxLineLength }));
  return lines.map((line) => (line.kind === 'value' ? line.value : line.kind));
}

test('records are whole and in order however the bytes are split', async () => {
  const record = fc.record({ message: fc.string({ unit: 'grapheme' }) });
  const noise = fc.constantFrom('', '   ', '\r', '{"broken', 'data: x');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 4, arbitrary: record }, { weight: 1, arbitrary: noise })),
      fc.array(fc.nat(500)),
      fc.boolean(),
      async (items, cuts, endsWithNewline) => {
        const lines = items.map((item) => (typeof item === 'string' ? item : JSON.stringify(item)));
        const text = lines.join('\n') + (endsWithNewline ? '\n' : '');
        const isCutOff = (index: number) => index === items.length - 1 && !endsWithNewline;
        const expected = items.flatMap((item, index): readonly unknown[] => {
          if (typeof item !== 'string') return [item];
          return item.trim() === '' || isCutOff(index) ? [] : ['notJson'];
        });
        expect(await values(cutAt(encode(text), cuts))).toEqual(expected);
      },
    ),
  );
});

test('reads one byte at a time', async () => {
  const bytes = encode('{"text":"Grüße 🚢"}\n{"text":"\u2028"}\n');
  expect(await values([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual([
    { text: 'Grüße 🚢' },
    { text: '\u2028' },
  ]);
});

test('drops an endless line, reports it and reads the next one', async () => {
  const chunks = [
    ...Array.from({ length: 50 }, () => encode('x'.repeat(10))),
    encode('\n{"a":1}\n'),
  ];
  expect(await values(chunks, 100)).toEqual(['tooLong', { a: 1 }]);
});

test('reads a line of exactly the longest length', async () => {
  const line = JSON.stringify('x'.repeat(98));
  expect(await values([encode(`${line}\n"y${line.slice(1)}\n`)], 100)).toEqual([
    'x'.repeat(98),
    'tooLong',
  ]);
});

test('leaving the loop early releases the connection', async () => {
  let isCancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(encode('{"a":1}\n')),
    cancel: () => {
      isCancelled = true;
    },
  });
  for await (const line of parseNdjson(stream)) {
    expect(line).toEqual({ kind: 'value', value: { a: 1 } });
    break;
  }
  expect(isCancelled).toBe(true);
});

test('an error of the stream rejects the loop', async () => {
  const failing = streamOf([encode('{"a":1}\n')], new Error('reset'));
  await expect(collect(parseNdjson(failing))).rejects.toThrow('reset');
});
