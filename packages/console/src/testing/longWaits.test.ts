import {
  createClient,
  invitationEndpoints,
  isAbortError,
  NetworkError,
  readBuildLog,
} from '@quayside/api-contract';
import { createPolledLog, fromPolling } from '@quayside/design-system/log-viewer';
import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { appQueries, readAppLogs } from '../api/apps.ts';
import { probe } from '../api/probe.ts';
import { requestedWaitMs } from '../domain/requestedWaitMs.ts';
import { createApi } from '../runtime/Api.ts';
import { inviteAll } from '../screens/team-settings/inviteAll.ts';
import { createConnection } from '../shell/connection.ts';
import { sampleTeam } from './teamSamples.ts';

// Node counts as a server, where nothing is polled.
environmentManager.setIsServer(() => false);

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 29) }));
afterEach(() => vi.useRealTimers());

const hour = 3_600_000;

/** A platform that responds to every request with an error and a `Retry-After`, and counts requests. */
function setup(retryAfter: string, status = 503) {
  let requests = 0;
  const client = createClient({
    baseUrl: 'https://api.example.com',
    fetch: () => {
      requests += 1;
      const headers = { 'Retry-After': retryAfter };
      return Promise.resolve(Response.json({ detail: 'Busy' }, { status, headers }));
    },
  });
  return {
    client,
    api: createApi({ client, scope: 'test' }),
    async countIn(ms: number) {
      const before = requests;
      await vi.advanceTimersByTimeAsync(ms);
      return requests - before;
    },
  };
}

const never = { subscribe: () => () => {} };

/** Each place that waits as long as the platform requests. Returns how to stop it. */
const places: Record<string, (platform: ReturnType<typeof setup>) => () => void> = {
  'a build log': ({ client }) => {
    const ended = new AbortController();
    const read = async () => {
      for await (const event of readBuildLog(client, 'id', { signal: ended.signal })) void event;
    };
    read().catch((error: unknown) => {
      if (!isAbortError(error)) throw error;
    });
    return () => ended.abort();
  },
  'the log of an app': ({ api }) => {
    const fetch = async ({ start, signal }: { start: number; signal: AbortSignal }) => {
      await readAppLogs(api, { appId: 'id', start: new Date(start).toISOString() }, { signal });
      return { entries: [] };
    };
    const log = createPolledLog({ start: 0, fetch });
    const network = { ...never, isOnline: () => true };
    return fromPolling(log, { requestedWait: requestedWaitMs, network }).open();
  },
  'a query': ({ api }) => {
    const query = appQueries(api).list({ teamId: 'id' });
    return new QueryObserver(new QueryClient(), query).subscribe(() => {});
  },
  'the connection banner': ({ api }) => {
    const connection = createConnection({
      calls: never,
      probe: () => probe(api),
      onBack: () => {},
      network: { ...never, isOnline: () => true },
      failure: new NetworkError('readMe', 'unreachable'),
    });
    const stop = connection.subscribe(() => {});
    connection.retry();
    return stop;
  },
  invitations: ({ client }) => {
    void inviteAll({
      addresses: ['dorothy@example.com', 'evelyn@example.com'],
      role: 'member',
      team: sampleTeam,
      invite: async (email, role) => {
        const body = { team_id: 'id', email, role };
        await client.call(invitationEndpoints.createInvitation, { body });
      },
      onProgress: () => {},
      texts: { emailInvalid: '', alreadyMember: '' },
      errorText: () => '',
      now: Date.now,
      sleep: (ms) =>
        new Promise((resolve) => {
          setTimeout(resolve, ms);
        }),
    });
    return () => {};
  },
};

test.each(
  Object.entries(places).flatMap(([place, start]) =>
    ['2592000', '9'.repeat(12), 'Thu, 31 Dec 2099 23:59:59 GMT'].map(
      (retryAfter) => [place, retryAfter, start] as const,
    ),
  ),
)('%s waits an hour after a Retry-After of %s', async (place, retryAfter, start) => {
  const platform = setup(retryAfter, place === 'invitations' ? 429 : 503);
  const stop = start(platform);
  const first = place === 'the connection banner' ? 2 : 1;
  expect(await platform.countIn(5000)).toBe(first);
  expect(await platform.countIn(hour - 10_000)).toBe(0);
  // Invitations wait for two minutes at most, and then tell the user to come back.
  expect(await platform.countIn(10_000)).toBe(place === 'invitations' ? 0 : first);
  stop();
});
