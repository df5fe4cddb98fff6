import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  formatLogQuery,
  logMatcher,
  parseLogQuery,
  queryLevels,
  termsOfLine,
  withTerm,
} from './logQuery.ts';
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
    ['event:berth.held', 'json'],
    ['event:BERTH.HELD', 'json'],
    ['event:berth', ''],
    ['msg:"tide window"', 'logfmt'],
    ['-msg:"tide window" level:debug', ''],
    ['event:"berth.held" status:404', 'json'],
    // As text, too.
    ['10.4.2.17:1 berths', 'ok failed'],
    ['INFO:', 'failed socket noSocket'],
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

describe('a regular expression of a link cannot stop the page', () => {
  const long = { text: `${'GET /tides '.repeat(40)}${'a'.repeat(200)}!`, level: undefined };

  test.each([
    String.raw`^(\S+\s?)+~$`,
    '(a+)+~',
    '(a|aa)+~',
    '(.*a){20}~',
    String.raw`(\S+\s?){1,200}~`,
    String.raw`^(([a-z])+.)+[A-Z]([a-z])+~$`,
  ])('/%s/', (source) => {
    const terms = parseLogQuery(`/${source}/`);
    expect(terms.map(({ condition }) => condition.kind)).toEqual(['regex']);
    expect(logMatcher(terms)(long)).toBe(false);
  });

  test.each([
    String.raw`(?i:(\S+\s?)+~)`,
    String.raw`(?=(a+)+~)`,
    `${'('.repeat(5000)}${')'.repeat(5000)}`,
  ])('/%s/ is rejected with a reason', (source) => {
    const [term] = parseLogQuery(`/${source}/`);
    expect(term?.condition).toEqual({ kind: 'invalid', problem: 'costly' });
  });
});

test('a regular expression looks at lines, without their line breaks', () => {
  const entry = { text: 'one\nlast line\n', level: undefined };
  const isFound = (query: string) => logMatcher(parseLogQuery(query))(entry);
  expect(['/line$/', '/^one$/', '/^last/', '/^$/'].map(isFound)).toEqual([true, true, true, false]);
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
  expect(parseLogQuery('(level:error - a-b')).toEqual([
    { text: '(level:error', isExcluded: false, condition: { kind: 'text', text: '(level:error' } },
    { text: '-', isExcluded: false, condition: { kind: 'text', text: '-' } },
    { text: 'a-b', isExcluded: false, condition: { kind: 'text', text: 'a-b' } },
  ]);
});

describe('the values of a line', () => {
  test.each([
    ['ok', ['level:info', 'status:200', 'path:/berths/B-17']],
    ['json', ['level:info', 'status:404', 'path:/holds', 'event:berth.held']],
    ['logfmt', ['level:debug', 'status:503', 'path:/tides']],
    ['plain', []],
  ] as const)('%s are filters', (name, terms) => {
    expect(termsOfLine(lines[name])).toEqual(terms);
  });

  test('of JSON include nested fields, and exclude times, messages and masked text', () => {
    const text = JSON.stringify({
      time: '2026-11-27T10:00:00Z',
      message: 'held',
      logger: 'app tides',
      request_id: '8f2c',
      http: { method: 'GET', headers: { a: { b: { c: 'deep' } } } },
      token: '••••',
      tags: ['a'],
      ok: true,
    });
    expect(termsOfLine({ text, level: undefined })).toEqual([
      'logger:"app tides"',
      'request_id:8f2c',
      'http.method:GET',
      'ok:true',
    ]);
  });

  test('a path is offered without its query', () => {
    const text = '"GET /berths?token=1 HTTP/1.1" 200';
    expect(termsOfLine({ text, level: undefined })).toContain('path:/berths');
  });

  test('select the line, and exclude it', () => {
    const scalar = fc.oneof(fc.string({ maxLength: 30 }), fc.integer(), fc.boolean());
    const name = fc.stringMatching(/^[a-z_][a-z_]{0,8}$/);
    const object = fc.dictionary(
      name,
      fc.oneof(scalar, fc.dictionary(name, scalar, { maxKeys: 3 })),
      { maxKeys: 6 },
    );
    fc.assert(
      fc.property(object, (value) => {
        const line = { text: JSON.stringify(value), level: 'info' as const };
        for (const term of termsOfLine(line)) {
          expect(logMatcher(parseLogQuery(term))(line)).toBe(true);
          expect(logMatcher(parseLogQuery(`-${term}`))(line)).toBe(false);
          expect(parseLogQuery(term)).toHaveLength(1);
        }
      }),
    );
  });
});

test('a term replaces the same and the opposite one', () => {
  const terms = parseLogQuery('berth -status:500');
  expect(withTerm(terms, 'status:500', false)).toBe('berth status:500');
  expect(withTerm(terms, 'status:500', true)).toBe('berth -status:500');
  expect(withTerm([], 'level:info', true)).toBe('-level:info');
});
