import { deploymentStatusSchema } from '@quayside/api-contract';
import { expect, test } from 'vitest';

import { logsOfDeployment, mayHaveLogs } from './logsOfDeployment.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;

const before = (ms: number) => new Date(now - ms).toISOString();

test.each([
  [5 * minute, '15m'],
  [90 * minute, '6h'],
  [3 * day, '7d'],
])('a deployment created %i ms ago is shown in the range %s', (age, range) => {
  const deployment = { id: 'one', created_at: before(age), updated_at: before(0) };
  expect(logsOfDeployment(deployment, now)).toEqual({ deployment: 'one', range });
});

test('the default range is left out of the query', () => {
  const deployment = { id: 'one', created_at: before(30 * minute), updated_at: before(0) };
  expect(logsOfDeployment(deployment, now)).toEqual({ deployment: 'one', range: undefined });
});

test('an old deployment that was redeployed this week is shown in the last week', () => {
  const deployment = { id: 'one', created_at: before(40 * day), updated_at: before(day) };
  expect(logsOfDeployment(deployment, now)).toEqual({ deployment: 'one', range: '7d' });
});

test('an old deployment is shown for the day after its creation', () => {
  const deployment = { id: 'one', created_at: before(40 * day), updated_at: before(40 * day) };
  expect(logsOfDeployment(deployment, now)).toEqual({
    deployment: 'one',
    start: before(40 * day),
    end: before(39 * day),
  });
});

test.each([
  ['building_image_failed', false],
  ['waiting_upload', false],
  ['verifying_failed', true],
  ['success', true],
  ['a-status-of-tomorrow', true],
])('whether a deployment with the status %s may have logs: %s', (status, expected) => {
  expect(mayHaveLogs({ status: deploymentStatusSchema.parse(status) })).toBe(expected);
});
