import { expect, test } from 'vitest';

import { sampleApps } from '../../testing/samples.ts';
import { firstIdsOf, pinnedIdsOf } from './firstIdsOf.ts';

test('lists recent commands first, then apps and deployments by latest activity', () => {
  const apps = sampleApps;
  const deployments = apps.flatMap(({ latest_deployment: latest }) => latest ?? []);
  const ids = firstIdsOf(['action theme', apps[0]?.id ?? ''], { apps, deployments });
  expect(ids[0]).toBe('action theme');
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.some((id) => deployments.some((deployment) => deployment.id === id))).toBe(true);
  expect(ids.length).toBeLessThanOrEqual(8);
});

test('lists the pinned apps that are known, in the order of pinning', () => {
  const [first, second] = sampleApps;
  const pins = [{ id: second?.id ?? '' }, { id: 'gone' }, { id: first?.id ?? '' }];
  expect(pinnedIdsOf(pins, sampleApps)).toEqual([second?.id, first?.id]);
});
