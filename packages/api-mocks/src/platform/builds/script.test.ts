import { describe, expect, test } from 'vitest';

import type { Evidence } from './failures/failure.ts';
import { assumedProject, type Project } from './project.ts';
import { buildScript } from './script.ts';
import { appModule, brokenStep, importCommand, installCommand } from './steps.ts';
import { imageBuiltAt, statusAt } from './timeline.ts';
import { explain, lastLines, startLines, stopOf, verdictIds } from './verdicts.ts';

const evidence: Evidence = { size_bytes: 4_096, problem: 'corrupt', project: assumedProject };

const story = { key: 'deployment-1', app: 'app-1', evidence } as const;

describe('the commands of a build', () => {
  const without = (project: Partial<Project>) => ({
    ...assumedProject,
    has_lockfile: false,
    ...project,
  });

  test('dependencies are installed from the lock file, else from the manifest', () => {
    expect(installCommand(assumedProject)).toBe('uv sync --frozen --no-dev --no-install-project');
    expect(installCommand(without({ manifest: 'pyproject.toml' }))).toBe(
      'uv pip install --system -r pyproject.toml',
    );
    expect(installCommand(without({ manifest: null }))).toBe(
      'uv pip install --system -r requirements.txt',
    );
  });

  test('the app is imported by the name of its module', () => {
    const project = without({ entrypoint: 'web.server:site' });
    expect(appModule(project)).toBe('web.server');
    expect(importCommand(project)).toBe("python -c 'import web.server'");
    expect(appModule(without({ entrypoint: null }))).toBe('main');
  });

  test('a failed command is shown with its step', () => {
    expect(brokenStep(9, '5/7', 'false')).toMatchInlineSnapshot(`
      [
        "#9 [31mERROR[39m: process "/bin/sh -c false" did not complete successfully: exit code: 1",
        "[2m------[22m",
        " > [builder 5/7] RUN false:",
        "[2m------[22m",
      ]
    `);
  });
});

test('the whole log of a build is the same each time', () => {
  expect(buildScript({ ...story, verdict: 'ready' })).toMatchSnapshot();
});

test('the time of the lines never runs backwards, and ends before the image is built', () => {
  const times = buildScript({ ...story, verdict: 'ready' }).map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect([times[0], times.at(-1)]).toEqual([1_000, imageBuiltAt - 50]);
});

/** Failures that end the build before its image is built, with their ends. */
const broken = verdictIds.flatMap((verdict) => {
  const stop = stopOf(verdict);
  return stop !== null && stop.at < imageBuiltAt ? [{ verdict, at: stop.at }] : [];
});

test.each(broken)(
  '$verdict: its log ends with the reason, where the build stops',
  ({ verdict, at }) => {
    const last = lastLines(verdict, evidence);
    expect(last.length).toBeGreaterThan(0);
    expect(buildScript({ ...story, verdict })).toEqual([
      ...buildScript({ ...story, verdict: 'ready' }).filter((line) => line.at < at),
      ...last.map((line) => ({ at, message: `${line}\n` })),
    ]);
  },
);

test.each(verdictIds.filter((id) => broken.every(({ verdict }) => verdict !== id)))(
  '%s: its build succeeds',
  (verdict) => {
    expect(buildScript({ ...story, verdict })).toEqual(buildScript({ ...story, verdict: 'ready' }));
    expect(lastLines(verdict, evidence)).toEqual([]);
  },
);

test('a build without a failure has nothing to explain', () => {
  expect([
    explain('ready', evidence),
    lastLines('ready', evidence),
    startLines('ready', evidence),
  ]).toEqual([null, [], []]);
});

test.each(verdictIds)('%s: the status at and around the end', (verdict) => {
  const stop = stopOf(verdict) ?? { at: 12_000, status: 'success' };
  expect(statusAt(stop.at, stopOf(verdict))).toEqual({ status: stop.status, since: stop.at });
  expect(statusAt(stop.at - 1, stopOf(verdict)).status).not.toBe(stop.status);
});
