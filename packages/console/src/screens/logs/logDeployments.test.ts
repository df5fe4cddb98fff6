import { expect, test } from 'vitest';

import { sampleDeployment, storyNow } from '../../testing/samples.ts';
import { logDeployments } from './logDeployments.ts';

const minute = 60_000;

test('deployments become events, with the time at which the next one replaced them', () => {
  const events = logDeployments([
    sampleDeployment({ seed: 1, status: 'building', agoMs: minute }),
    sampleDeployment({ seed: 2, status: 'success', agoMs: 10 * minute, tookMs: minute }),
    sampleDeployment({ seed: 3, status: 'deploying_failed', agoMs: 20 * minute, tookMs: minute }),
    sampleDeployment({ seed: 4, status: 'upload_cancelled', agoMs: 25 * minute }),
    sampleDeployment({ seed: 6, status: 'expired', agoMs: 26 * minute }),
    sampleDeployment({ seed: 5, status: 'success', agoMs: 30 * minute, tookMs: minute }),
  ]);
  expect(events.map(({ state, time, replacedAt }) => [state, time - storyNow, replacedAt])).toEqual(
    [
      ['running', -minute, undefined],
      ['live', -9 * minute, undefined],
      ['failed', -19 * minute, undefined],
      ['replaced', -29 * minute, storyNow - 9 * minute],
    ],
  );
  expect(events[1]?.name).toHaveLength(6);
});

test('after a redeploy of an older deployment, that one is live', () => {
  const older = sampleDeployment({ seed: 5, status: 'success', agoMs: 30 * minute });
  const redeployed = { ...older, updated_at: new Date(storyNow - minute).toISOString() };
  const [first, second] = logDeployments([
    sampleDeployment({ seed: 2, status: 'success', agoMs: 10 * minute, tookMs: minute }),
    redeployed,
  ]);
  expect(first).toMatchObject({ id: older.id, state: 'live' });
  expect(second).toMatchObject({ state: 'replaced', replacedAt: storyNow - minute });
});
