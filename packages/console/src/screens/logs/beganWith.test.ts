import { expect, test } from 'vitest';

import { beganWith } from './beganWith.ts';
import type { LogDeployment } from './logDeployments.ts';

const deployment = (id: string, time: number): LogDeployment => ({
  id,
  name: id,
  state: 'replaced',
  time,
  replacedAt: undefined,
});

const deployments = [deployment('new', 200), deployment('old', 100)];
const entries = [{ time: 90, text: '' }];

test.each([
  ['after the newest', 250, [], 'new', undefined, false],
  ['between two', 150, [], 'old', 'new', false],
  ['before all that are known', 95, [], undefined, 'old', false],
  ['in time of which a part was not read', 250, [{ start: 210, end: 240 }], 'new', undefined, true],
  [
    'after unread time up to the deployment',
    250,
    [{ start: 120, end: 210 }],
    undefined,
    undefined,
    true,
  ],
  [
    'after a deployment, with unread time long before it',
    250,
    [{ start: 92, end: 95 }],
    'new',
    undefined,
    false,
  ],
])('an error %s', (_, first, unread, began, before, mayBeEarlier) => {
  const found = beganWith(first, deployments, { entries, unread });
  expect([found.deployment?.id, found.before?.id, found.mayBeEarlier]).toEqual([
    began,
    before,
    mayBeEarlier,
  ]);
});

test('without a line before a deployment, nothing began with it', () => {
  const found = beganWith(250, deployments, { entries: [{ time: 220, text: '' }], unread: [] });
  expect(found.deployment).toBeUndefined();
});
