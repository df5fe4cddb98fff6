import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import { createSteppedScheduler } from '../testing.fixtures.ts';
import { createLogStore } from './createLogStore.ts';
import type { LogStoreOptions } from './createLogStore.ts';
import type { LogLevel } from './levels.ts';
import type { LogRows } from './types.ts';

function setup(options: LogStoreOptions & { msPerLook?: number } = {}) {
  const scheduler = createSteppedScheduler(options.msPerLook);
  const store = createLogStore({ scheduler, ...options });
  const texts = (rows: LogRows = store) =>
    Array.from({ length: rows.endRow - rows.firstRow }, (_, index) =>
      store.text(rows.lineAt(rows.firstRow + index)),
    );
  return { scheduler, store, texts };
}

const numbered = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `line ${from + index}`);

describe('lines', () => {
  test('an entry with line feeds becomes several lines that refer to its first line', () => {
    const { store, texts } = setup();
    store.append(['one', { text: 'two\nthree\n', level: 'error', time: 12.5 }, 'four']);
    expect(texts()).toEqual(['one', 'two', 'three', 'four']);
    expect([0, 1, 2, 3].map((line) => store.entryOf(line))).toEqual([0, 1, 1, 3]);
    expect(store.entryEnd(1)).toBe(3);
    expect(store.level(2)).toBe('error');
    expect(store.time(2)).toBe(12.5);
    expect(store.time(3)).toBeUndefined();
    expect(store.counts).toMatchObject({ error: 2, none: 2 });
  });

  test('the count of masked secrets counts a key once, and omits revealed and trimmed secrets', () => {
    const { store } = setup({ maxLines: 6 });
    store.append([
      'API_KEY=swordfish and DB_PASSWORD=swordfish',
      'no secret, only a token',
      '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBg\nkqhkiG9w0BAQEF\n-----END PRIVATE KEY-----',
    ]);
    expect(store.secrets).toBe(3);
    store.reveal(0, 8, true);
    expect(store.secrets).toBe(2);
    store.reveal(0, 8, false);
    expect(store.secrets).toBe(3);
    store.append(numbered(1));
    expect(store.secrets).toBe(1);
    store.append(numbered(3));
    expect(store.secrets).toBe(1);
    store.append(numbered(1));
    expect(store.secrets).toBe(0);
    store.append(['DB_PASSWORD=swordfish']);
    expect(store.secrets).toBe(1);
    store.clear();
    expect(store.secrets).toBe(0);
  });

  test('a colour continues in the next line of the entry, but not in the next entry', () => {
    const { store } = setup();
    store.append(['\x1B[31mred\nstill red\x1B[0m plain', 'plain']);
    const red = { foreground: { kind: 'palette', index: 1 } };
    expect(store.read(1).styles).toEqual([{ from: 0, to: 9, style: red }]);
    expect(store.read(2).styles).toEqual([]);
  });

  test('a line keeps its number when lines before it are trimmed', () => {
    const { store, scheduler } = setup({ maxLines: 1000 });
    store.append(numbered(25_000));
    scheduler.settle();
    expect([store.firstRow, store.endRow, store.size]).toEqual([24_000, 25_000, 1000]);
    expect(store.text(24_000)).toBe('line 24000');
    expect(store.text(23_999)).toBe('');
    expect(store.counts.none).toBe(1000);
  });

  test('a gap is a line that passes every filter', () => {
    const { store, scheduler, texts } = setup();
    store.append(['ERROR: one']);
    store.appendGap({ reason: '12 s not received' });
    store.append(['INFO: two', 'WARNING: three']);
    const view = store.filter({ levels: new Set(['warning']) });
    scheduler.settle();
    expect(texts(view)).toEqual(['12 s not received', 'WARNING: three']);
    expect(store.isGap(1)).toBe(true);
    expect(store.counts).toEqual({ error: 1, warning: 1, info: 1, debug: 0, none: 0 });
  });

  test('many entries are added in slices, in order, with few notifications', () => {
    const { store, scheduler, texts } = setup({ msPerLook: 3 });
    let notifications = 0;
    store.subscribe(() => (notifications += 1));
    store.append(numbered(1000));
    store.append(numbered(10, 1000));
    expect(store.pending).toBeGreaterThan(0);
    const before = store.size;
    expect(before).toBeGreaterThan(0);
    scheduler.settle();
    expect(store.pending).toBe(0);
    expect(texts()).toEqual(numbered(1010));
    expect(notifications).toBe(2);
  });

  test('notifications become rarer the longer adding entries takes', () => {
    const { store, scheduler } = setup({ msPerLook: 3 });
    const notifiedAt: number[] = [];
    store.subscribe(() => notifiedAt.push(store.size));
    store.append(numbered(100_000));
    scheduler.settle();
    const between = notifiedAt.slice(1, -1).map((size, index) => size - (notifiedAt[index] ?? 0));
    expect(notifiedAt.at(-1)).toBe(100_000);
    expect(notifiedAt.length).toBeLessThan(12);
    expect(between.toSorted((a, b) => a - b)).toEqual(between);
  });
});

describe('filter', () => {
  test('rows grow with the log and keep their number when it is trimmed', () => {
    const { store, scheduler, texts } = setup({ maxLines: 4 });
    const view = store.filter({ levels: new Set(['error']) });
    store.append(['ERROR: a', 'INFO: b', 'ERROR: c']);
    scheduler.settle();
    expect(texts(view)).toEqual(['ERROR: a', 'ERROR: c']);
    store.append(['INFO: d', 'ERROR: e']);
    scheduler.settle();
    expect([view.firstRow, view.endRow]).toEqual([1, 3]);
    expect(view.lineAt(1)).toBe(2);
    expect(view.rowOf(3)).toBe(2);
    expect(view.has(3)).toBe(false);
  });
});

test('the rows of a view are exactly the lines that it has, for any filter', () => {
  const line = fc.constantFrom(
    'ERROR: a',
    'WARNING: b',
    'b',
    'a ✓',
    '  File "/usr/lib/python3.14/a.py", line 3, in run',
    null,
  );
  const levels = fc.constantFrom(undefined, new Set<LogLevel>(['error']), new Set<LogLevel>());
  const query = fc.constantFrom(undefined, { text: 'a' }, { text: 'b$', isRegex: true });
  fc.assert(
    fc.property(fc.array(line), levels, query, fc.nat(20), (lines, shown, asked, maxLines) => {
      const { store, scheduler } = setup({ maxLines: maxLines + 1 });
      const view = store.filter({
        ...(shown && { levels: shown }),
        ...(asked && { query: asked }),
      });
      for (const text of lines) {
        if (text === null) store.appendGap({ reason: 'not received' });
        else store.append([text]);
        scheduler.settle();
      }
      const isShown = (number: number) => {
        const text = lines[number];
        if (text === undefined || number < lines.length - maxLines - 1) return false;
        if (text === null) return true;
        if (shown?.has(store.level(number)) === false) return false;
        return asked === undefined || new RegExp(asked.text, 'i').test(text);
      };
      const numbers = Array.from({ length: lines.length + 1 }, (_, number) => number);
      const expected = numbers.filter(isShown);
      expect(numbers.filter((number) => view.has(number))).toEqual(expected);
      const rows = Array.from({ length: view.endRow - view.firstRow }, (_, row) =>
        view.lineAt(view.firstRow + row),
      );
      expect(rows).toEqual(expected);
    }),
  );
});

test('a view that is disposed has no rows, and notifies no one', () => {
  const { store, scheduler } = setup();
  store.append(['ERROR: a']);
  const view = store.filter({ levels: new Set(['error']) });
  let notifications = 0;
  const stop = view.subscribe(() => (notifications += 1));
  const before = view.version;
  store.append(['ERROR: b']);
  scheduler.settle();
  expect([notifications, view.progress, view.endRow]).toEqual([1, 1, 2]);
  expect(view.version).toBeGreaterThan(before);
  stop();
  view.subscribe(() => (notifications += 1));
  view.dispose();
  store.append(['ERROR: c']);
  scheduler.settle();
  expect([notifications, view.firstRow, view.endRow]).toEqual([1, 0, 0]);
});

describe('find', () => {
  test('returns the next and previous match, its index and the count', () => {
    const { store, scheduler } = setup();
    store.append(['a b a', 'c', '\x1B[31mA\x1B[0mx']);
    const search = store.find({ text: 'a' });
    scheduler.settle();
    expect([search.count, search.lineCount]).toEqual([3, 2]);
    const second = search.next(0, 0);
    expect(second).toEqual({ line: 0, from: 4, to: 5 });
    expect(second && search.indexOf(second)).toBe(1);
    expect(search.next(0, 4)).toEqual({ line: 2, from: 0, to: 1 });
    expect(search.next(2, 0)).toBeUndefined();
    expect(search.previous(2, 0)).toEqual(second);
    expect(search.at(2)).toEqual({ line: 2, from: 0, to: 1 });
    expect(search.at(3)).toBeUndefined();
    expect([...search.marks(store, 3)]).toEqual([1, 0, 1]);
  });

  test('an invalid regular expression is reported, and has no matches', () => {
    const { store } = setup();
    store.append(['a)(b']);
    const search = store.find({ text: 'a)(b', isRegex: true, isWholeWord: true });
    expect(search.error).toBe('invalidRegex');
    expect(search.count).toBe(0);
  });

  test('no part of a masked secret can be found', () => {
    const { store, scheduler } = setup();
    store.append(['password=hunter2 done', 'hunter']);
    const search = store.find({ text: 'hun' });
    scheduler.settle();
    expect(store.text(0)).toBe('password=••••••• done');
    expect([search.count, search.next(0, -1)?.line]).toEqual([1, 1]);
    store.reveal(0, 9, true);
    scheduler.settle();
    expect([search.count, search.next(0, -1)?.line]).toEqual([2, 0]);
    expect(store.text(0)).toBe('password=hunter2 done');
  });
});

test('the next and the previous line of a level are found, also after lines were dropped', () => {
  const { store } = setup({ maxLines: 4 });
  store.append(['ERROR: a', 'INFO: b', 'ERROR: c', 'INFO: d']);
  expect(store.nextOf('error', 1)).toBe(2);
  expect(store.previousOf('error', 2)).toBe(0);
  expect(store.previousOf('error', 0)).toBeUndefined();
  expect(store.previousOf('error', store.endRow)).toBe(2);
  expect(store.previousOf('warning', store.endRow)).toBeUndefined();
  store.append(['INFO: e', 'INFO: f']);
  expect(store.previousOf('error', store.endRow)).toBe(2);
  expect(store.previousOf('error', 2)).toBeUndefined();
});

test('the next line of a level is found among those of that level alone', () => {
  const { store } = setup();
  store.append(['ERROR: a', 'WARNING: b', 'ERROR: c', 'WARNING: d']);
  expect([store.nextOf('warning', 0), store.nextOf('warning', 2)]).toEqual([1, 3]);
  expect([store.nextOf('warning', 4), store.nextOf('error', 3)]).toEqual([undefined, undefined]);
  expect([store.previousOf('warning', 3), store.previousOf('warning', 1)]).toEqual([1, undefined]);
});

test('the text is bounded, and the oldest lines go first', () => {
  const { store, scheduler } = setup({ maxLength: 100_000 });
  store.append(numbered(30_000).map((text, index) => (index % 2 === 0 ? `ERROR: ${text}` : text)));
  scheduler.settle();
  expect(store.firstRow).toBeGreaterThan(0);
  expect(store.size).toBe(30_000 - store.firstRow);
  expect([store.counts.error, store.counts.none]).toEqual([store.size / 2, store.size / 2]);
  expect(store.nextOf('error', 0)).toBe(store.firstRow);
  expect(store.text(store.endRow - 1)).toBe('line 29999');
});

test('a store hides what its own masker finds', () => {
  const masker = (text: string) => [{ from: 0, to: text.length, label: 'All' }];
  const { store } = setup({ masker });
  store.append(['a b']);
  expect([store.text(0), store.secrets]).toEqual(['•••', 1]);
});

test('clearing drops lines that wait, and listeners are notified', () => {
  const { store, scheduler } = setup({ msPerLook: 3 });
  store.append(numbered(1000));
  expect(store.pending).toBeGreaterThan(0);
  let notifications = 0;
  store.subscribe(() => (notifications += 1));
  store.clear();
  scheduler.settle();
  expect([store.pending, store.size]).toEqual([0, 0]);
  const before = notifications;
  expect(before).toBeGreaterThan(0);
  store.append([]);
  scheduler.settle();
  expect(notifications).toBe(before);
  store.append(['ERROR: a']);
  expect([store.nextOf('error', 0), store.endRow - store.firstRow]).toEqual([store.firstRow, 1]);
});

test('a line outside the log has no level, no time, and is a gap', () => {
  const { store } = setup();
  store.append([{ text: 'a', time: 5, level: 'error' }]);
  for (const line of [-1, 1]) {
    expect([store.level(line), store.time(line), store.isGap(line)]).toEqual([
      'none',
      undefined,
      true,
    ]);
    expect([store.foldOf(line), store.repeatsOf(line)]).toEqual([undefined, undefined]);
  }
  expect([store.isGap(0), store.entryEnd(0)]).toEqual([false, 1]);
});

test('stores do not open a channel each, which would stay open', () => {
  const open = vi.spyOn(globalThis, 'MessageChannel');
  for (let index = 0; index < 3; index += 1) createLogStore().append(['line']);
  expect(open.mock.calls.length).toBeLessThanOrEqual(1);
  open.mockRestore();
});
