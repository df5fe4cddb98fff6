import { expect, test } from 'vitest';

import { sampleApp, sampleDeployment } from '../testing/samples.ts';
import { byActivity, latestDeployments } from './latestDeployments.ts';

const minute = 60_000;
const old = sampleApp({ seed: 1, name: 'Never deployed', agoMs: 90 * minute });
const ready = sampleApp({
  seed: 2,
  name: 'Ready',
  agoMs: 900 * minute,
  latest: sampleDeployment({ seed: 3, status: 'success', agoMs: 5 * minute }),
});
const failed = sampleApp({
  seed: 4,
  name: 'Failed',
  agoMs: 900 * minute,
  latest: sampleDeployment({ seed: 5, status: 'building_image_failed', agoMs: 2 * minute }),
});
const running = sampleApp({
  seed: 6,
  name: 'Running',
  agoMs: 900 * minute,
  latest: sampleDeployment({ seed: 7, status: 'building', agoMs: 20 * minute }),
});
const apps = [old, ready, failed, running];

test('running deployments are listed first, then the newest; apps without deployments are left out', () => {
  expect(latestDeployments(apps).map(({ app }) => app.name)).toEqual([
    'Running',
    'Failed',
    'Ready',
  ]);
});

test('apps are sorted by their latest deployment, or by their creation if they have none', () => {
  expect(byActivity(apps).map(({ name }) => name)).toEqual([
    'Failed',
    'Ready',
    'Running',
    'Never deployed',
  ]);
});
