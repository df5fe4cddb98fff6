import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { segmentsOf } from './segments.ts';

const nothing = { styles: [], accents: [], masks: [], hits: [] };

/** Spans in order that do not overlap, in a text of 100. */
const spans = fc.uniqueArray(fc.nat(100), { maxLength: 12 }).map((places) => {
  const sorted = places.toSorted((a, b) => a - b);
  return Array.from({ length: Math.floor(sorted.length / 2) }, (_, index) => ({
    from: sorted[index * 2] ?? 0,
    to: sorted[index * 2 + 1] ?? 0,
  }));
});

test('a plain line is one piece, an empty one none', () => {
  expect(segmentsOf(5, nothing)).toMatchObject([{ from: 0, to: 5 }]);
  expect(segmentsOf(0, nothing)).toEqual([]);
});

test('pieces cover the text once, in order, and each has the look of its place', () => {
  fc.assert(
    fc.property(spans, spans, spans, (styled, accented, found) => {
      const pieces = segmentsOf(100, {
        styles: styled.map((span) => ({ ...span, style: { bold: true as const } })),
        accents: accented.map((span) => ({ ...span, accent: 'key' as const })),
        masks: [],
        hits: found.map((span) => ({ ...span, isCurrent: false })),
      });
      expect(pieces[0]?.from).toBe(0);
      expect(pieces.at(-1)?.to).toBe(100);
      for (const [index, { from, to, style, accent, hit }] of pieces.entries()) {
        expect(from).toBe(pieces[index - 1]?.to ?? 0);
        const isIn = (list: readonly { from: number; to: number }[]) =>
          list.some((span) => span.from <= from && to <= span.to);
        expect(style?.bold === true).toBe(isIn(styled));
        expect(accent === 'key').toBe(isIn(accented));
        expect(hit === 'other').toBe(isIn(found));
      }
    }),
  );
});

test('a mask is one piece, whatever else changes inside it', () => {
  const mask = { from: 2, to: 8, label: 'Token', isRevealed: false };
  const pieces = segmentsOf(10, {
    ...nothing,
    masks: [mask],
    styles: [{ from: 4, to: 6, style: { bold: true } }],
    hits: [{ from: 0, to: 5, isCurrent: true }],
  });
  expect(pieces.map(({ from, to, mask: one }) => [from, to, one !== undefined])).toEqual([
    [0, 2, false],
    [2, 8, true],
    [8, 10, false],
  ]);
});
