import { templateOf } from '@quayside/design-system/log-viewer/parse';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { logMatcher } from '../log-query/logMatcher.ts';
import { parseLogQuery } from '../log-query/logQuery.ts';
import { changeOf, leastLines } from './comparePatterns.ts';
import { groupPatterns, mostPatterns } from './groupPatterns.ts';
import type { PatternInput } from './groupPatterns.ts';
import { termOfTemplate } from './termOfTemplate.ts';

const span = { start: 0, end: 24_000 };

const inputOf = (
  lines: readonly { text: string; time?: number; level?: 'info' | 'error' }[],
): PatternInput => ({
  entries: lines.map((line) => ({ time: 0, ...line })),
  templateOf: (entry) => templateOf(entry.text),
  span,
});

test.each([
  [
    '10.4.0.76:52608 - "POST /berths/B-17/hold HTTP/1.1" 500',
    '* - "POST /berths/B-*/hold HTTP/*" *',
  ],
  ['2026-11-27T22:01:02.123Z Pool at 18/20', '* Pool at */*'],
  ['request 6a1f0c1e-aaaa-bbbb-cccc-abcdefabcdef done', 'request * done'],
  ['\u001B[33mslow\u001B[0m query', 'slow query'],
  ['{"event":"berth.held","berth":"B-17"}', '{"event":"berth.held","berth":"B-*"}'],
  [
    'Traceback (most recent call last):\n  File "a.py", line 3',
    'Traceback (most recent call last):',
  ],
  ['', ''],
])('the template of %j is %j', (text, template) => {
  expect(templateOf(text)).toBe(template);
});

const words = fc.constantFrom(
  'GET',
  '/berths/',
  'B-17',
  '18/20',
  '10.0.0.1',
  'held',
  '[',
  '$(',
  '"x"',
  '\\',
  '*',
  '?',
);
const text = fc.oneof(
  fc.array(words).map((parts) => parts.join(' ')),
  fc.string(),
);

test('the groups agree with a plain reference', () => {
  const line = fc.record({
    text,
    time: fc.nat(24_000),
    level: fc.constantFrom('info' as const, 'error' as const),
  });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const { patterns, others, since } = groupPatterns(inputOf(lines));
      const expected = new Map<string, number>();
      for (const each of lines) {
        const key = `${each.level} ${templateOf(each.text)}`;
        expected.set(key, (expected.get(key) ?? 0) + 1);
      }
      expect(
        new Map(patterns.map(({ level, template, count }) => [`${level} ${template}`, count])),
      ).toEqual(expected);
      expect(others).toBe(0);
      expect(since).toEqual({
        lines: lines.length,
        errors: lines.filter(({ level }) => level === 'error').length,
      });
      for (const { count, buckets, first, last } of patterns) {
        expect(buckets.reduce((sum, each) => sum + each, 0)).toBe(count);
        expect(first).toBeLessThanOrEqual(last);
      }
    }),
  );
});

test('the filter of a template finds each of its lines', () => {
  fc.assert(
    fc.property(text, (line) => {
      fc.pre(templateOf(line).trim() !== '' && !line.includes('\u001B'));
      const [term, ...more] = parseLogQuery(termOfTemplate(templateOf(line)));
      expect(more).toEqual([]);
      expect(term?.condition.kind).toBe('regex');
      const matches = logMatcher(term === undefined ? [] : [term]);
      expect(matches({ text: line, level: undefined })).toBe(true);
    }),
  );
});

test('the filter of a template does not find lines of others', () => {
  const matches = logMatcher(parseLogQuery(termOfTemplate('GET /berths/* HTTP/*')));
  expect(matches({ text: 'GET /berths/17 HTTP/1.1', level: undefined })).toBe(true);
  expect(matches({ text: 'GET /berths/17 HTTP/1.1 again', level: undefined })).toBe(false);
  expect(matches({ text: 'a GET /berths/17 HTTP/1.1', level: undefined })).toBe(false);
});

test('the number of patterns is bounded, and the lines of others are counted', () => {
  const name = (index: number) => index.toString(2).replaceAll('0', 'a').replaceAll('1', 'b');
  const lines = Array.from({ length: mostPatterns + 10 }, (_, index) => ({ text: name(index) }));
  const { patterns, others } = groupPatterns(inputOf(lines));
  expect([patterns.length, others]).toEqual([mostPatterns, 10]);
});

test('lines before a time are counted apart', () => {
  const lines = [
    { text: 'held 1', time: 10, level: 'info' },
    { text: 'failed 1', time: 20, level: 'error' },
    { text: 'failed 2', time: 5, level: 'error' },
  ] as const;
  const { patterns, before, since } = groupPatterns({ ...inputOf(lines), since: 15 });
  expect(patterns.map((each) => [each.template, each.count, each.before])).toEqual([
    ['failed *', 2, 1],
    ['held *', 1, 1],
  ]);
  expect({ before, since }).toEqual({
    before: { lines: 2, errors: 1 },
    since: { lines: 1, errors: 1 },
  });
});

test('a filter narrows the list, and the comparison is one of all lines', () => {
  const lines = [
    { text: 'failed 1', time: 5, level: 'error' },
    { text: 'failed 22', time: 20, level: 'error' },
    { text: 'held 1', time: 30, level: 'info' },
  ] as const;
  const grouped = groupPatterns({
    ...inputOf(lines),
    matches: (entry) => entry.text === 'failed 22',
    since: 15,
  });
  expect(grouped.patterns).toMatchObject([
    { template: 'failed *', count: 1, before: 1, total: 2, first: 20, sample: 'failed 22' },
  ]);
  expect(grouped).toMatchObject({ count: 1, before: { lines: 1 }, since: { lines: 2, errors: 1 } });
});

test.each([
  ['new', { total: 1, before: 0 }, leastLines, 1],
  [undefined, { total: 50, before: 0 }, leastLines - 1, 1000],
  ['gone', { total: 3, before: 3 }, 1000, leastLines],
  [undefined, { total: 3, before: 3 }, 1000, leastLines - 1],
  ['more', { total: 40, before: 10 }, 1000, 1000],
  ['less', { total: 40, before: 30 }, 1000, 1000],
  [undefined, { total: 8, before: 2 }, 1000, 1000],
  [undefined, { total: 30, before: 15 }, 1000, 1000],
  [undefined, { total: 40, before: 10 }, 1000, leastLines - 1],
])('a pattern is %s with %j of %i lines before and %i since', (change, pattern, before, since) => {
  expect(
    changeOf(pattern, { before: { lines: before, errors: 0 }, since: { lines: since, errors: 0 } }),
  ).toBe(change);
});
