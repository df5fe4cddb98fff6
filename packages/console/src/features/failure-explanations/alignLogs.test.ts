import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { alignLogs } from './alignLogs.ts';
import { comparableText } from './compareLogs.ts';

/** The texts of each hunk, equal ones with a sign before them. */
const textsOf = (hunks: ReturnType<typeof alignLogs>) =>
  hunks?.map(({ isEqual, here, there }) => [
    ...(isEqual ? ['='] : []),
    here.map(({ text }) => text),
    there.map(({ text }) => text),
  ]);

test('lines are in order, by whether both logs have them', () => {
  const hunks = alignLogs(
    ['load', 'install a 1.2 s', 'warn', 'export'],
    ['load', 'install a 1.9 s', 'install b', 'done', 'export', 'push'],
  );
  expect(textsOf(hunks)).toEqual([
    ['=', ['load', 'install a 1.2 s'], ['load', 'install a 1.9 s']],
    [['warn'], ['install b', 'done']],
    ['=', ['export'], ['export']],
    [[], ['push']],
  ]);
  expect(hunks?.[1]?.here[0]?.line).toBe(3);
});

test('two builds of the same code do not differ', () => {
  const hunks = alignLogs(['#1 DONE 0.2s', 'Built in 2.4s'], ['Built in 12.1s', '#3 CACHED']);
  expect(hunks?.every(({ isEqual }) => isEqual)).toBe(true);
});

test('logs with too many differences are not aligned', () => {
  const log = (prefix: string) =>
    Array.from({ length: 4000 }, (_, index) => `${prefix} ${'x'.repeat(index % 50)}`);
  expect(alignLogs(log('one'), log('other'))).toBeUndefined();
});

test('the common lines are the same in both logs, and no line is lost or repeated', () => {
  const log = fc.array(fc.constantFrom('load', 'install', 'warn', 'DONE 0.1s', '', 'export'));
  fc.assert(
    fc.property(log, log, (lines, other) => {
      const hunks = alignLogs(lines, other) ?? [];
      const compared = (texts: readonly string[]) =>
        texts.filter((each) => comparableText(each) !== '');
      const common = (texts: readonly string[], differing: ReadonlySet<number>) =>
        compared(texts.filter((_, index) => !differing.has(index + 1)));
      const changed = hunks.filter(({ isEqual }) => !isEqual);
      const hereLines = changed.flatMap(({ here }) => here.map(({ line }) => line));
      const thereLines = changed.flatMap(({ there }) => there.map(({ line }) => line));
      expect(common(lines, new Set(hereLines))).toEqual(common(other, new Set(thereLines)));
      expect(new Set(hereLines).size).toBe(hereLines.length);
      const all = hunks.flatMap(({ here }) => here.map(({ text }) => text));
      expect(all).toEqual(compared(lines));
      for (const { here, there } of hunks) expect(here.length + there.length).toBeGreaterThan(0);
    }),
  );
});
