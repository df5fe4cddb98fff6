import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createLogStore } from '../../store/createLogStore.ts';
import type { LogMatch } from '../../store/types.ts';
import { createSteppedScheduler } from '../../testing.fixtures.ts';
import { createFindModel } from './createFindModel.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setup(lines: readonly string[], msPerLook = 0) {
  const scheduler = createSteppedScheduler(msPerLook);
  const store = createLogStore({ scheduler });
  store.append(lines);
  scheduler.settle();
  const shown = vi.fn<(match: LogMatch) => void>();
  const find = createFindModel(store, shown);
  const type = (text: string) => find.look({ text }, undefined, 0);
  const shownLines = () => shown.mock.calls.map(([{ line }]) => line);
  return { scheduler, find, type, shownLines };
}

const harbour = ['quay', 'berth free', 'berth taken'];

test('the first match is current at once, and scrolls into view after the count is painted', () => {
  const { find, type, shownLines } = setup(harbour);
  type('berth');
  expect(find.current.get()?.line).toBe(1);
  expect(shownLines()).toEqual([]);
  vi.runAllTimers();
  expect(shownLines()).toEqual([1]);
});

test('continued typing scrolls only to the match of the final text', () => {
  const { find, type, shownLines } = setup(harbour);
  type('berth');
  type('berth ');
  type('berth t');
  vi.runAllTimers();
  expect(shownLines()).toEqual([2]);
  find.dispose();
});

test('a match that remains after Match case is turned on still scrolls into view', () => {
  const { find, type, shownLines } = setup(harbour);
  type('berth');
  find.look({ text: 'berth', isCaseSensitive: true }, undefined, 0);
  vi.runAllTimers();
  expect(shownLines()).toEqual([1]);
});

test('going to the next match before the first is in view shows the second', () => {
  const { find, type, shownLines } = setup(harbour);
  type('berth');
  find.next(0);
  vi.runAllTimers();
  expect(shownLines()).toEqual([2]);
});

test('the first match scrolls into view before a long search ends', () => {
  const { find, type, shownLines } = setup(
    Array.from({ length: 20_000 }, (_, line) => `berth ${line}`),
    9,
  );
  type('berth');
  expect(find.search.get()?.progress).toBeLessThan(1);
  vi.runAllTimers();
  expect(shownLines()).toEqual([0]);
});
