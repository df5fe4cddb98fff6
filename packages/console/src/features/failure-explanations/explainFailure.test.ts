import type { DeploymentStatus } from '@quayside/api-contract';
import { describe, expect, test } from 'vitest';

import { failureSamples } from './corpus.fixtures.ts';
import { en } from '../../runtime/messages/en/index.ts';
import { explainFailure } from './explainFailure.ts';
import { explanationRules } from './rules.ts';
import type { ExplanationId } from './rules.ts';

interface Case {
  id: ExplanationId;
  status: DeploymentStatus;
  /** As the tools write it. */
  log: string;
  /** Parts of the title. */
  title: string;
}

const cases: readonly Case[] = [
  {
    id: 'moduleMissing',
    status: 'building_image_failed',
    log: `#9 0.871 Traceback (most recent call last):
#9 0.871   File "<string>", line 1, in <module>
#9 0.871   File "/app/app/main.py", line 3, in <module>
#9 0.871     import stripe
#9 0.871 ModuleNotFoundError: No module named 'stripe'
#9 ERROR: process "/bin/sh -c python -c 'import app.main'" did not complete successfully: exit code: 1`,
    title: 'Python can’t find the module stripe',
  },
  {
    id: 'requirementConflict',
    status: 'building_image_failed',
    log: `#7 0.382   × No solution found when resolving dependencies:
#7 0.382   ╰─▶ Because sqlmodel==0.0.31 depends on sqlalchemy>=2.0.14,<2.1.0 and your project
#7 0.382       depends on sqlalchemy==1.4.54, we can conclude that your project and sqlmodel==0.0.31
#7 0.382       are incompatible. Your requirements are unsatisfiable.
#7 0.383
#7 0.383       hint: sqlalchemy was pinned in pyproject.toml`,
    title: 'sqlmodel==0.0.31 conflicts with sqlalchemy==1.4.54',
  },
  {
    id: 'requirementConflict',
    status: 'building_image_failed',
    log: `ERROR: Cannot install -r requirements.txt (line 1) and httpx==0.20.0 because these package versions have conflicting dependencies.
ERROR: ResolutionImpossible: for help visit https://pip.pypa.io/en/latest/topics/dependency-resolution/`,
    title: 'Two requirements conflict',
  },
  {
    id: 'requirementNotFound',
    status: 'building_image_failed',
    log: `#7 0.411   × No solution found when resolving dependencies:
#7 0.411   ╰─▶ Because fastpi was not found in the package registry and your project depends
#7 0.411       on fastpi, we can conclude that your project's requirements are unsatisfiable.`,
    title: 'There’s no package named fastpi',
  },
  {
    id: 'versionNotFound',
    status: 'building_image_failed',
    log: `#7 0.411   × No solution found when resolving dependencies:
#7 0.411   ╰─▶ Because there is no version of fastapi==9.0.0 and your project depends on
#7 0.411       fastapi==9.0.0, we can conclude that your project's requirements are unsatisfiable.`,
    title: 'No version matches fastapi==9.0.0',
  },
  {
    id: 'versionNotFound',
    status: 'building_image_failed',
    log: `ERROR: Could not find a version that satisfies the requirement numpy==9.1 (from versions: 2.3.4, 2.3.5)
ERROR: No matching distribution found for numpy==9.1`,
    title: 'No version matches numpy==9.1',
  },
  {
    id: 'requirementsMissing',
    status: 'building_image_failed',
    log: `error: No pyproject.toml or requirements.txt found
hint: The platform installs what one of these two files lists`,
    title: 'No requirements found',
  },
  {
    id: 'variableMissing',
    status: 'building_image_failed',
    log: `#9 0.871 Traceback (most recent call last):
#9 0.871   File "<string>", line 1, in <module>
#9 0.871   File "/app/app/settings.py", line 4, in <module>
#9 0.871     DATABASE_URL = os.environ["DATABASE_URL"]
#9 0.871 KeyError: 'DATABASE_URL'`,
    title: 'The variable DATABASE_URL is not set',
  },
  {
    id: 'variableMissing',
    status: 'building_image_failed',
    log: `#9 0.871   File "/app/app/settings.py", line 12, in <module>
#9 0.871     settings = Settings()
#9 0.871 pydantic_core._pydantic_core.ValidationError: 1 validation error for Settings
#9 0.871 stripe_key
#9 0.871   Field required [type=missing, input_value={}, input_type=dict]`,
    title: 'The variable stripe_key is not set',
  },
  {
    id: 'syntaxError',
    status: 'building_image_failed',
    log: `#9 0.871   File "/app/app/main.py", line 8
#9 0.871     def read_root(
#9 0.871 SyntaxError: '(' was never closed`,
    title: 'app/main.py is not valid Python',
  },
  {
    id: 'importCrashed',
    status: 'building_image_failed',
    log: `#9 0.871 Traceback (most recent call last):
#9 0.871   File "<string>", line 1, in <module>
#9 0.871   File "/app/app/db.py", line 14, in <module>
#9 0.871     raise RuntimeError("No migrations were found")
#9 0.871 RuntimeError: No migrations were found`,
    title: 'Your code crashed during import',
  },
  {
    id: 'noApp',
    status: 'verifying_failed',
    log: `Starting production server
Searching for package file structure from directories with __init__.py files
ERROR: Could not find FastAPI app in module, try using --app
The container ended with exit code 1`,
    title: 'No FastAPI app was found',
  },
  {
    id: 'wrongPort',
    status: 'verifying_failed',
    log: `Application startup complete.
Uvicorn running on http://0.0.0.0:9000
Health check 1 of 3: connection refused on port 8000
Health check 2 of 3: connection refused on port 8000
Health check 3 of 3: connection refused on port 8000`,
    title: 'The app listens on port 9000',
  },
  {
    id: 'healthCheck',
    status: 'verifying_failed',
    log: `INFO:     10.4.0.1:40111 - "GET /health HTTP/1.1" 500 Internal Server Error
Health check 1 of 3: GET /health answered 500`,
    title: 'The health check of /health fails',
  },
  {
    id: 'archiveTooLarge',
    status: 'extracting_failed_archive_too_large',
    log: 'error: the archive holds more than 1000.0 MB; stopped extracting',
    title: 'The archive is too large',
  },
  {
    id: 'archiveUnreadable',
    status: 'extracting_failed',
    log: 'error: The uploaded archive ends in the middle of a file.',
    title: 'Couldn’t unpack the archive',
  },
  {
    id: 'outOfMemory',
    status: 'verification_failed_oom',
    log: '',
    title: 'The app ran out of memory',
  },
  {
    id: 'buildTimeout',
    status: 'building_image_failed_timeout',
    log: '',
    title: 'The build took too long',
  },
];

describe('explainFailure', () => {
  test.each(cases)('detects $id in its log: $title', ({ id, status, log, title }) => {
    const explanation = explainFailure({ status, lines: log.split('\n') });
    expect(explanation?.rule.id).toBe(id);
    const texts = en.explanations.rules[id];
    const found = explanation?.found ?? {};
    expect(texts.title(found)).toBe(title);
    expect(`${texts.explanation(found)} ${texts.nextStep(found)}`).not.toMatch(/undefined|\?/);
  });

  test('has a sample log for every rule', () => {
    const shown = [...cases.map(({ id }) => id), ...failureSamples.map(({ expected }) => expected)];
    expect(explanationRules.filter(({ id }) => !shown.includes(id))).toEqual([]);
  });

  test('returns the matching lines as the excerpt', () => {
    const { log } = cases[0] ?? { log: '' };
    expect(
      explainFailure({ status: 'building_image_failed', lines: log.split('\n') })?.excerpt,
    ).toEqual(["ModuleNotFoundError: No module named 'stripe'"]);
  });

  test.each([
    ['a step and a time', '#12 10.382 error: No requirements', 'error: No requirements'],
    ['a step', '#7 error: No requirements', 'error: No requirements'],
    ['a sign of uv', '× No requirements', 'No requirements'],
    ['an indented sign of pip', '    │ No requirements', '    No requirements'],
    ['a step, a time and a sign', '#7 0.411   ╰─▶ No requirements', '  No requirements'],
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
    const lines = (cases[0]?.log ?? '').split('\n');
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
