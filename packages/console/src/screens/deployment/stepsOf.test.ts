import { knownDeploymentStatuses } from '@quayside/api-contract';
import type { DeploymentStatus } from '@quayside/api-contract';
import { describe, expect, test } from 'vitest';

import { stepsOf } from './stepsOf.ts';

const states = (status: DeploymentStatus) => stepsOf(status).map(({ state }) => state);

describe('stepsOf', () => {
  test.each<[DeploymentStatus, string]>([
    ['waiting_upload', 'running waiting waiting waiting waiting waiting'],
    ['upload_cancelled', 'cancelled waiting waiting waiting waiting waiting'],
    ['ready_for_build', 'done running waiting waiting waiting waiting'],
    ['building_image', 'done done done running waiting waiting'],
    ['building_image_failed', 'done done done failed waiting waiting'],
    ['deploying_skipped', 'done done done done skipped waiting'],
    ['verifying_skipped', 'done done done done done skipped'],
    ['degraded', 'done done done done done done'],
    ['success', 'done done done done done done'],
    ['failed', ''],
  ])('%s', (status, expected) => {
    expect(states(status).join(' ')).toBe(expected);
  });

  test('at most one step is running or failed, and no later step is done', () => {
    for (const status of knownDeploymentStatuses) {
      expect(states(status).join(' ')).toMatch(
        /^(?:done ?)*(?:(?:running|failed|cancelled|skipped) ?)?(?:waiting ?)*$/,
      );
    }
  });
});
