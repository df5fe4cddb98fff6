import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { formatDotenv } from './formatDotenv.ts';
import { parseDotenv } from './parseDotenv.ts';

const valueOf = (text: string) => {
  const [entry, ...others] = parseDotenv(text);
  expect(others).toEqual([]);
  return entry?.kind === 'variable' ? entry.value : entry;
};

const namesOf = (text: string) =>
  parseDotenv(text).map((entry) => (entry.kind === 'variable' ? entry.name : entry.problem));

describe('parseDotenv', () => {
  test.each([
    ['A=1', '1'],
    ['A=', ''],
    ['A', { kind: 'error', problem: 'no-equals', line: 1, text: 'A' }],
    [' export  A = 1 ', '1'],
    ['A=a b  c # note', 'a b  c'],
    ['A=a#b', 'a#b'],
    ['A=#note', '#note'],
    ['A=#0f766e', '#0f766e'],
    ['A=#0f766e # teal', '#0f766e'],
    ['export A=#', '#'],
    ['A= #note', ''],
    ['A= # note', ''],
    ['A=\t# note', ''],
    ['A=x #', 'x'],
    ["A='#0f766e'", '#0f766e'],
    ['A=x=y', 'x=y'],
    ['A=it\'s "so"', 'it\'s "so"'],
    ['A=C:\\new', 'C:\\new'],
    ['A=$HOME/${B}', '$HOME/${B}'],
    ["A=' a # b '", ' a # b '],
    ["A='a\\nb'", 'a\\nb'],
    ['A=`it\'s "so"`', 'it\'s "so"'],
    ['A="a\\nb\\tc\\\\d\\"e\\$f"', 'a\nb\tc\\d"e$f'],
    ['A="C:\\dir"', 'C:\\dir'],
    ['A="one\ntwo"', 'one\ntwo'],
    ['A="one\r\ntwo"\r\n', 'one\r\ntwo'],
    ['A="x" # note', 'x'],
    ['A="x"# note', 'x'],
    ['\uFEFFA=1', '1'],
    ['A=\u00A01\u00A0', '\u00A01\u00A0'],
  ])('%j has the value %j', (text, value) => {
    expect(valueOf(text)).toEqual(value);
  });

  test('splits lines at every kind of line end, and ignores blank lines and comments', () => {
    expect(namesOf('A=1\nB=2\r\nC=3\rD=4\n\n  # E=5\n \t \nF=6')).toEqual([
      'A',
      'B',
      'C',
      'D',
      'F',
    ]);
  });

  test('reports the line numbers of a variable', () => {
    const lines = parseDotenv('# first\nA="1\n2\n3"\nB=4\n').map((entry) =>
      entry.kind === 'variable' ? [entry.name, entry.firstLine, entry.lastLine] : entry,
    );
    expect(lines).toEqual([
      ['A', 2, 4],
      ['B', 5, 5],
    ]);
  });

  test('reports an invalid line with its number and problem, and parses the others', () => {
    expect(parseDotenv('A=1\nnonsense\n=2\nB="open\nC="x" y\nD=4\n')).toEqual([
      { kind: 'variable', name: 'A', value: '1', firstLine: 1, lastLine: 1 },
      { kind: 'error', problem: 'no-equals', line: 2, text: 'nonsense' },
      { kind: 'error', problem: 'no-name', line: 3, text: '=2' },
      { kind: 'error', problem: 'text-after-quote', line: 4, text: 'B="open' },
      { kind: 'error', problem: 'text-after-quote', line: 5, text: 'C="x" y' },
      { kind: 'variable', name: 'D', value: '4', firstLine: 6, lastLine: 6 },
    ]);
    expect(namesOf("A='open\nB=2")).toEqual(['unclosed-quote', 'B']);
  });

  const begin = '-----BEGIN RSA PRIVATE KEY-----';
  const end = '-----END RSA PRIVATE KEY-----';
  const pem = `${begin}\nProc-Type: 4,ENCRYPTED\n\nMIIEow+/ABCD\nabcd\nABC=\n${end}`;

  test.each([
    [`KEY=${pem}\nB=2`, pem],
    [`export KEY= ${pem} # note\n\nB=2`, pem],
    [`KEY=${pem}\n${pem}\nB=2`, `${pem}\n${pem}`],
    [`KEY=${pem}\nB=2`.replaceAll('\n', '\r\n'), pem.replaceAll('\n', '\r\n')],
    [`KEY="${pem}"\nB=2`, pem],
    [`KEY=${pem.replaceAll('\n', '\\n')}\nB=2`, pem.replaceAll('\n', '\\n')],
  ])('a key or certificate needs no quotes: %j', (text, value) => {
    const [key, ...others] = parseDotenv(text);
    expect(key).toMatchObject({ kind: 'variable', name: 'KEY', value, firstLine: 1 });
    const line = text.split(/\r\n|\n/).length;
    expect(others).toEqual([
      { kind: 'variable', name: 'B', value: '2', firstLine: line, lastLine: line },
    ]);
  });

  test.each([
    [`KEY=${begin}\nMIIE\nABC=\nDEBUG=\nB=2`, 'unclosed-pem'],
    [`KEY=${begin}\nMIIE\nABC=`, 'unclosed-pem'],
    [`KEY=${begin}\nMIIE\nABC=\nB=${pem}`, 'unclosed-pem'],
    [`KEY="${begin}\nMIIE\nABC=\nB=2`, 'unclosed-quote'],
    [`${pem}\nB=2`, 'no-equals'],
  ])('parses no line of an invalid PEM key as a variable: %j', (text, problem) => {
    const [first, ...others] = parseDotenv(text);
    expect(first).toMatchObject({ kind: 'error', problem, line: 1 });
    const names = others.map((entry) => (entry.kind === 'variable' ? entry.name : entry.text));
    expect(['', 'B', 'DEBUG,B']).toContain(names.join());
  });

  test('keeps any number of spaces inside a value', () => {
    const blanks = ' '.repeat(500_000);
    expect(valueOf(`A=a${blanks}b${blanks}`)).toBe(`a${blanks}b`);
    expect(namesOf(`A${blanks}B${blanks}=1`)).toEqual([`A${blanks}B`]);
  });

  test('parses any text without an exception, and numbers its lines', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(...'ab=\n\r "\'`#\\$\t'.split(''), 'export ', '\uFEFF'),
        }),
        (text) => {
          const lineCount = text.split(/\r\n|\r|\n/).length;
          let last = 0;
          for (const entry of parseDotenv(text)) {
            const line = entry.kind === 'variable' ? entry.firstLine : entry.line;
            expect(line).toBeGreaterThan(last);
            last = entry.kind === 'variable' ? entry.lastLine : entry.line;
            expect(last).toBeLessThanOrEqual(lineCount);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});

const name = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,20}$/);

/** Text of any characters, with those that mean something to a `.env` file more often than chance has them. */
const value = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom(
      ...'\'"`#=$\\ \t\n\r'.split(''),
      '\r\n',
      '\uFEFF',
      '\u2028',
      '\u0085',
      '${A}',
      '\\n',
    ),
  ),
});

describe('formatDotenv', () => {
  test.each([
    ['info', 'A=info\n'],
    ['', 'A=\n'],
    ['a b', "A='a b'\n"],
    ['$HOME', "A='$HOME'\n"],
    ['one\ntwo', 'A="one\\ntwo"\n'],
    ["it's $5", 'A="it\'s \\$5"\n'],
  ])('writes %j as %j', (given, text) => {
    expect(formatDotenv([{ name: 'A', value: given }])).toBe(text);
  });

  test('round-trips any value byte for byte', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ name, value })),
        fc.boolean(),
        fc.boolean(),
        (variables, hasBom, hasCrlf) => {
          const written = formatDotenv(variables, ['Exported']);
          // Editors save with a byte order mark and with their own line ends; no value holds one unescaped.
          const lines = hasCrlf ? written.replaceAll('\n', '\r\n') : written;
          const file = hasBom ? `\uFEFF${lines}` : lines;
          expect(
            parseDotenv(file).map((entry) =>
              entry.kind === 'variable' ? { name: entry.name, value: entry.value } : entry,
            ),
          ).toEqual(variables);
        },
      ),
      { numRuns: 3000 },
    );
  });

  test('a file in bytes has the same variables as its text', () => {
    fc.assert(
      fc.property(value, (given) => {
        const bytes = new TextEncoder().encode(formatDotenv([{ name: 'A', value: given }]));
        const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
        expect(valueOf(text)).toBe(given);
      }),
      { numRuns: 1000 },
    );
  });
});
