import { expect, test } from 'vitest';

import { liveAt } from './builds/timeline.ts';
import { deployment } from './deployment.fixtures.ts';
import { liveSpans } from './liveSpans.ts';
import type { DeploymentRecord } from './records.ts';

/** Spans as the id of a deployment with its times, counted from when a run that starts at 0 serves. */
const spansOf = (deployments: readonly DeploymentRecord[], since: number, now: number) =>
  liveSpans(deployments, { since: since + liveAt, now: now + liveAt }).map(
    ({ deployment: { id }, from, to }) => [id, from - liveAt, to - liveAt],
  );

const first = { ...deployment({ queued_at: 0 }, { queued_at: 300 }), id: 'first' };
const second = { ...deployment({ queued_at: 200 }), id: 'second' };

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
  const late = { ...deployment({ verdict: 'import_crashed' }, { time_scale: 2 }), id: 'late' };
  expect(spansOf([late], -1, 1e9)).toEqual([['late', liveAt, Infinity]]);
});
