import { describe, expect, test } from 'vitest';

import { accent } from './accents.ts';
import { formatOf } from './format.ts';
import { parseJsonLine } from './json.ts';
import { parseLogfmt } from './logfmt.ts';

/** The accented parts of a line, in order, each with its style. */
const accentsOf = (line: string) =>
  formatOf(line).accents.map(({ from, to, style }) => [line.slice(from, to), style]);

describe('access logs', () => {
  test.each([
    [
      '10.4.2.17:443 - "GET /berths HTTP/1.1" 200 OK',
      { method: 'GET', path: '/berths', status: 200 },
      [
        ['10.4.2.17:443', accent.quiet],
        ['GET', accent.method],
        [' HTTP/1.1', accent.quiet],
        ['200', accent.statusOk],
      ],
    ],
    [
      '[::1]:5000 - - [21/Nov/2026:09:04:11 +0000] "POST /log-in HTTP/2.0" 303 0',
      { method: 'POST', path: '/log-in', status: 303 },
      [
        ['[::1]:5000', accent.quiet],
        ['POST', accent.method],
        [' HTTP/2.0', accent.quiet],
        ['303', accent.statusMoved],
      ],
    ],
    [
      'request "DELETE /berths/7" 404',
      { method: 'DELETE', path: '/berths/7', status: 404 },
      [
        ['DELETE', accent.method],
        ['404', accent.statusClient],
      ],
    ],
    [
      '"GET / HTTP/1.1" 503',
      { method: 'GET', path: '/', status: 503 },
      [
        ['GET', accent.method],
        [' HTTP/1.1', accent.quiet],
        ['503', accent.statusServer],
      ],
    ],
    [
      '"GET /socket HTTP/1.1" 101',
      { method: 'GET', path: '/socket', status: 101 },
      [
        ['GET', accent.method],
        [' HTTP/1.1', accent.quiet],
        ['101', accent.quiet],
      ],
    ],
  ])('the request and its status are read from %s', (line, request, accents) => {
    expect(formatOf(line)).toMatchObject({ kind: 'access', ...request });
    expect(accentsOf(line)).toEqual(accents);
  });

  test.each(['"GET /berths HTTP/1.1" 600', '"get /berths" 200', 'she said "GET OUT now" 200'])(
    '%s is no request',
    (line) => {
      expect(formatOf(line)).toEqual({ kind: 'plain', accents: [] });
    },
  );
});

describe('JSON', () => {
  test('names, texts, numbers and literals have accents', () => {
    const line = 'web-1 {"event":"held","berth":-7,"ok":true,"by":null,"tags":["a"]} ';
    expect(formatOf(line)).toMatchObject({ kind: 'json', from: 6, to: line.length - 1 });
    expect(accentsOf(line)).toEqual([
      ['"event"', accent.name],
      ['"held"', accent.text],
      ['"berth"', accent.name],
      ['-7', accent.number],
      ['"ok"', accent.name],
      ['true', accent.number],
      ['"by"', accent.name],
      ['null', accent.number],
      ['"tags"', accent.name],
      ['"a"', accent.text],
    ]);
  });

  test('at most 400 tokens of a line have accents', () => {
    const numbers = (count: number) => `[${Array.from({ length: count }, () => 1).join()}]`;
    expect(accentsOf(numbers(400))).toHaveLength(400);
    expect(accentsOf(numbers(401))).toHaveLength(400);
  });

  const rootNodeOf = (line: string) => parseJsonLine(line)?.root;
  const childrenOf = (line: string) =>
    rootNodeOf(line)
      ?.children()
      .map(({ name, kind, text }) => [name, kind, text]);

  test.each([
    ['{}x'],
    ['{}'],
    ['[]'],
    ['  []'],
    ['{"a":}'],
    ['{"a":1},'],
    ['[1] x'],
    ['x [1]'],
    ['3'],
    ['"a}"'],
    ['}'],
    [`${'x'.repeat(201)}{"a":1}`],
    [`[${' '.repeat(200_000)}1]`],
  ])('%.20s is no JSON to show as a tree', (line) => {
    expect(parseJsonLine(line)).toBeUndefined();
  });

  test.each([
    ['  [1]', 2],
    [`${'x'.repeat(200)}{"a":1}`, 200],
    ['[{"a":1}]', 0],
    [`[${' '.repeat(199_997)}1]`, 0],
  ])('%.20s is JSON from position %d', (line, from) => {
    expect(parseJsonLine(line)).toMatchObject({ kind: 'json', from, to: line.length });
  });

  test('values of an object are read with their names, as written', () => {
    const line = String.raw`{"a\"b":"c\"","big":12345678901234567890,"e":1.5e-3,"no":false,"o":{"x":{"y":1}},"l":[1,2]}`;
    expect(rootNodeOf(line)).toMatchObject({ name: undefined, kind: 'object' });
    expect(childrenOf(line)).toEqual([
      ['a"b', 'string', String.raw`"c\""`],
      ['big', 'number', '12345678901234567890'],
      ['e', 'number', '1.5e-3'],
      ['no', 'literal', 'false'],
      ['o', 'object', '{ x }'],
      ['l', 'array', '[ 2 ]'],
    ]);
  });

  test('values of an array are numbered', () => {
    const line = '[[1,[2]],{},[],-1]';
    expect(childrenOf(line)).toEqual([
      ['0', 'array', '[ 2 ]'],
      ['1', 'object', '{ }'],
      ['2', 'array', '[ 0 ]'],
      ['3', 'number', '-1'],
    ]);
    const [first] = rootNodeOf(line)?.children() ?? [];
    expect(first?.children().map(({ text }) => text)).toEqual(['1', '[ 1 ]']);
  });

  test('values inside an object in an array are reached', () => {
    const [first] = rootNodeOf('[{"a":{"b":[true]}}]')?.children() ?? [];
    const [a] = first?.children() ?? [];
    const [b] = a?.children() ?? [];
    expect(b).toMatchObject({ name: 'b', kind: 'array', text: '[ 1 ]' });
    expect(b?.children()[0]).toMatchObject({ name: '0', kind: 'literal', text: 'true' });
    expect(b?.children()[0]?.children()).toEqual([]);
  });

  test.each([
    ['{"a":1,"b":2,"c":3}', '{ a, b, c }'],
    ['{"a":1,"b":2,"c":3,"d":4}', '{ a, b, c, … }'],
    ['[1,2,3,4]', '[ 4 ]'],
  ])('%s in short is %s', (line, short) => {
    expect(rootNodeOf(line)?.text).toBe(short);
  });
});

describe('logfmt', () => {
  test('pairs are read, with quotes and escapes removed from their values', () => {
    const line = String.raw`level=info msg="two \"words\"" took=-12ms empty= path=/a1`;
    expect(formatOf(line)).toMatchObject({
      kind: 'logfmt',
      fields: [
        { name: 'level', value: 'info' },
        { name: 'msg', value: 'two "words"' },
        { name: 'took', value: '-12ms' },
        { name: 'empty', value: '' },
        { name: 'path', value: '/a1' },
      ],
    });
    expect(accentsOf(line)).toEqual([
      ['level=', accent.quiet],
      ['info', accent.text],
      ['msg=', accent.quiet],
      [String.raw`"two \"words\""`, accent.text],
      ['took=', accent.quiet],
      ['-12ms', accent.number],
      ['empty=', accent.quiet],
      ['path=', accent.quiet],
      ['/a1', accent.text],
    ]);
  });

  test.each(['a=1', 'a=1 and more', 'so a=1 b=2', '', 'a=1 b="2'])('%j is no logfmt', (line) => {
    expect(parseLogfmt(line)).toBeUndefined();
  });

  test('a line is read in full again after one that is no logfmt', () => {
    expect(parseLogfmt('a=1 b=2 and more')).toBeUndefined();
    expect(parseLogfmt('a=1 b=2')?.fields).toHaveLength(2);
  });
});

test('a line of more than 20 000 characters is read as JSON only', () => {
  const padding = 'x'.repeat(20_000);
  expect(formatOf(`a=1 b=${padding}`).kind).toBe('plain');
  expect(formatOf(`a=1 b=${padding}`.slice(0, 20_000)).kind).toBe('logfmt');
  expect(formatOf(`{"a":"${padding}"}`).kind).toBe('json');
});

describe('tracebacks', () => {
  test.each([
    [
      '  File "/app/main.py", line 12, in <module>',
      { path: '/app/main.py', lineNumber: 12, name: '<module>', isLibrary: false },
      [
        ['/app/main.py', accent.strong],
        ['12', accent.number],
        ['<module>', accent.name],
      ],
    ],
    [
      '#9 0.871   File "/usr/lib/python3.14/json/decoder.py", line 3, in decode',
      { path: '/usr/lib/python3.14/json/decoder.py', lineNumber: 3, isLibrary: true },
      [
        ['/usr/lib/python3.14/json/decoder.py', accent.strong],
        ['3', accent.number],
        ['decode', accent.name],
      ],
    ],
    [
      '  |   File "<frozen runpy>", line 7',
      { path: '<frozen runpy>', lineNumber: 7, name: '', isLibrary: true },
      [
        ['<frozen runpy>', accent.strong],
        ['7', accent.number],
      ],
    ],
  ])('the frame is read from %s', (line, frame, accents) => {
    expect(formatOf(line)).toMatchObject({ kind: 'frame', ...frame });
    expect(accentsOf(line)).toEqual(accents);
  });

  test.each(['File "/app/main.py", line 12', '  File "/app/main.py", line x', '  File "a"'])(
    '%j is no frame',
    (line) => {
      expect(formatOf(line).kind).toBe('plain');
    },
  );

  test.each([
    ['ValueError: bad berth', 'ValueError'],
    ['  jose.exceptions.JWTError', 'jose.exceptions.JWTError'],
    ['ExceptionGroup: two of them', 'ExceptionGroup'],
  ])('%j names the exception %s', (line, name) => {
    expect(formatOf(line)).toMatchObject({ kind: 'exception', name });
    expect(accentsOf(line)).toEqual([[name, accent.failure]]);
  });

  test.each(['Listening: port 80', 'ValueErrors: two', 'a ValueError: bad', '', 'Error-free: yes'])(
    '%j names no exception',
    (line) => {
      expect(formatOf(line)).toEqual({ kind: 'plain', accents: [] });
    },
  );
});
