import { describe, expect, test } from 'vitest';

import { createSteppedScheduler } from '../testing.fixtures.ts';
import { createLogStore } from './createLogStore.ts';
import type { LogQuery } from './types.ts';

/** The parts of a line that match a query. */
function matchesIn(line: string, query: LogQuery): string[] {
  const scheduler = createSteppedScheduler();
  const store = createLogStore({ scheduler, masker: null });
  store.append([line]);
  const search = store.find(query);
  scheduler.settle();
  const found = search.matchesOf(0).map(({ from, to }) => line.slice(from, to));
  expect(search.count).toBe(found.length);
  return found;
}

describe('text', () => {
  test.each<[LogQuery, string, string[]]>([
    [{ text: 'berth' }, 'Berth BERTH berths', ['Berth', 'BERTH', 'berth']],
    [{ text: 'berth', isCaseSensitive: true }, 'Berth berths', ['berth']],
    [
      { text: 'berth', isWholeWord: true },
      'Berth berths _berth berth2 (berth)',
      ['Berth', 'berth'],
    ],
    [{ text: 'berth', isWholeWord: true, isCaseSensitive: true }, 'Berth berth', ['berth']],
    [{ text: 'ä', isWholeWord: true }, 'ä äö éä Ä', ['ä', 'Ä']],
    [{ text: 'a.b' }, 'a.b axb', ['a.b']],
    [{ text: '(a|b)*[c]{1}^$?+\\' }, 'x (A|b)*[c]{1}^$?+\\ ab', ['(A|b)*[c]{1}^$?+\\']],
    [{ text: 'aa' }, 'aaaaa', ['aa', 'aa']],
    [{ text: 'aa', isCaseSensitive: true }, 'aaaaa', ['aa', 'aa']],
    [{ text: 'k' }, 'k K', ['k', 'K']],
    [{ text: 'É' }, 'é É e', ['é', 'É']],
    [{ text: 'a.b', isRegex: false }, 'axb', []],
  ])('%j in %j', (query, line, found) => {
    expect(matchesIn(line, query)).toEqual(found);
  });
});

describe('regular expressions', () => {
  test.each<[LogQuery, string, string[]]>([
    [{ text: 'a.b', isRegex: true }, 'a.b AXB', ['a.b', 'AXB']],
    [{ text: 'a.b', isRegex: true, isCaseSensitive: true }, 'a.b AXB', ['a.b']],
    [{ text: 'a|b', isRegex: true, isWholeWord: true }, 'a ab b', ['a', 'b']],
    [{ text: '^a.$', isRegex: true }, 'a😀', ['a😀']],
    [{ text: 'x*', isRegex: true }, 'axxb', ['xx']],
    [{ text: 'x*', isRegex: true }, '😀x', ['x']],
    [{ text: String.raw`\d+`, isRegex: true }, 'berth 12 of 345', ['12', '345']],
    [{ text: String.raw`\-`, isRegex: true }, 'a-b', ['-']],
    [{ text: '(?<=a)b', isRegex: true }, 'ab cb', ['b']],
  ])('%j in %j', (query, line, found) => {
    expect(matchesIn(line, query)).toEqual(found);
  });

  test('a long line is searched to its end', () => {
    const line = `${'b'.repeat(60_000)}aac`;
    expect(matchesIn(line, { text: '(a+)+c', isRegex: true })).toEqual(['aac']);
    expect(matchesIn(line, { text: '(A+)+c', isRegex: true, isCaseSensitive: true })).toEqual([]);
  });

  test.each(['(', 'a)(b', '[', '*a'])('%s is invalid', (text) => {
    const store = createLogStore();
    expect(store.find({ text, isRegex: true }).error).toBe('invalidRegex');
    expect(store.find({ text, isRegex: true, isWholeWord: true }).error).toBe('invalidRegex');
  });

  test('an expression that takes too long, and has no linear form, is rejected', () => {
    const store = createLogStore();
    store.append(['aaaa']);
    const search = store.find({ text: String.raw`(a+)+\1(?=b)`, isRegex: true });
    expect([search.error, search.count]).toEqual(['costlyRegex', 0]);
    expect(store.find({ text: '(?=b)', isRegex: true }).error).toBeUndefined();
  });
});

test('matches are counted alike in lines that are stored at once and later, narrow and wide', () => {
  const scheduler = createSteppedScheduler();
  const store = createLogStore({ scheduler });
  const lines = Array.from({ length: 9000 }, (_, line) =>
    line % 2 === 0 ? `berth ${line} Berth` : `泊 berth ${line}`,
  );
  store.append([...lines.slice(0, 5000), 'password=berth berth']);
  const early = [{ text: 'berth' }, { text: 'Berth', isCaseSensitive: true }].map((query) =>
    store.find(query),
  );
  store.append(lines.slice(5000));
  scheduler.settle();
  const late = [
    store.find({ text: 'berth' }),
    store.find({ text: 'Berth', isCaseSensitive: true }),
    store.find({ text: 'berth', isRegex: true }),
  ];
  scheduler.settle();
  expect([...early, ...late].map(({ count }) => count)).toEqual([
    13_501, 4500, 13_501, 4500, 13_501,
  ]);
  expect(late[0]?.next(5000, 0)).toEqual({ line: 5000, from: 15, to: 20 });
  expect(late[0]?.at(13_500)).toEqual({ line: 9000, from: 2, to: 7 });
  store.reveal(5000, 9, true);
  scheduler.settle();
  expect([early[0]?.count, late[0]?.count]).toEqual([13_502, 13_502]);
});
