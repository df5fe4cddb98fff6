import { describe, expect, test } from 'vitest';

import { failureSamples } from './corpus.fixtures.ts';
import { en } from '../../runtime/messages/en/index.ts';
import { explainFailure } from './explainFailure.ts';
import { explanationRules } from './rules.ts';

/** A module of the app that is missing, as BuildKit writes the traceback. */
const missingModule = [
  '#9 0.871   File "/app/app/main.py", line 3, in <module>',
  '#9 0.871     import stripe',
  "#9 0.871 ModuleNotFoundError: No module named 'stripe'",
  '#9 ERROR: process "/bin/sh -c python -c \'import app.main\'" did not complete successfully',
];

describe('explainFailure', () => {
  test('has a sample log for every rule', () => {
    const shown = failureSamples.map(({ expected }) => expected);
    expect(explanationRules.filter(({ id }) => !shown.includes(id))).toEqual([]);
  });

  test('returns the matching lines as the excerpt', () => {
    expect(
      explainFailure({ status: 'building_image_failed', lines: missingModule })?.excerpt,
    ).toEqual(["ModuleNotFoundError: No module named 'stripe'"]);
  });

  test.each([
    ['a step and a time', '#12 10.382 error: No requirements', 'error: No requirements'],
    ['a step', '#7 error: No requirements', 'error: No requirements'],
    ['a sign of uv', '× No requirements', 'No requirements'],
    ['an indented sign of pip', '    │ No requirements', 'No requirements'],
    ['a step, a time and a sign', '#7 0.411   ╰─▶ No requirements', 'No requirements'],
  ])('leaves %s out of the excerpt', (_what, line, expected) => {
    const wholeOf = (text: string) =>
      text.replace('No requirements', 'No pyproject.toml or requirements.txt found in /app');
    const lines = ['#1 DONE 0.1s', wholeOf(line)];
    for (const after of [[], ['#9 ERROR']]) {
      const explanation = explainFailure({
        status: 'building_image_failed',
        lines: [...lines, ...after],
      });
      expect(explanation?.excerpt).toEqual([wholeOf(expected)]);
    }
  });

  test.each(['retry #7 0.3 of a:', 'a │ b:'])(
    'retains what looks like a step or a sign within a line: %s',
    (text) => {
      const line = `${text} No pyproject.toml or requirements.txt found`;
      const explanation = explainFailure({ status: 'building_image_failed', lines: [line] });
      expect(explanation?.excerpt).toEqual([line]);
    },
  );

  test('the excerpt goes on to the end of a wrapped sentence', () => {
    const lines = [
      '#7 0.411   ╰─▶ Because fastpi was not found in the package registry and your project depends',
      '#7 0.411       on fastpi, we can conclude that your project’s requirements are unsatisfiable.',
      '#7 ERROR: process "/bin/sh -c uv sync" did not complete successfully: exit code: 1',
    ];
    expect(explainFailure({ status: 'building_image_failed', lines })?.excerpt).toEqual([
      'Because fastpi was not found in the package registry and your project depends',
      'on fastpi, we can conclude that your project’s requirements are unsatisfiable.',
    ]);
  });

  test('leaves blank lines out of the excerpt', () => {
    const lines = ['│ Because a==1 depends on b>=2', '│', '  │ and your project depends on b==1.'];
    expect(explainFailure({ status: 'building_image_failed', lines })?.excerpt).toEqual([
      'Because a==1 depends on b>=2',
      '  and your project depends on b==1.',
    ]);
  });

  test('returns the last six lines of a long match as the excerpt', () => {
    const fields = ['database_url', 'stripe_key', 'sentry_dsn', 'region'];
    const log = fields.flatMap((field) => [field, '  Field required [type=missing]']);
    const explanation = explainFailure({
      status: 'verifying_failed',
      lines: ['pydantic_core.ValidationError: 4 validation errors for Settings', ...log],
    });
    expect(explanation?.found['names']).toBe(fields.join('\n'));
    expect(explanation?.excerpt).toEqual(log.slice(-6));
  });

  test('needs no log for a status that is enough', () => {
    expect(explainFailure({ status: 'degraded_oom', lines: ['Killed'] })).toMatchObject({
      rule: { id: 'outOfMemory' },
      found: {},
      excerpt: [],
    });
  });

  test('searches the last 400 lines, and the first 2,000 characters of each', () => {
    const cause = 'No pyproject.toml or requirements.txt found';
    const explained = (lines: readonly string[]) =>
      explainFailure({ status: 'building_image_failed', lines }) !== undefined;
    const others = (count: number) => Array.from({ length: count }, () => 'Downloading');
    expect(explained([cause, ...others(399)])).toBe(true);
    expect(explained([cause, ...others(400)])).toBe(false);
    expect(explained([cause.padStart(2000)])).toBe(true);
    expect(explained([cause.padStart(2001)])).toBe(false);
  });

  test('tries every rule when the step that failed is unknown', () => {
    const lines = ['Health check 1 of 3: GET /health answered 500'];
    expect(explainFailure({ status: 'failed', lines })?.rule.id).toBe('healthCheck');
    expect(explainFailure({ status: 'verifying_failed', lines })?.rule.id).toBe('healthCheck');
    expect(explainFailure({ status: 'building_image_failed', lines })).toBeUndefined();
  });

  test.each([
    ['of variable access', 'os.environ'],
    ['of server start messages', 'running on http://a:1 '],
    ['of traceback locations', 'File "/app/a", line 1, in <module>'],
    ['of dots', 'a.'],
    ['of spaces', ' '],
  ])('finds no explanation in long lines full %s, in time', (_what, text) => {
    const lines = Array.from({ length: 400 }, () => text.repeat(100_000 / text.length));
    expect(explainFailure({ status: 'verifying_failed', lines })).toBeUndefined();
  });

  test('returns nothing for unknown failures and successful deployments', () => {
    const lines = missingModule;
    expect(explainFailure({ status: 'success', lines })).toBeUndefined();
    expect(explainFailure({ status: 'verifying', lines })).toBeUndefined();
    expect(explainFailure({ status: 'building_image', lines })).toBeUndefined();
    expect(
      explainFailure({ status: 'building_image_failed', lines: ['Segmentation fault'] }),
    ).toBeUndefined();
  });
});

describe('a rule applies only to an unambiguous log:', () => {
  test.each(failureSamples)('$what: $expected', (sample) => {
    const { status = 'building_image_failed', log, expected, title } = sample;
    for (const step of ['', '#7 0.382 ']) {
      const lines = log.split('\n').map((line) => step + line);
      const explanation = explainFailure({ status, lines });
      expect(explanation?.rule.id ?? 'silent').toBe(expected);
      if (explanation === undefined) continue;
      const { found } = explanation;
      const texts = en.explanations.rules[explanation.rule.id];
      expect(texts.title(found)).toContain(title ?? '');
      expect(`${texts.explanation(found)} ${texts.nextStep(found)}`).not.toMatch(/undefined|\?/);
    }
  });
});
