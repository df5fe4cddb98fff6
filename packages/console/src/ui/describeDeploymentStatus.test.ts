import { deploymentStatusSchema, knownDeploymentStatuses } from '@quayside/api-contract';
import { describe, expect, test } from 'vitest';

import { canRedeploy } from '../domain/deploymentStatus.ts';
import { describeDeploymentStatus } from './describeDeploymentStatus.ts';

describe('each status of the contract', () => {
  test.each([
    ['waiting_upload', 'Awaiting Upload', 'running', 'muted'],
    ['upload_cancelled', 'Upload Cancelled', 'cancelled', 'outline'],
    ['ready_for_build', 'Build Queued', 'running', 'secondary'],
    ['build_skipped_filtered', 'Build Skipped (Filtered)', 'failure', 'warning'],
    ['build_skipped_superseded', 'Build Skipped (Superseded)', 'failure', 'warning'],
    ['building', 'Building', 'running', 'info'],
    ['extracting', 'Extracting Upload', 'running', 'info'],
    ['extracting_failed', 'Extraction Failed', 'failure', 'destructive'],
    ['extracting_failed_archive_too_large', 'Archive Too Large', 'failure', 'destructive'],
    ['building_image', 'Building Image', 'running', 'info'],
    ['building_image_failed', 'Build Failed', 'failure', 'destructive'],
    ['building_image_failed_timeout', 'Build Timed Out', 'failure', 'destructive'],
    ['deploying', 'Deploying Image', 'running', 'info'],
    ['deploying_failed', 'Deployment Failed', 'failure', 'destructive'],
    ['deploying_skipped', 'Deployment Skipped', 'failure', 'warning'],
    ['verifying', 'Verifying Readiness', 'running', 'info'],
    ['verifying_failed', 'Verification Failed', 'failure', 'destructive'],
    ['verification_failed_oom', 'Verification Failed (OOM)', 'failure', 'destructive'],
    ['verifying_skipped', 'Verification Skipped', 'success', 'success'],
    ['success', 'Ready', 'success', 'success'],
    ['degraded', 'Degraded', 'failure', 'warning'],
    ['degraded_oom', 'Degraded (OOM)', 'failure', 'warning'],
    ['expired', 'Expired', 'failure', 'outline'],
    ['failed', 'Failed', 'failure', 'destructive'],
  ] as const)('%s is shown as %s', (status, label, outcome, badge) => {
    expect(describeDeploymentStatus(status)).toMatchObject({ label, outcome, badge });
  });

  test('is final exactly when section 14 defines it as final', () => {
    const running = knownDeploymentStatuses.filter(
      (status) => !describeDeploymentStatus(status).hasEnded,
    );
    expect(running).toEqual([
      'waiting_upload',
      'ready_for_build',
      'building',
      'extracting',
      'building_image',
      'deploying',
      'verifying',
    ]);
  });
});

test('an unknown status is shown as a sentence, and may still change', () => {
  const status = deploymentStatusSchema.parse('warming_up');
  expect(describeDeploymentStatus(status)).toMatchObject({
    label: 'Warming up',
    badge: 'default',
    hasEnded: false,
    step: null,
  });
});

test('a deployment can be restarted only after it has ended, and only if it had an archive', () => {
  expect(canRedeploy('success')).toBe(true);
  expect(canRedeploy('building_image_failed')).toBe(true);
  expect(canRedeploy('building')).toBe(false);
  expect(canRedeploy('upload_cancelled')).toBe(false);
  expect(canRedeploy('expired')).toBe(false);
  expect(canRedeploy(deploymentStatusSchema.parse('warming_up'))).toBe(false);
});
