import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { logMatcher, valuesOfLine } from './logMatcher.ts';
import type { QueriedLine } from './logMatcher.ts';
import { anyOf, formatLogQuery, parseLogQuery, queryLevels, withTerm } from './logQuery.ts';

const termsOfLine = (line: QueriedLine) => valuesOfLine(line).map(({ term }) => term);

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
    ['LEVEL:error', 'failed'],
    ['Level:error', 'failed'],
    ['status:418 OR level:error', 'failed hypercorn'],
    ['path:(/tides OR /quays)', 'logfmt hypercorn'],
    ['-path:(/tides OR /quays) status:>100', 'ok failed json socket noSocket'],
    ['("tide window" OR status:200 ) level:info', 'ok'],
    ['level:error OR level:warning "pool at"', 'slow failed'],
    ['re:B-\\d+', 'ok'],
    ['status:4xx -(path:/holds OR path:/quays)', 'noSocket'],
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

test('in a log of several apps, a line is found by its app', () => {
  const [api, worker] = ['api', 'worker'].map((origin) => ({ text: 'started', origin }));
  for (const query of ['app:worker', 'worker', '-api']) {
    const matches = logMatcher(parseLogQuery(query));
    expect([api, worker].map((line) => line && matches(line))).toEqual([false, true]);
  }
});

describe('text that looks like syntax is text', () => {
  test.each([
    ['/api/tides', '"GET /api/tides HTTP/1.1" 200'],
    ['/v1/users', '"GET /v1/users/4 HTTP/1.1" 200'],
    ['/api/', '"GET /api/x HTTP/1.1" 200'],
    ['--reload', 'uvicorn main:app --reload'],
    ['status:failed', '{"job":"tides","status":"failed"}'],
    ['status:failed', 'job=tides status=FAILED'],
    ['status:9000', 'status:9000'],
    ['level:loud', 'level:loud'],
    ['level:>=none', 'level:>=none'],
    ['path:', 'the path: unknown'],
    ['status:', 'status: unknown'],
    ['/(/', 'no /(/ here'],
    ['/a+/g', 'sed s/a+/g'],
    ['main()', 'in main() of'],
    ['(eof)', 'ends (eof) here'],
    ['OR', 'this OR that'],
    ['(a', 'f(a, b)'],
    ['12:30:45', 'at 12:30:45'],
    ['http://localhost:8000/docs', 'see http://localhost:8000/docs'],
    ['re:', 're: hello'],
  ])('%j finds %j, and not every line', (query, text) => {
    const matches = logMatcher(parseLogQuery(query));
    expect(matches({ text })).toBe(true);
    expect(matches({ text: 'Started server process [7]', level: 'info' })).toBe(false);
  });

  test.each([
    ['level:loud', 'level'],
    ['status:>=5xx', 'status'],
    ['status:9000', 'status'],
    ['/(/', 'regex'],
    ['/a+/g', 'regex'],
    ['/api/tides', undefined],
    ['status:failed', undefined],
  ])('%j has the problem %s', (query, problem) => {
    expect(parseLogQuery(query).map((term) => term.problem)).toEqual([problem]);
  });
});

test.each([
  [
    String.raw`{"message":"caf\u00e9 \u6f6e\u4f4d\nnext"}`,
    ['café', '潮位', 'message:潮位', 'message:"CAFÉ"', '/^next/'],
  ],
  ['{"message":"plain"}\n', ['/}$/', 'message:lai']],
  ['"GET /caf%C3%A9/1 HTTP/1.1" 200', ['path:/café', 'path:/caf%C3%A9', 'path:=/café/{id}']],
  ['{"attributes":{"url.path":"/berths"},"http.status_code":503}', ['path:/berths', 'status:5xx']],
  ['"GET http://harbour.example/berths HTTP/1.1" 200', ['path:/berths']],
])('%j is found as the user sees it', (text, queries) => {
  expect(queries.filter((query) => !logMatcher(parseLogQuery(query))({ text }))).toEqual([]);
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
    expect(term).toMatchObject({ condition: { kind: 'text' }, problem: 'costly' });
  });
});

test('a regular expression looks at lines, without their line breaks', () => {
  const entry = { text: 'one\nlast line\n', level: undefined };
  const isFound = (query: string) => logMatcher(parseLogQuery(query))(entry);
  expect(['/line$/', '/^one$/', '/^last/', '/^$/'].map(isFound)).toEqual([true, true, true, false]);
});

const typed = fc.string({
  unit: fc.constantFrom(
    ...'ab 5-"/\\:>=x(){}'.split(''),
    'level:',
    'status:',
    'path:/',
    'error',
    ' OR ',
    're:',
    '--',
    'a:(',
    ') ',
    ' (',
  ),
});

test('any text survives parsing, formatting and parsing again', () => {
  fc.assert(
    fc.property(typed, (query) => {
      const terms = parseLogQuery(query);
      expect(parseLogQuery(formatLogQuery(terms))).toEqual(terms);
      for (const term of terms) expect(parseLogQuery(term.text)).toEqual([term]);
    }),
    { numRuns: 3000 },
  );
});

const simple = fc.constantFrom(
  'berth',
  '-berth',
  '"a (b) OR c"',
  'level:error',
  'Level:warn',
  'path:/a',
  'path:"=/a(b)"',
  '-status:>=500',
  '/b(c|d)/i',
  're:"a b"',
  'event:"x y"',
  'main()',
  '--reload',
);
const { group } = fc.letrec<{ group: string; terms: string }>((tie) => ({
  group: fc
    .tuple(fc.constantFrom('', '-'), fc.array(tie('terms'), { minLength: 2, maxLength: 3 }))
    .map(([minus, alternatives]) => `${minus}(${alternatives.join(' OR ')})`),
  terms: fc
    .array(fc.oneof({ depthSize: 'small' }, simple, tie('group')), { minLength: 1, maxLength: 3 })
    .map((terms) => terms.join(' ')),
}));

test('formatting is the inverse of parsing, with groups in groups', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(simple, group), { maxLength: 4 }), (terms) => {
      const query = terms.join(' ');
      expect(formatLogQuery(parseLogQuery(query))).toBe(query);
      expect(parseLogQuery(query)).toHaveLength(terms.length);
    }),
    { numRuns: 1000 },
  );
});

test('hostile nesting is read in linear time', () => {
  for (const query of [
    '('.repeat(5000),
    '(a OR '.repeat(3000),
    `${'('.repeat(3000)}a${')'.repeat(3000)}`,
  ])
    expect(parseLogQuery(query).length).toBeGreaterThan(0);
});

test('each line matches either a term or its negation', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        'berth',
        '"a b"',
        '/b+/i',
        'level:>=info',
        'status:5xx',
        'path:/b',
        '(a OR b)',
      ),
      fc.string(),
      fc.constantFrom(...queryLevels, 'none' as const),
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

test('a second value of a field is joined by OR, and an excluded one is not', () => {
  const add = (query: string, term: string, isExcluded = false) =>
    withTerm(parseLogQuery(query), term, isExcluded);
  expect(add('path:/a berth', 'path:/b')).toBe('path:(/a OR /b) berth');
  expect(add('path:(/a OR /b)', 'path:/c')).toBe('path:(/a OR /b OR /c)');
  expect(add('path:(/a OR /b)', 'path:/b')).toBe('path:(/a OR /b)');
  expect(add('path:/a', 'path:/b', true)).toBe('path:/a -path:/b');
  expect(add('-path:/a', 'path:/b')).toBe('-path:/a path:/b');
  expect(add('event:"a b"', 'event:c')).toBe('event:("a b" OR c)');
  expect(anyOf(parseLogQuery('level:error status:500'))?.text).toBe('(level:error OR status:500)');
});

test('a term replaces the same and the opposite one', () => {
  const terms = parseLogQuery('berth -status:500');
  expect(withTerm(terms, 'status:500', false)).toBe('berth status:500');
  expect(withTerm(terms, 'status:500', true)).toBe('berth -status:500');
  expect(withTerm([], 'level:info', true)).toBe('-level:info');
});
