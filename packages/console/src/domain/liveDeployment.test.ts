import { describe, expect, test } from 'vitest';

import { sampleDeployment } from '../testing/samples.ts';
import { findFailedDeployment, findLiveDeployment } from './liveDeployment.ts';

const minute = 60_000;
const ready = sampleDeployment({ seed: 1, status: 'success', agoMs: 10 * minute });
const olderReady = sampleDeployment({ seed: 2, status: 'success', agoMs: 60 * minute });
const failed = sampleDeployment({ seed: 3, status: 'building_image_failed', agoMs: 5 * minute });
const running = sampleDeployment({ seed: 4, status: 'verifying', agoMs: minute });

describe('findLiveDeployment', () => {
  test('the last successful deployment stays live while newer ones fail or run', () => {
    expect(findLiveDeployment([running, failed, ready, olderReady])?.id).toBe(ready.id);
  });

  test('a redeployed older deployment is live', () => {
    const redeployed = { ...olderReady, updated_at: running.updated_at };
    expect(findLiveDeployment([failed, ready, redeployed])?.id).toBe(redeployed.id);
  });

  test('a degraded deployment is live', () => {
    expect(findLiveDeployment([{ ...ready, status: 'degraded' }])?.id).toBe(ready.id);
  });

  test('no deployment is live before the first one is ready', () => {
    expect(findLiveDeployment([running, failed])).toBeUndefined();
    expect(findLiveDeployment([])).toBeUndefined();
  });
});

describe('findFailedDeployment', () => {
  test('returns the latest failed deployment if none was ever live', () => {
    const older = sampleDeployment({ seed: 5, status: 'verifying_failed', agoMs: 9 * minute });
    expect(findFailedDeployment([failed, older])?.id).toBe(failed.id);
  });

  test('returns nothing if one is live or running, or none has an archive', () => {
    expect(findFailedDeployment([failed, ready])).toBeUndefined();
    expect(findFailedDeployment([running, failed])).toBeUndefined();
    expect(findFailedDeployment([{ ...failed, status: 'upload_cancelled' }])).toBeUndefined();
    expect(findFailedDeployment([])).toBeUndefined();
  });
});
