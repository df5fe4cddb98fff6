import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createSteppedScheduler } from '../testing.fixtures.ts';
import { createLogStore } from './createLogStore.ts';
import type { LogStoreOptions } from './createLogStore.ts';
import { repeatKey } from './repeats.ts';
import type { LogEntry, LogStore } from './types.ts';

function setup(entries: readonly (LogEntry | string)[], options: LogStoreOptions = {}) {
  const scheduler = createSteppedScheduler();
  const store = createLogStore({ scheduler, ...options });
  const append = (more: readonly (LogEntry | string)[]) => {
    store.append(more);
    scheduler.settle();
  };
  append(entries);
  return { store, append };
}

/** The runs of a store, with single lines as runs of one. */
function runsOf(store: LogStore): (readonly [from: number, to: number])[] {
  const runs: (readonly [number, number])[] = [];
  for (let line = store.firstRow; line < store.endRow;) {
    const { from, to } = store.repeatsOf(line) ?? { from: line, to: line + 1 };
    runs.push([from, to]);
    line = to;
  }
  return runs;
}

describe('keys', () => {
  test.each([
    ['2026-11-21T09:04:11.482Z ready', '2026-11-22T10:05:12Z ready'],
    ['21/Nov/2026:09:04:11 +0000', '22/Nov/2026:10:05:12 +0000'],
    ['took 412 ms', 'took 1,038.5 ms'],
    ['job 1b4e28ba-2fa1-41d2-883f-0016d3cca427', 'job C0FFEE00-abcd-efab-cdef-0016d3cca428'],
    ['commit 3f9a2c1', 'commit 0d0a4d987d26'],
    ['at 0xdeadbeef', 'at 0x7ffe12'],
    ['request_id=req_01HZX3K8Q2V9M4N7', 'request_id=req_01HZX3K9ABCDEFGH'],
    ['10.4.2.17:52114 - "GET /berths/17"', '10.4.2.9:80 - "GET /berths/4"'],
  ])('%s and %s have the same key', (one, other) => {
    expect(repeatKey(one)).toBe(repeatKey(other));
  });

  test.each([
    ['GET /berths/17', 'POST /berths/17'],
    ['berth free', 'berth taken'],
    ['connection decaded', 'connection defaced'],
    ['  17', '17'],
  ])('%s and %s have different keys', (one, other) => {
    expect(repeatKey(one)).not.toBe(repeatKey(other));
  });

  test.each([
    '1',
    'a',
    'a1',
    '1,',
    '0x',
    'abcdef12-',
    '12345678-1234-',
    'f'.repeat(15),
    'a1 ',
    '-',
  ])('a long text of %s takes linear time', (part) => {
    const text = `${part.repeat(Math.ceil(1_000_000 / part.length))}~`;
    // Quadratic time would be minutes, which is longer than a test may take.
    expect(repeatKey(text)).toMatch(/~$/);
  });
});

describe('runs', () => {
  test('adjacent lines that differ in times and numbers only are one run', () => {
    const { store } = setup(['start', 'took 1 ms', 'took 2 ms', 'took 3 ms', 'end']);
    const run = { kind: 'repeats', from: 1, to: 4, count: 3 };
    expect([0, 1, 2, 3, 4].map((line) => store.repeatsOf(line))).toEqual([
      undefined,
      run,
      run,
      run,
      undefined,
    ]);
    expect(store.repeatsOf(-1)).toBeUndefined();
    expect(store.repeatsOf(5)).toBeUndefined();
  });

  test('another level ends a run', () => {
    const { store } = setup([
      { text: 'took 1 ms', level: 'info' },
      { text: 'took 2 ms', level: 'info' },
      { text: 'took 3 ms', level: 'error' },
    ]);
    expect(runsOf(store)).toEqual([
      [0, 2],
      [2, 3],
    ]);
  });

  test('gaps, blank lines, library frames and very long lines are in no run', () => {
    const frame = '  File "/app/.venv/lib/python3.13/site-packages/pool.py", line 8, in wait';
    const long = 'x'.repeat(5000);
    const { store } = setup([
      '',
      '',
      'Traceback (most recent call last):',
      frame,
      frame,
      'Error',
      long,
      long,
    ]);
    store.appendGap({ reason: '1 s not received' });
    store.appendGap({ reason: '2 s not received' });
    expect(store.foldOf(3)).toMatchObject({ kind: 'frames', count: 2 });
    expect(runsOf(store)).toHaveLength(store.size);
  });

  test('a run grows with its log, and starts later when its first lines are trimmed', () => {
    const { store, append } = setup(['took 1 ms', 'took 2 ms'], { maxLines: 4 });
    expect(runsOf(store)).toEqual([[0, 2]]);
    append(['took 3 ms']);
    expect(runsOf(store)).toEqual([[0, 3]]);
    append(['took 4 ms', 'took 5 ms', 'took 6 ms', 'end']);
    expect(runsOf(store)).toEqual([
      [3, 6],
      [6, 7],
    ]);
    store.clear();
    append(['took 7 ms', 'took 8 ms']);
    expect(runsOf(store)).toEqual([[7, 9]]);
  });

  test('a long run is cut at fixed lines', () => {
    const { store } = setup(Array.from({ length: 2500 }, (_, line) => `took ${line} ms`));
    const expected = [
      [0, 1000],
      [1000, 2000],
      [2000, 2500],
    ];
    expect(runsOf(store)).toEqual(expected);
    expect(store.repeatsOf(1999)).toMatchObject({ from: 1000, to: 2000 });
  });

  test('folding loses no line, and each line of a run finds the same run, in any order', () => {
    const text = fc.constantFrom('a', 'b 1', 'b 2', 'b 33', '', 'ERROR: b 1', 'ERROR: b 2');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(text, fc.constantFrom(1, 1, 2, 1200)), { maxLength: 8 }),
        fc.infiniteStream(fc.nat()),
        (parts, numbers) => {
          const lines = parts.flatMap(([part, count]) => Array.from({ length: count }, () => part));
          const { store } = setup(lines);
          // Lines that are asked for first, as after a jump.
          for (const number of numbers.take(5)) store.repeatsOf(number % (lines.length + 1));
          const runs = runsOf(store);
          let next = 0;
          for (const [from, to] of runs) {
            expect(from).toBe(next);
            next = to;
            const keys = new Set(
              lines
                .slice(from, to)
                .map((line, index) => `${repeatKey(line)} ${store.level(from + index)}`),
            );
            expect(keys.size).toBe(1);
            const isEach = lines.slice(from, to).every((_, index) => {
              const run = store.repeatsOf(from + index);
              return to - from === 1 ? run === undefined : run?.from === from && run.to === to;
            });
            expect(isEach).toBe(true);
          }
          expect(next).toBe(lines.length);
        },
      ),
      { numRuns: 20 },
    );
  });
});
