import { createClient, deploymentSchema, knownDeploymentStatuses } from '@quayside/api-contract';
import type { Deployment } from '@quayside/api-contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';

import { deploymentState } from '../domain/deploymentStatus.ts';
import { createApi } from '../runtime/Api.ts';
import { appQueries } from './apps.ts';
import { pollApps, pollDeployment, pollDeployments } from './polling.ts';

const id = '0b6f3d4e-5a2c-4c11-9a55-0123456789ab';
const time = '2026-01-01T00:00:00Z';
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const deployment = (status: string): Deployment =>
  deploymentSchema.parse({ id, app_id: id, slug: 'harbour-0', status, created_at: time });
const clock = { now: () => Date.now() };
const page = <Item>(data: Item[]) => ({ data, count: data.length });
const app = (latest: Deployment | null) => ({
  id,
  team_id: id,
  name: 'Harbour',
  slug: 'harbour',
  directory: null,
  created_at: time,
  updated_at: time,
  latest_deployment: latest,
});

describe('polling', () => {
  test.each(knownDeploymentStatuses)(
    'of a deployment that is %s goes on until it ended',
    (status) => {
      const { hasEnded } = deploymentState(status);
      expect(pollDeployment(clock)(deployment(status))).toBe(hasEnded ? false : 5000);
      expect(pollDeployments(clock)(page([deployment('failed'), deployment(status)]))).toBe(
        hasEnded ? false : 10_000,
      );
      expect(pollApps(clock)(page([app(null), app(deployment(status))]))).toBe(
        hasEnded ? false : 10_000,
      );
    },
  );

  test('an unknown status is polled until the deployment has not changed for an hour', () => {
    const unknown = (created: number, updated?: number): Deployment => ({
      ...deployment('warming_up'),
      created_at: minutesAgo(created),
      updated_at: updated === undefined ? null : minutesAgo(updated),
    });
    expect(pollDeployment(clock)(unknown(59))).toBe(5000);
    expect(pollDeployment(clock)(unknown(600, 59))).toBe(5000);
    expect(pollDeployments(clock)(page([unknown(600, 59)]))).toBe(10_000);
    expect(pollDeployment(clock)(unknown(61))).toBe(false);
    expect(pollDeployment(clock)(unknown(600, 61))).toBe(false);
    expect(pollDeployments(clock)(page([unknown(61)]))).toBe(false);
    expect(pollApps(clock)(page([app(unknown(61))]))).toBe(false);
  });

  test('of an empty list continues until it has an item', () => {
    expect(pollDeployments(clock)(page([]))).toBe(10_000);
    expect(pollApps(clock)(page([]))).toBe(10_000);
    expect(pollApps(clock)(page([app(null)]))).toBe(false);
  });

  test('of a log continues while its range has no end', () => {
    const client = createClient({ baseUrl: 'https://api.example.com' });
    const { logs } = appQueries(createApi({ client, scope: 'test' }));
    const intervalOf = (end?: string) => {
      const options = logs({ appId: id, end });
      const query = new QueryObserver(new QueryClient(), options).getCurrentQuery();
      const { refetchInterval } = options;
      return typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval;
    };
    expect(intervalOf()).toBe(5000);
    expect(intervalOf(time)).toBe(false);
  });
});
