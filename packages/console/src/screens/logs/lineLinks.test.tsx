import { createLogStore } from '@quayside/design-system/log-viewer';
import { expect, test } from 'vitest';

import { aroundMs, findLinkedLines, hasLinkedLines, linkToLines } from './lineLinks.ts';
import { parseLineReferences } from './lineReference.ts';

const at = 1_795_251_851_000;
const entries = ['a', 'b', 'b', 'Traceback\n  frame\nError', 'c'].map((text, index) => ({
  text,
  time: at + Math.floor(index / 2),
}));

function storeOf(shown: typeof entries) {
  const store = createLogStore();
  store.append(shown);
  return store;
}

function linkTo(first: number, last: number) {
  const link = linkToLines(storeOf(entries), { first, last });
  const lines = parseLineReferences(link?.lines ?? '');
  if (link === undefined || lines === undefined) throw new Error('These lines have a link.');
  return { ...link, lines };
}

test('a link contains the range around its lines, but not their text', () => {
  const { range } = linkTo(2, 5);
  expect(range).toEqual({ kind: 'between', start: at - aroundMs, end: at + 1 + aroundMs });
  const link = linkToLines(storeOf([{ text: 'sesame', time: 0 }]), { first: 1, last: 1 });
  expect(link?.range.start).toBe(0);
  expect(JSON.stringify(link)).not.toContain('sesame');
});

test('lines are found when others are left out, and reported as missing when they are left out', () => {
  const { lines } = linkTo(2, 5);
  const found = (shown: typeof entries) => findLinkedLines(storeOf(shown), lines);
  expect(found(entries)).toEqual({ range: { first: 2, last: 5 }, isWhole: true });
  expect(found(entries.slice(1))).toEqual({ range: { first: 1, last: 4 }, isWhole: true });
  expect(found(entries.slice(2))).toEqual({ range: { first: 3, last: 3 }, isWhole: false });
  expect(found([])).toEqual({ range: null, isWhole: false });
  expect(hasLinkedLines(entries, lines)).toBe(true);
  expect(hasLinkedLines(entries.slice(2), lines)).toBe(false);
  // More than a store adds in one slice.
  const before = Array.from({ length: 20_000 }, (_, index) => ({ text: `x${index}`, time: at }));
  expect(hasLinkedLines([...before, ...entries], lines)).toBe(true);
});

test('a late line is placed after newer ones', () => {
  const late = [...entries.slice(1), ...entries.slice(0, 1)];
  const link = linkToLines(storeOf(late), { first: 6, last: 7 });
  const lines = parseLineReferences(link?.lines ?? '');
  expect(link?.range).toEqual({ kind: 'between', start: at - aroundMs, end: at + 2 + aroundMs });
  expect(lines && findLinkedLines(storeOf(entries), lines).range).toEqual({ first: 1, last: 7 });
});
