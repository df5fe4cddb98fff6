import { deploymentStatusSchema } from '@quayside/api-contract';
import { expect, test } from 'vitest';

import { logsOfDeployment, mayHaveLogs } from './logsOfDeployment.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const day = 24 * 60 * 60_000;

const before = (ms: number) => new Date(now - ms).toISOString();

test('a deployment is shown since its creation', () => {
  const deployment = { id: 'one', created_at: before(3 * day), updated_at: before(0) };
  expect(logsOfDeployment(deployment, now)).toEqual({ deployment: 'one', start: before(3 * day) });
});

test('an old deployment is shown since it was redeployed', () => {
  const deployment = { id: 'one', created_at: before(40 * day), updated_at: before(day) };
  expect(logsOfDeployment(deployment, now)).toEqual({ deployment: 'one', start: before(day) });
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
