import { expect, test } from 'vitest';

import { flagOf } from './flags.ts';
import { Segments } from './segments.ts';

const perSegment = 8192;

const empty = { text: '', flags: 0, time: Number.NaN, origin: 0, changes: [] };

function filled(count: number) {
  const segments = new Segments();
  for (let line = 0; line < count; line += 1) {
    const text = `line ${line}${line % 3 === 0 ? ' ✓' : ''}`;
    segments.add({ ...empty, text, flags: flagOf('none'), time: line });
  }
  return segments;
}

function textOf(segments: Segments, line: number) {
  const place = segments.place(line);
  return place?.segment.text(place.index);
}

test('lines are found in any order, in sealed segments and the open one', () => {
  const segments = filled(3 * perSegment + 10);
  const edges = [0, 1, 2, 3].flatMap((segment) => [
    segment * perSegment,
    segment * perSegment + 7,
    segment * perSegment - 1,
  ]);
  for (const line of [...edges, ...edges.toReversed(), 20_000, 5, 20_001]) {
    const expected = line < 0 ? undefined : `line ${line}${line % 3 === 0 ? ' ✓' : ''}`;
    expect(textOf(segments, line)).toBe(expected);
    const place = segments.place(line);
    expect(place?.segment.time(place.index)).toBe(line < 0 ? undefined : line);
  }
  expect(textOf(segments, 3 * perSegment + 10)).toBeUndefined();
});

test('the length counts the text of whole segments, and a line feed each', () => {
  const segments = new Segments();
  for (let line = 0; line < 2 * perSegment + 1; line += 1) segments.add({ ...empty, text: 'abc' });
  expect(segments.length).toBe((2 * perSegment + 1) * 4);
  segments.trimTo(perSegment - 1);
  expect(segments.length).toBe((2 * perSegment + 1) * 4);
  segments.trimTo(perSegment);
  expect(segments.length).toBe((perSegment + 1) * 4);
  segments.trimTo(3);
  expect([segments.firstLine, segments.secondSegment]).toEqual([perSegment, 2 * perSegment]);
  segments.trimTo(1e9);
  expect([segments.firstLine, segments.length]).toEqual([segments.endLine, 4]);
  expect(segments.secondSegment).toBe(segments.endLine);
});

test('lines are found after earlier segments were trimmed', () => {
  const segments = filled(3 * perSegment + 10);
  expect(textOf(segments, 2 * perSegment + 1)).toBe(`line ${2 * perSegment + 1}`);
  segments.trimTo(perSegment + 5);
  expect(textOf(segments, perSegment + 4)).toBeUndefined();
  for (const line of [perSegment + 5, 2 * perSegment + 1, 3 * perSegment + 1]) {
    expect(textOf(segments, line)).toMatch(new RegExp(`^line ${line}\\b`));
  }
});

test('a cleared log goes on with the next number', () => {
  const segments = filled(perSegment + 10);
  segments.clear();
  const end = perSegment + 10;
  expect([segments.firstLine, segments.endLine, segments.length]).toEqual([end, end, 0]);
  segments.add({ ...empty, text: 'again' });
  expect(textOf(segments, end)).toBe('again');
  expect(textOf(segments, 0)).toBeUndefined();
});
