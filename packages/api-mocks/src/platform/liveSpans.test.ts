import { expect, test } from 'vitest';

import { assumedProject } from './builds/project.ts';
import { liveAt } from './builds/timeline.ts';
import { liveSpans } from './liveSpans.ts';
import type { DeploymentRecord, Run } from './records.ts';

function deployment(id: string, ...runs: Partial<Run>[]): DeploymentRecord {
  return {
    id,
    app_id: 'app',
    slug: id,
    created_at: 0,
    upload_key: id,
    archive: null,
    cancelled_at: null,
    held: null,
    runs: runs.map((run) => ({
      queued_at: 0,
      time_scale: 1,
      verdict: 'ready',
      project: assumedProject,
      ...run,
    })),
  };
}

/** Spans as the id of a deployment with its times, counted from when a run that starts at 0 serves. */
const spansOf = (deployments: readonly DeploymentRecord[], since: number, now: number) =>
  liveSpans(deployments, { since: since + liveAt, now: now + liveAt }).map(
    ({ deployment: { id }, from, to }) => [id, from - liveAt, to - liveAt],
  );

const first = deployment('first', { queued_at: 0 }, { queued_at: 300 });
const second = deployment('second', { queued_at: 200 });

test('each deployment serves until the next one does', () => {
  expect(spansOf([first, second], -1, 1000)).toEqual([
    ['first', 0, 200],
    ['second', 200, 300],
    ['first', 300, Infinity],
  ]);
});

test('a deployment serves from the moment when it is ready, not before', () => {
  expect(spansOf([first, second], -1, -1)).toEqual([]);
  expect(spansOf([first, second], -1, 0)).toEqual([['first', 0, Infinity]]);
  expect(spansOf([first, second], -1, 199)).toEqual([['first', 0, Infinity]]);
  expect(spansOf([first, second], -1, 200)).toEqual([
    ['first', 0, 200],
    ['second', 200, Infinity],
  ]);
});

test('spans that ended earlier are left out', () => {
  expect(spansOf([first, second], 199, 1000)).toHaveLength(3);
  expect(spansOf([first, second], 200, 1000)).toHaveLength(2);
  expect(spansOf([first, second], 5000, 5000)).toEqual([['first', 300, Infinity]]);
});

test('a failed run does not serve, and a slow one serves later', () => {
  const runs = [{ verdict: 'import_crashed' as const }, { time_scale: 2 }];
  expect(spansOf([deployment('late', ...runs)], -1, 1e9)).toEqual([['late', liveAt, Infinity]]);
});
