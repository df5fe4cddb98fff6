import { expect, test } from 'vitest';

import { between, bucketAt, moveEdge, stepOf } from './range.ts';

test('a drag includes both ends, in either direction', () => {
  expect(between(2, 5)).toEqual({ start: 2, end: 6 });
  expect(between(5, 2)).toEqual({ start: 2, end: 6 });
  expect(between(3, 3)).toEqual({ start: 3, end: 4 });
});

test('a pointer outside the plot maps to the first or last bucket', () => {
  expect([-0.2, 0, 0.49, 0.5, 1, 1.7].map((share) => bucketAt(share, 10))).toEqual([
    0, 0, 4, 5, 9, 9,
  ]);
});

test('an edge stays inside the plot, and one bucket from the other edge', () => {
  const range = { start: 3, end: 6 };
  expect(moveEdge(range, 'start', 1, 10)).toEqual({ start: 4, end: 6 });
  expect(moveEdge(range, 'start', 9, 10)).toEqual({ start: 5, end: 6 });
  expect(moveEdge(range, 'start', -Infinity, 10)).toEqual({ start: 0, end: 6 });
  expect(moveEdge(range, 'end', -9, 10)).toEqual({ start: 3, end: 4 });
  expect(moveEdge(range, 'end', Infinity, 10)).toEqual({ start: 3, end: 10 });
});

test('arrow keys move in their direction', () => {
  expect(stepOf('ArrowLeft', false)).toBe(-1);
  expect(stepOf('ArrowLeft', true)).toBe(1);
  expect(stepOf('ArrowUp', true)).toBe(1);
  expect(stepOf('x', false)).toBeUndefined();
});
