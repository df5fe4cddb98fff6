import { execFileSync, spawnSync } from 'node:child_process';

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

/**
 * Reads a PowerShell command of names, parameters and single-quoted strings by the grammar of the language
 * (about_Quoting_Rules, about_Parsing): typographic quotes are quotes, and two quotes in a string are one.
 */
function powerShellTokens(command: string): string[] {
  const quotes = `['\u2018-\u201B]`;
  const token = new RegExp(
    `${quotes}(?<text>(?:[^'\u2018-\u201B]|${quotes}{2})*)${quotes}(?=\\s|$)|(?<table>@\\{[^}]*\\})|(?<word>[\\w-]+)|(?<gap> \`\\n +| )`,
    'uy',
  );
  const tokens: string[] = [];
  while (token.lastIndex < command.length) {
    const at = token.lastIndex;
    const groups = token.exec(command)?.groups;
    if (groups === undefined) throw new Error(`Not PowerShell: ${command.slice(at)}`);
    const { text, table, word } = groups;
    const found = text?.replaceAll(/(['\u2018-\u201B])['\u2018-\u201B]/g, '$1') ?? table ?? word;
    if (found !== undefined) tokens.push(found);
  }
  return tokens;
}

test('PowerShell takes the token from the environment, one URL and the body, whatever they contain', () => {
  const hostile = fc.constantFrom(`'; exit #`, '‘’‚‛', '$(exit)', '`n', '"', 'ميناء ⚓', '\\');
  fc.assert(
    fc.property(fc.oneof(words, hostile), fc.oneof(words, hostile), (name, value) => {
      const address = `${url}&q=${value.replaceAll('\n', '')}`;
      const call = { method: 'PATCH', url: address, body: { name, value } };
      const tokens = powerShellTokens(copyAs(call).powershell);
      expect(tokens.slice(0, 7)).toEqual([
        'Invoke-RestMethod',
        '-Method',
        'PATCH',
        '-Uri',
        address,
        '-Headers',
        '@{ Authorization = "Bearer $env:QUAYSIDE_TOKEN" }',
      ]);
      expect(tokens.slice(7, 10)).toEqual(['-ContentType', 'application/json', '-Body']);
      expect(tokens[10]).toMatch(/^[\0-\x7E]*$/);
      expect(JSON.parse(tokens[10] ?? '')).toEqual({ name, value });
      expect(tokens).toHaveLength(11);
    }),
    { numRuns: 200 },
  );
});

test.skipIf(spawnSync('pwsh', ['-Version']).status !== 0)(
  'a real PowerShell passes the same URL and body',
  () => {
    const body = { name: `O'Brien ‘& Sons’`, note: '$(exit) `n "ميناء ⚓"' };
    const { powershell } = copyAs({ method: 'POST', url, body });
    const script = `function Invoke-RestMethod($Method, $Uri, $Headers, $ContentType, $Body) {
  ConvertTo-Json @($Method, $Uri, $Headers.Authorization, $Body) }
${powershell}`;
    const output = execFileSync('pwsh', ['-NoProfile', '-Command', script], {
      encoding: 'utf8',
      env: { ...process.env, QUAYSIDE_TOKEN: 'secret' },
    });
    const [method, address, authorization, sent]: string[] = JSON.parse(output);
    expect([method, address, authorization]).toEqual(['POST', url, 'Bearer secret']);
    expect(JSON.parse(sent ?? '')).toEqual(body);
  },
);

test('values are written as Python literals', () => {
  expect(pythonLiteral([true, false, null, 1.5, 'a\nb', { é: ['x'] }])).toBe(
    String.raw`[True, False, None, 1.5, "a\nb", {"é": ["x"]}]`,
  );
});
