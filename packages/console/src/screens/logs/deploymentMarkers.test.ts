import { expect, test } from 'vitest';

import { deploymentStatusMessages } from '../../runtime/messages/en/apps.ts';
import { sampleDeployment } from '../../testing/samples.ts';
import { deploymentMarkers } from './deploymentMarkers.ts';

const texts = { created: 'Created', statuses: deploymentStatusMessages.english };
const sample = (status: 'success' | 'building_image' | 'upload_cancelled' | 'verifying_failed') =>
  sampleDeployment({ seed: 3, status, agoMs: 60_000, tookMs: 20_000 });

test.each([
  ['success', 'success', 'Ready'],
  ['verifying_failed', 'danger', 'Verification Failed'],
] as const)('a deployment with the status %s has a creation and an end', (status, tone, label) => {
  const deployment = sample(status);
  const markers = deploymentMarkers([deployment], texts);
  expect(markers.map((marker) => marker.time)).toEqual([
    Date.parse(deployment.created_at),
    Date.parse(deployment.created_at) + 20_000,
  ]);
  expect(markers.map((marker) => marker.tone)).toEqual(['neutral', tone]);
  expect(markers[0]?.text).toMatch(/: Created$/);
  expect(markers[1]?.text).toMatch(new RegExp(`: ${label}$`));
});

test.each(['building_image', 'upload_cancelled'] as const)(
  'a deployment with the status %s has no end',
  (status) => {
    expect(deploymentMarkers([sample(status)], texts)).toHaveLength(1);
  },
);
