import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { segmentsOf } from './segments.ts';

const nothing = { styles: [], masks: [] };

/** Spans in order that do not overlap, in a text of 100. */
const spans = fc.uniqueArray(fc.nat(100), { maxLength: 12 }).map((places) => {
  const sorted = places.toSorted((a, b) => a - b);
  return Array.from({ length: Math.floor(sorted.length / 2) }, (_, index) => ({
    from: sorted[index * 2] ?? 0,
    to: sorted[index * 2 + 1] ?? 0,
  }));
});

test('a plain line is one segment, and an empty line has none', () => {
  expect(segmentsOf(5, nothing)).toMatchObject([{ from: 0, to: 5 }]);
  expect(segmentsOf(0, nothing)).toEqual([]);
});

test('segments cover the text once, in order, each with the style of its range', () => {
  fc.assert(
    fc.property(spans, (styled) => {
      const pieces = segmentsOf(100, {
        ...nothing,
        styles: styled.map((span) => ({ ...span, style: { bold: true as const } })),
      });
      expect(pieces[0]?.from).toBe(0);
      expect(pieces.at(-1)?.to).toBe(100);
      for (const [index, { from, to, style }] of pieces.entries()) {
        expect(from).toBe(pieces[index - 1]?.to ?? 0);
        expect(style?.bold === true).toBe(
          styled.some((span) => span.from <= from && to <= span.to),
        );
      }
    }),
  );
});

test('a mask is one segment, even when styles change inside it', () => {
  const mask = { from: 2, to: 8, label: 'Token', isRevealed: false };
  const pieces = segmentsOf(10, {
    ...nothing,
    masks: [mask],
    styles: [{ from: 4, to: 6, style: { bold: true } }],
  });
  expect(pieces.map(({ from, to, mask: one }) => [from, to, one !== undefined])).toEqual([
    [0, 2, false],
    [2, 8, true],
    [8, 10, false],
  ]);
});
