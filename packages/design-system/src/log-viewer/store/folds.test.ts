import { expect, test } from 'vitest';

import { flag } from './flags.ts';
import { foldOf } from './folds.ts';

/** A log by its signs: `f` the first line of a library's frame, `l` another line of it, `.` any other line. */
function foldIn(signs: string, line: number, firstLine = 0, endLine = signs.length) {
  const flagsOf = (each: number) => ('fl'.includes(signs[each] ?? '.') ? flag.library : 0);
  const textOf = (each: number) =>
    signs[each] === 'f' ? '  File "/usr/lib/python3.14/a.py", line 3, in run' : '    run()';
  return foldOf(line, firstLine, endLine, flagsOf, textOf);
}

test('a fold is the run of library lines around a line, and counts their frames', () => {
  const fold = { kind: 'frames', from: 1, to: 5, count: 2 };
  for (const line of [1, 2, 3, 4]) expect(foldIn('.flfl.fl', line)).toEqual(fold);
  expect(foldIn('.flfl.fl', 0)).toBeUndefined();
  expect(foldIn('.flfl.fl', 6)).toEqual({ kind: 'frames', from: 6, to: 8, count: 1 });
});

test('a fold ends where the log does', () => {
  expect(foldIn('flfl', 2, 1, 3)).toEqual({ kind: 'frames', from: 1, to: 3, count: 1 });
  expect(foldIn('flfl', 0, 1, 3)).toBeUndefined();
  expect(foldIn('flfl', 3, 1, 3)).toBeUndefined();
});

test('a fold reaches at most 2000 lines in either direction', () => {
  const frames = 'f'.repeat(9000);
  expect(foldIn(frames, 4000)).toEqual({ kind: 'frames', from: 2000, to: 6000, count: 4000 });
});
