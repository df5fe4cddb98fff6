import type { DeploymentStatus } from '@quayside/api-contract';
import { expect, test } from 'vitest';

import { sampleDeployment } from '../testing/samples.ts';
import { withNews } from './withNews.ts';

const at = (id: string, hour: number, status: DeploymentStatus = 'success') => ({
  ...sampleDeployment({ seed: 1, status, agoMs: 0 }),
  id,
  created_at: `2026-11-21T${String(hour).padStart(2, '0')}:00:00Z`,
});
const summarize = (deployments: ReturnType<typeof withNews>) =>
  deployments.map(({ id, status }) => `${id} ${status}`);

test('later data replaces the state of a deployment', () => {
  const known = [at('b', 2, 'building_image'), at('a', 1)];
  expect(summarize(withNews(known, [at('b', 2)]))).toEqual(['b success', 'a success']);
  expect(summarize(withNews(known, []))).toEqual(['b building_image', 'a success']);
});

test('newer deployments are added in front, in order, and unknown older ones are left out', () => {
  const known = [at('c', 3), at('b', 2)];
  const later = [
    at('d', 4, 'building_image'),
    at('a', 1),
    at('e', 5, 'building_image'),
    at('c', 3),
  ];
  expect(summarize(withNews(known, later))).toEqual([
    'e building_image',
    'd building_image',
    'c success',
    'b success',
  ]);
});

test('without previous deployments, all new ones are included', () => {
  expect(summarize(withNews([], [at('a', 1), at('b', 2)]))).toEqual(['b success', 'a success']);
});
