import { expect, test } from 'vitest';

import { sampleDeployment, sampleVariable } from '../testing/samples.ts';
import { changedBetween } from './changedVariables.ts';

const minute = 60_000;

test('only variables set before the second deployment ended count', () => {
  const good = sampleDeployment({ seed: 1, status: 'success', agoMs: 60 * minute, tookMs: minute });
  const failed = sampleDeployment({
    seed: 2,
    status: 'failed',
    agoMs: 30 * minute,
    tookMs: minute,
  });
  const variables = [
    sampleVariable({ name: 'BEFORE_BOTH', value: '1', agoMs: 90 * minute }),
    sampleVariable({ name: 'BETWEEN', value: '1', agoMs: 45 * minute }),
    sampleVariable({ name: 'AFTER_BOTH', value: '1', agoMs: 5 * minute }),
  ];
  expect(changedBetween(variables, good, failed)).toEqual(['BETWEEN']);
});
