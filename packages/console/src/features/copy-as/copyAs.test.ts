import { execFileSync } from 'node:child_process';

import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { copyAs, pythonLiteral, shellLine } from './copyAs.ts';

const url = 'https://api.example/api/v1/apps/?team_id=7&order=desc';

/** Arguments that a real shell passes to a program. */
function argumentsOf(line: string): string[] {
  const script = `for word in ${line}; do printf '%s\\0' "$word"; done`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

/** Text that a process can be given: Unicode without U+0000. */
const words = fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', ''));

test('the curl command takes the token from an environment variable of the shell', () => {
  expect(copyAs({ method: 'GET', url }).curl).toBe(
    [
      'curl --fail-with-body \\',
      '  --header "Authorization: Bearer $QUAYSIDE_TOKEN" \\',
      "  'https://api.example/api/v1/apps/?team_id=7&order=desc'",
    ].join('\n'),
  );
});

test('escapes quotes in a JSON body', () => {
  const { curl, python } = copyAs({
    method: 'POST',
    url: 'https://api.example/api/v1/apps/',
    body: { name: `O'Brien "& Sons"`, directory: null, team_id: undefined },
  });
  expect(curl).toContain('--request POST');
  expect(curl).toContain(
    String.raw`--data-raw '{"name":"O'\''Brien \"& Sons\"","directory":null}'`,
  );
  expect(python).toContain(String.raw`json={"name": "O'Brien \"& Sons\"", "directory": None},`);
});

test('a shell passes every argument on unchanged, even hostile ones', () => {
  const hostile = [
    `'; rm -rf ~ #`,
    '$(touch here)',
    '`id`',
    '-n',
    '',
    '*',
    '~',
    'a\nb',
    '!!',
    '\\',
    '"',
    'ميناء ⚓',
  ];
  expect(argumentsOf(shellLine(hostile))).toEqual(hostile);
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 8 }), (some) => {
      expect(argumentsOf(shellLine(some))).toEqual(some);
    }),
    { numRuns: 50 },
  );
});

test('curl receives one URL, one body and no further argument, whatever they contain', () => {
  fc.assert(
    fc.property(words, words, (name, value) => {
      const { curl } = copyAs({ method: 'POST', url, body: { name, value } });
      const given = argumentsOf(curl.replace(/^curl /, ''));
      expect(given.at(-1)).toBe(url);
      expect(given).toHaveLength(10);
      expect(JSON.parse(given[given.indexOf('--data-raw') + 1] ?? '')).toEqual({ name, value });
    }),
    { numRuns: 50 },
  );
});

test('values are written as Python literals', () => {
  expect(pythonLiteral([true, false, null, 1.5, 'a\nb', { é: ['x'] }])).toBe(
    String.raw`[True, False, None, 1.5, "a\nb", {"é": ["x"]}]`,
  );
});
