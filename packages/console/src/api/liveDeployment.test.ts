import { describe, expect, test } from 'vitest';

import { sampleDeployment } from '../testing/samples.ts';
import { findFailedDeployment, findLiveDeployment } from './liveDeployment.ts';

const minute = 60_000;
const ready = sampleDeployment({ seed: 1, status: 'success', agoMs: 10 * minute });
const olderReady = sampleDeployment({ seed: 2, status: 'success', agoMs: 60 * minute });
const failed = sampleDeployment({ seed: 3, status: 'building_image_failed', agoMs: 5 * minute });
const running = sampleDeployment({ seed: 4, status: 'verifying', agoMs: minute });

describe('findLiveDeployment', () => {
  test('a failed and a running deployment leave the last ready one serving', () => {
    expect(findLiveDeployment([running, failed, ready, olderReady])?.id).toBe(ready.id);
  });

  test('an old deployment that was redeployed serves', () => {
    const redeployed = { ...olderReady, updated_at: running.updated_at };
    expect(findLiveDeployment([failed, ready, redeployed])?.id).toBe(redeployed.id);
  });

  test('a degraded deployment serves', () => {
    expect(findLiveDeployment([{ ...ready, status: 'degraded' }])?.id).toBe(ready.id);
  });

  test('nothing serves before the first one is ready', () => {
    expect(findLiveDeployment([running, failed])).toBeUndefined();
    expect(findLiveDeployment([])).toBeUndefined();
  });
});

describe('findFailedDeployment', () => {
  test('the latest that failed is what an app has where nothing ever served', () => {
    const older = sampleDeployment({ seed: 5, status: 'verifying_failed', agoMs: 9 * minute });
    expect(findFailedDeployment([failed, older])?.id).toBe(failed.id);
  });

  test('there is none where one serves, one runs, or nothing was ever sent', () => {
    expect(findFailedDeployment([failed, ready])).toBeUndefined();
    expect(findFailedDeployment([running, failed])).toBeUndefined();
    expect(findFailedDeployment([{ ...failed, status: 'upload_cancelled' }])).toBeUndefined();
    expect(findFailedDeployment([])).toBeUndefined();
  });
});
