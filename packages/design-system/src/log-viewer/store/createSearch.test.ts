import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createSteppedScheduler } from '../testing.fixtures.ts';
import { createLogStore } from './createLogStore.ts';
import type { LogMatch } from './types.ts';

const setup = (maxLines = 1000) => {
  const scheduler = createSteppedScheduler();
  return { scheduler, store: createLogStore({ scheduler, maxLines, masker: null }) };
};

test('matches are found from any position, in both directions and by their number', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[ab]{0,4}$/), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 12 }),
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom(
        { text: 'a' },
        { text: 'AB' },
        { text: 'a', isCaseSensitive: true },
        { text: 'a+', isRegex: true },
      ),
      (lines, maxLines, isWithin, isSettledEach, query) => {
        const { scheduler, store } = setup(maxLines);
        const within = isWithin ? store.filter({ query: { text: 'b' } }) : undefined;
        const search = store.find(query, within);
        for (const line of lines) {
          store.append([line]);
          if (isSettledEach) scheduler.settle();
        }
        scheduler.settle();
        const pattern = new RegExp(query.text, 'gi');
        const all = lines.flatMap((text, line): LogMatch[] =>
          line < lines.length - maxLines || (isWithin && !text.includes('b'))
            ? []
            : Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
                line,
                from: index,
                to: index + found.length,
              })),
        );
        expect(search.count).toBe(all.length);
        expect(search.lineCount).toBe(new Set(all.map(({ line }) => line)).size);
        expect(all.map((_, index) => search.at(index))).toEqual(all);
        expect([search.at(-1), search.at(all.length)]).toEqual([undefined, undefined]);
        expect(all.map((match) => search.indexOf(match))).toEqual(all.map((_, index) => index));
        for (let line = 0; line <= lines.length; line += 1) {
          expect(search.matchesOf(line)).toEqual(
            all.filter((match) => match.line === line).map(({ from, to }) => ({ from, to })),
          );
          for (let column = -1; column <= 4; column += 1) {
            const isAfter = (match: LogMatch) =>
              match.line > line || (match.line === line && match.from > column);
            const isAt = (match: LogMatch) => match.line === line && match.from === column;
            expect(search.next(line, column)).toEqual(all.find(isAfter));
            expect(search.next(line, column, true)).toEqual(
              all.find((match) => isAt(match) || isAfter(match)),
            );
            expect(search.previous(line, column)).toEqual(
              all.findLast((match) => !isAfter(match) && !isAt(match)),
            );
          }
        }
      },
    ),
  );
});

test('the progress of a search grows from 0 to 1, and listeners are notified', () => {
  const scheduler = createSteppedScheduler(20);
  const store = createLogStore({ scheduler });
  expect(store.find({ text: 'a' }).progress).toBe(1);
  store.append(Array.from({ length: 2000 }, () => 'a'));
  scheduler.settle();
  const search = store.find({ text: 'a.', isRegex: true });
  const seen: number[] = [];
  search.subscribe(() => seen.push(search.progress));
  expect(search.progress).toBeGreaterThan(0);
  expect(search.progress).toBeLessThan(1);
  const before = search.version;
  scheduler.settle();
  expect(search.progress).toBe(1);
  expect(search.version).toBeGreaterThan(before);
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
});

test('a search that is disposed finds nothing more, and notifies no one', () => {
  const { scheduler, store } = setup();
  store.append(['a']);
  const search = store.find({ text: 'a' });
  let notifications = 0;
  search.subscribe(() => (notifications += 1));
  search.dispose();
  store.append(['a']);
  scheduler.settle();
  expect([search.count, search.lineCount, notifications]).toEqual([0, 0, 0]);
});

test('an empty query finds nothing', () => {
  const { store } = setup();
  store.append(['a', '']);
  const search = store.find({ text: '' });
  expect([search.count, search.error, search.next(0, -1)]).toEqual([0, undefined, undefined]);
});

test('the progress of a search counts the lines that are left', () => {
  const scheduler = createSteppedScheduler(20);
  const store = createLogStore({ scheduler, maxLines: 1500 });
  store.append(Array.from({ length: 2000 }, () => 'a'));
  scheduler.settle();
  const search = store.find({ text: 'a$', isRegex: true });
  expect(search.count).toBeGreaterThan(0);
  expect(search.progress).toBe(search.count / 1500);
  expect(search.progress).toBeLessThan(1);
  scheduler.settle();
  expect([search.count, search.progress]).toEqual([1500, 1]);
});

test('listeners are notified when lines with matches are trimmed or revealed, without new ones', () => {
  const scheduler = createSteppedScheduler();
  const store = createLogStore({ scheduler, maxLines: 2 });
  store.append(['secret_key=aB3dE5', 'b']);
  const search = store.find({ text: 'aB3' });
  scheduler.settle();
  const seen: number[] = [];
  search.subscribe(() => seen.push(search.count));
  store.reveal(0, 11, true);
  scheduler.settle();
  expect(seen).toEqual([1]);
  store.append(['c']);
  scheduler.settle();
  expect(seen.at(-1)).toBe(0);
});

test('matches on lines that would take the browser too long are the same', () => {
  const { scheduler, store } = setup();
  const long = `${'a'.repeat(40)}😀${'a'.repeat(60)} b`;
  store.append([long, 'aa b']);
  const search = store.find({ text: '(a|aa)*', isRegex: true });
  scheduler.settle();
  expect(search.matchesOf(0)).toEqual([
    { from: 0, to: 40 },
    { from: 42, to: 102 },
  ]);
  expect([search.count, search.lineCount]).toEqual([3, 2]);
});
