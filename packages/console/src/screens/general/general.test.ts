import { describe, expect, test } from 'vitest';

import { sampleDeployment, sampleDeployments, sampleVariables } from '../../testing/samples.ts';
import { plotOf } from './deploymentPlot.ts';
import { resourcesOf } from './resourcesOf.ts';

describe('plotOf', () => {
  test('shows how the latest ones ended, the oldest first, and the median', () => {
    const { deployments, median } = plotOf(sampleDeployments, sampleDeployments[1]?.id);
    expect(deployments.map(({ outcome, duration }) => [outcome, duration])).toEqual([
      ['ready', 39_000],
      ['failed', 43_000],
      ['live', 42_000],
    ]);
    expect(median).toBe(39_000);
  });

  test('shows at most forty', () => {
    const many = Array.from({ length: 60 }, (_, seed) =>
      sampleDeployment({ seed, status: 'success', agoMs: seed * 60_000 }),
    );
    expect(plotOf(many, undefined).deployments).toHaveLength(40);
  });

  test('of nothing is empty', () => {
    expect(plotOf([], undefined)).toEqual({ deployments: [], median: undefined });
  });
});

test('resourcesOf tells which service sets which variables', () => {
  expect(resourcesOf([...sampleVariables]).map(({ type, variables }) => [type, variables])).toEqual(
    [['neon', ['DATABASE_URL', 'REDIS_URL']]],
  );
});
