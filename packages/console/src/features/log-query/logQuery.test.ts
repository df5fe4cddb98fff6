import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { formatLogQuery, logMatcher, parseLogQuery, queryLevels } from './logQuery.ts';
import type { QueriedLine } from './logQuery.ts';

const esc = String.fromCodePoint(0x1b);
const lines = {
  ok: { text: '10.4.2.17:1 - "GET /berths/B-17 HTTP/1.1" 200 OK', level: 'info' },
  slow: { text: `${esc}[33mPool at 18/20${esc}[0m connections`, level: 'warning' },
  failed: { text: 'INFO: 10.4.2.17:1 - "POST /berths HTTP/1.1" 500', level: 'error' },
  json: { text: '{"event":"berth.held","path":"/holds","status":404}', level: 'info' },
  logfmt: { text: 'level=info msg="tide window" path=/tides status_code=503', level: 'debug' },
  hypercorn: {
    text: '[2026-11-21 09:04:11 +0000] [7] [INFO] 10.4.2.17:1 - - [21/Nov/2026] "GET /quays 1.1" 418 2 "-"',
    level: 'info',
  },
  socket: { text: 'INFO:     10.4.2.17:1 - "WebSocket /ws/tides" [accepted]', level: 'info' },
  noSocket: { text: 'INFO:     10.4.2.17:1 - "WebSocket /ws/tides" 403', level: 'info' },
  c1: { text: '\u009B31mred\u009B0m tide', level: undefined },
  plain: { text: 'Started server process [7]', level: undefined },
} as const satisfies Record<string, QueriedLine>;

function found(query: string): string {
  const matches = logMatcher(parseLogQuery(query));
  return Object.entries(lines)
    .filter(([, line]) => matches(line))
    .map(([name]) => name)
    .join(' ');
}

describe('a query finds', () => {
  test.each([
    ['', 'ok slow failed json logfmt hypercorn socket noSocket c1 plain'],
    ['status:418', 'hypercorn'],
    ['path:/quays', 'hypercorn'],
    ['path:/ws', 'socket noSocket'],
    ['status:403', 'noSocket'],
    ['status:101', 'socket'],
    ['"red tide"', 'c1'],
    ['level:critical', 'failed'],
    ['level:none', 'c1 plain'],
    ['level:unknown -plain', 'c1 plain'],
    ['BERTH', 'ok failed json'],
    ['berths -b-17', 'failed'],
    ['"tide window"', 'logfmt'],
    ['-"tide window" -berth', 'slow hypercorn socket noSocket c1 plain'],
    ['"pool at 18/20 conn"', 'slow'],
    ['/B-\\d+/', 'ok'],
    ['/b-\\d+/', ''],
    ['/b-\\d+/i', 'ok'],
    ['-/[a-z]/', ''],
    ['level:error', 'failed'],
    ['level:>=warn', 'slow failed'],
    ['-level:info', 'slow failed logfmt c1 plain'],
    ['status:500', 'failed'],
    ['status:>=500', 'failed logfmt'],
    ['status:4xx', 'json hypercorn noSocket'],
    ['status:<400 berths', 'ok'],
    ['path:/berths', 'ok failed'],
    ['path:/tides status:5xx', 'logfmt'],
    ['-status:200 path:/b', 'failed'],
    ['status:>403', 'failed json logfmt hypercorn'],
    ['status:<=200', 'ok socket'],
    ['status:<200', 'socket'],
    ['status:=404', 'json'],
    ['level:>info', 'slow failed'],
    ['level:<=debug', 'logfmt'],
    ['level:<info', 'logfmt'],
    ['LEVEL:error', ''],
    ['"say \\"hi\\""', ''],
  ])('by %j', (query, names) => {
    expect(found(query)).toBe(names);
  });
});

test.each([
  ['level:loud', 'level'],
  ['level:>=none', 'level'],
  ['level:xnone', 'level'],
  ['level:nonex', 'level'],
  ['status:', 'status'],
  ['status:9000', 'status'],
  ['status:x4xx', 'status'],
  ['status:4xxx', 'status'],
  ['status:600', 'status'],
  ['status:>=5xx', 'status'],
  ['/(/', 'regex'],
  ['/a/g', 'regex'],
  ['path:', 'empty'],
  ['""', 'empty'],
])('%j reports why it is invalid, and hides no lines', (query, problem) => {
  expect(parseLogQuery(query)).toEqual([
    { text: query, isExcluded: false, condition: { kind: 'invalid', problem } },
  ]);
  expect(found(query)).toBe(found(''));
});

const typed = fc.string({
  unit: fc.constantFrom(...'ab 5-"/\\:>=x('.split(''), 'level:', 'status:', 'path:/', 'error'),
});

test('any query survives parsing, formatting and parsing again', () => {
  fc.assert(
    fc.property(typed, (query) => {
      const terms = parseLogQuery(query);
      expect(parseLogQuery(formatLogQuery(terms))).toEqual(terms);
      for (const term of terms) expect(parseLogQuery(term.text)).toEqual([term]);
    }),
    { numRuns: 3000 },
  );
});

test('each line matches either a term or its negation', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('berth', '"a b"', '/b/i', 'level:>=info', 'status:5xx', 'path:/b'),
      fc.string(),
      fc.constantFrom(...queryLevels, undefined),
      (term, text, level) => {
        const is = logMatcher(parseLogQuery(term))({ text, level });
        expect(logMatcher(parseLogQuery(`-${term}`))({ text, level })).toBe(!is);
      },
    ),
  );
});

test('a phrase may contain quotes, backslashes and line breaks', () => {
  expect(parseLogQuery(String.raw`"a \"b\" \\ c"`)).toEqual([
    {
      text: String.raw`"a \"b\" \\ c"`,
      isExcluded: false,
      condition: { kind: 'text', text: String.raw`a "b" \ c` },
    },
  ]);
  expect(parseLogQuery('"a\nb"')[0]?.condition).toEqual({ kind: 'text', text: 'a\nb' });
});

test('a field within a word is text, and a minus alone is no exclusion', () => {
  expect(parseLogQuery('xlevel:error - a-b')).toEqual([
    { text: 'xlevel:error', isExcluded: false, condition: { kind: 'text', text: 'xlevel:error' } },
    { text: '-', isExcluded: false, condition: { kind: 'text', text: '-' } },
    { text: 'a-b', isExcluded: false, condition: { kind: 'text', text: 'a-b' } },
  ]);
});
