import type { KnownDeploymentStatus } from '@quayside/api-contract';
import { expect, test } from 'vitest';

import { sampleDeployment } from '../../testing/samples.ts';
import { filterDeployments } from './filterDeployments.ts';

const statuses: readonly KnownDeploymentStatus[] = [
  'building_image',
  'success',
  'expired',
  'upload_cancelled',
  'success',
];
const deployments = Array.from({ length: 20 }, (_, index) =>
  sampleDeployment({
    seed: index + 1,
    status: statuses[index % statuses.length] ?? 'success',
    agoMs: index * 1000,
  }),
);
const newest = { data: deployments, count: 250 };

const idsOf = (status: string) =>
  deployments.filter((each) => each.status === status).map(({ id }) => id);

test('keeps the deployments with the outcome, five per page', () => {
  const first = filterDeployments(newest, { outcome: 'success', order: 'desc', page: 1 });
  const second = filterDeployments(newest, { outcome: 'success', order: 'desc', page: 2 });
  expect(first.count).toBe(8);
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(idsOf('success'));
});

test('the oldest come first in ascending order', () => {
  const { data } = filterDeployments(newest, { outcome: 'cancelled', order: 'asc', page: 1 });
  expect(data.map(({ id }) => id)).toEqual(idsOf('upload_cancelled').toReversed());
});

test('an upload that expired is no failed build', () => {
  const failed = sampleDeployment({ seed: 30, status: 'building_image_failed', agoMs: 0 });
  const { data } = filterDeployments(
    { data: [failed, ...deployments], count: 21 },
    { outcome: 'failure', order: 'desc', page: 1 },
  );
  expect(data).toEqual([failed]);
});

test('a page after the last is empty', () => {
  const { data, count } = filterDeployments(newest, {
    outcome: 'cancelled',
    order: 'desc',
    page: 9,
  });
  expect([data, count]).toEqual([[], 4]);
});
