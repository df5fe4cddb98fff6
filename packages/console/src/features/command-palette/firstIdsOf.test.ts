import { expect, test } from 'vitest';

import { sampleApps } from '../../testing/samples.ts';
import { firstIdsOf } from './firstIdsOf.ts';

test('lists recent commands first, then apps and deployments by latest activity', () => {
  const apps = sampleApps;
  const deployments = apps.flatMap(({ latest_deployment: latest }) => latest ?? []);
  const ids = firstIdsOf(['action theme', apps[0]?.id ?? ''], { apps, deployments });
  expect(ids[0]).toBe('action theme');
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.some((id) => deployments.some((deployment) => deployment.id === id))).toBe(true);
  expect(ids.length).toBeLessThanOrEqual(8);
});
