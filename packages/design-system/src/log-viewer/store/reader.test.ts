import { beforeEach, expect, test, vi } from 'vitest';

import type { Masker } from '../masking/types.ts';
import { flag, flagOf } from './flags.ts';
import { createReader, type Reader } from './reader.ts';
import { Segments } from './segments.ts';

const masker = vi.fn<Masker>((text) => {
  const from = text.indexOf('secret');
  return from === -1 ? [] : [{ from, to: from + 6, label: 'Secret' }];
});

let segments: Segments;
let reader: Reader;

const add = (text: string, flags = flagOf('none'), time = Number.NaN) =>
  segments.add({ text, flags, time, origin: 0, changes: [] });

beforeEach(() => {
  masker.mockClear();
  segments = new Segments();
  reader = createReader(segments, masker, () => undefined);
});

test('a line has its level and time, and refers to the first line of its entry', () => {
  add('one', flagOf('error'), 12.5);
  add('two', flagOf('error') | flag.continuation);
  add('three', flagOf('error') | flag.continuation);
  const shown = {
    styles: [],
    masks: [],
    isGap: false,
    isLate: false,
    origin: undefined,
    level: 'error',
    entry: 0,
  };
  expect(reader.read(0)).toEqual({ ...shown, line: 0, text: 'one', time: 12.5 });
  expect(reader.read(2)).toEqual({ ...shown, line: 2, text: 'three', time: undefined });
  segments.trimTo(1);
  expect([reader.entryOf(2), reader.entryOf(1)]).toEqual([1, 1]);
});

test('a line that does not exist, or no longer, is a gap without text', () => {
  add('one');
  add('two');
  const gap = { text: '', isGap: true, masks: [], styles: [], time: undefined };
  expect(reader.read(0)).toMatchObject({ text: 'one', isGap: false });
  segments.trimTo(1);
  for (const line of [-1, 0, 2]) expect(reader.read(line)).toMatchObject({ line, ...gap });
  expect([reader.secretText(0), reader.secretText(1)]).toEqual(['', 'two']);
});

test('secrets are looked for in marked lines alone', () => {
  add('a secret');
  add('a secret', flag.gap | flag.suspect);
  add('a secret', flag.suspect);
  add('MIIEvQ', flag.secret);
  expect([0, 1, 2, 3].map((line) => reader.read(line).text)).toEqual([
    'a secret',
    'a secret',
    'a ••••••',
    '••••••',
  ]);
  expect(masker).toHaveBeenCalledTimes(1);
  expect(reader.read(3).masks).toEqual([
    { from: 0, to: 6, label: 'Private key', isRevealed: false },
  ]);
});

test('a secret is revealed alone, and hidden again', () => {
  for (let line = 0; line < 2; line += 1) add('a secret', flag.suspect);
  const hidden = (line: number) => reader.hidden(line, reader.secretText(line)).length;
  const texts = () => [reader.read(0).text, reader.read(1).text];
  expect(texts()).toEqual(['a ••••••', 'a ••••••']);
  reader.reveal(1, 2, true);
  expect(texts()).toEqual(['a ••••••', 'a secret']);
  expect([hidden(0), hidden(1), reader.revision]).toEqual([1, 0, 1]);
  reader.reveal(1, 2, false);
  expect(texts()).toEqual(['a ••••••', 'a ••••••']);
  reader.reveal(1, 2, true);
  reader.forget();
  expect(texts()).toEqual(['a ••••••', 'a ••••••']);
  expect(reader.revision).toBe(3);
});

test('the last hundred lines are not parsed again', () => {
  for (let line = 0; line < 300; line += 1) add(`line ${line}`);
  const first = reader.read(0);
  const second = reader.read(1);
  expect(reader.read(0)).toBe(first);
  for (let line = 2; line <= 100; line += 1) reader.read(line);
  expect(reader.read(1)).toBe(second);
  expect(reader.read(0)).not.toBe(first);
  const last = reader.read(100);
  // Lines that do not exist take no place.
  for (let line = 300; line < 500; line += 1) reader.read(line);
  expect(reader.read(100)).toBe(last);
  reader.forget();
  expect(reader.read(100)).not.toBe(last);
});

test('a million characters are kept at most, also after secrets were revealed', () => {
  const long = 'x'.repeat(400_000);
  for (let line = 0; line < 4; line += 1) add(long);
  const [first, second] = [reader.read(0), reader.read(1)];
  // Nothing of line 2 is kept yet, so nothing is given back.
  for (const isRevealed of [true, false, true]) reader.reveal(2, 0, isRevealed);
  expect(reader.read(0)).toBe(first);
  reader.read(2);
  expect(reader.read(1)).toBe(second);
  expect(reader.read(0)).not.toBe(first);
});
