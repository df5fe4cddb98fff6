import { describe, expect, test } from 'vitest';

import { sampleDeployment, sampleDeployments, sampleVariables } from '../../testing/samples.ts';
import { plotOf } from './deploymentPlot.ts';
import { resourcesOf } from './resourcesOf.ts';

describe('plotOf', () => {
  test('returns the outcomes of the latest deployments, oldest first, and the median', () => {
    const { deployments, median } = plotOf(sampleDeployments, sampleDeployments[1]?.id);
    expect(deployments.map(({ outcome, duration }) => [outcome, duration])).toEqual([
      ['ready', 39_000],
      ['failed', 43_000],
      ['live', 42_000],
    ]);
    expect(median).toBe(39_000);
  });

  test('returns at most forty deployments', () => {
    const many = Array.from({ length: 60 }, (_, seed) =>
      sampleDeployment({ seed, status: 'success', agoMs: seed * 60_000 }),
    );
    expect(plotOf(many, undefined).deployments).toHaveLength(40);
  });

  test('is empty without deployments', () => {
    expect(plotOf([], undefined)).toEqual({ deployments: [], median: undefined });
  });
});

test('resourcesOf groups variables by the service that sets them', () => {
  expect(resourcesOf([...sampleVariables]).map(({ type, variables }) => [type, variables])).toEqual(
    [['neon', ['DATABASE_URL', 'REDIS_URL']]],
  );
});
