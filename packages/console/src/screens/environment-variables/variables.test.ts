import { expect, test } from 'vitest';

import { sampleDeployment, sampleVariable, sampleVariables } from '../../testing/samples.ts';
import { changedSince } from '../../domain/changedVariables.ts';
import { exportVariables } from './exportVariables.ts';
import { nameProblem, suggestName } from '../../domain/variableRules.ts';

test.each([
  ['2FA_ISSUER', 'TWO_FA_ISSUER'],
  ['my-key', 'my_key'],
  ['a b.c', 'a_b_c'],
  ['é', 'NAME'],
  ['- DB_HOST', 'DB_HOST'],
  ['+A', 'A'],
  ['_x y', '_x_y'],
])('suggests the valid name for %s: %s', (name, suggestion) => {
  expect(suggestName(name)).toBe(suggestion);
  expect(nameProblem(suggestion)).toBeUndefined();
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
