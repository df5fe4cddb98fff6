import { describe, expect, test } from 'vitest';

import { parseDotenv } from '../../features/dotenv/parseDotenv.ts';
import { sampleDeployment, sampleVariable, sampleVariables } from '../../testing/samples.ts';
import { changedSince } from './changedVariables.ts';
import { exportVariables } from './exportVariables.ts';
import { reviewImport } from './importReview.ts';
import { nameProblem, suggestName } from './variableRules.ts';
import { valueHint } from './valueHints.ts';

const review = (file: string, renames: ReadonlyMap<string, string> = new Map()) =>
  reviewImport({ entries: parseDotenv(file), variables: sampleVariables, renames });

describe('reviewImport', () => {
  test('distinguishes new, changed, equal and invalid variables', () => {
    const rows = review(
      'TIDE=1\nLOG_LEVEL=debug\nWORKERS=4\nSECRET_KEY=x\nDATABASE_URL=x\n2FA=x\nnonsense',
    );
    expect(rows.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'TIDE new',
      'LOG_LEVEL changed',
      'WORKERS same',
      'SECRET_KEY changed',
      'DATABASE_URL invalid',
      '2FA invalid',
      'nonsense invalid',
    ]);
  });

  test('uses the last line of a name that occurs more than once', () => {
    expect(review('TIDE=1\nTIDE=2')).toMatchObject([
      { state: 'invalid', problem: { kind: 'set-again', line: 2 } },
      { state: 'new', value: '2' },
    ]);
  });

  test('a renamed row is reviewed under its new name', () => {
    expect(review('2FA=x', new Map([['0', 'TWO_FA']]))).toMatchObject([
      { state: 'new', name: 'TWO_FA' },
    ]);
  });

  test('guesses which new variables are secrets', () => {
    const rows = review('API_TOKEN=x\nSTRIPE_KEY=x\nMONKEY=x\nDB_PASSWORD=x\nPORT=1');
    expect(rows.map((row) => row.state === 'new' && row.isSecret)).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });
});

test.each([
  ['2FA_ISSUER', 'TWO_FA_ISSUER'],
  ['my-key', 'my_key'],
  ['a b.c', 'a_b_c'],
  ['é', 'NAME'],
])('suggests the valid name for %s: %s', (name, suggestion) => {
  expect(suggestName(name)).toBe(suggestion);
  expect(nameProblem(suggestion)).toBeUndefined();
});

test.each([
  ['{"a": true', 'json'],
  ['{"a": true}', undefined],
  ['[1, 2', 'json'],
  ['https://tides example.com', 'url'],
  ['postgres://user:pw@host:5432/db?sslmode=require', undefined],
  ['https://a.example,https://b.example', undefined],
  [' padded', 'blanks'],
  ['"quoted"', undefined],
  ["'quoted'", 'quotes'],
  ['-----BEGIN KEY-----\nx\n', undefined],
  ['', undefined],
])('the value %j has the hint %s', (value, hint) => {
  expect(valueHint(value)).toBe(hint);
});

test('variables that were set after the live deployment are listed', () => {
  const minute = 60_000;
  const live = sampleDeployment({ seed: 1, status: 'success', agoMs: 10 * minute, tookMs: minute });
  const variables = [
    sampleVariable({ name: 'BEFORE', value: '1', agoMs: 11 * minute }),
    sampleVariable({ name: 'AFTER', value: '1', agoMs: 2 * minute }),
  ];
  expect(changedSince(variables, live)).toEqual(['AFTER']);
  expect(changedSince(variables, undefined)).toEqual([]);
});

test('a JSON export has every value that can be read, and no secret', () => {
  const { text } = exportVariables(
    sampleVariables,
    'json',
    { secrets: '', lineBreaks: '' },
    'tides',
  );
  expect(JSON.parse(text)).toEqual({
    ALLOWED_ORIGINS: 'https://harbour.example,https://admin.harbour.example',
    FEATURE_FLAGS: '{"berths":true,"pilotage":false}',
    LOG_LEVEL: 'info',
    SMTP_HOST: 'smtp.example.com',
    WELCOME_TEXT: 'Good morning.\nMind the gap.',
    WORKERS: '4',
  });
});
