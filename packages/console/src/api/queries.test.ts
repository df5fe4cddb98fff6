import { ContractError, HttpError, NetworkError, createClient } from '@quayside/api-contract';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';

import { createApi } from '../runtime/Api.ts';
import { appQueries } from './apps.ts';
import { deploymentQueries } from './deployments.ts';
import { teamQueries } from './teams.ts';
import { sampleApp } from '../testing/samples.ts';
import { sampleTeam } from '../testing/teamSamples.ts';
import { NotFoundError } from '../runtime/NotFoundError.ts';
import { retryDelayMs, shouldRetry } from './retry.ts';

const team = { ...sampleTeam, slug: 'tidewater' };
const app = sampleApp({ seed: 1, name: 'Harbour', agoMs: 0 });

function setup(responses: Record<string, object[]>, scope = 'a') {
  const requests: string[] = [];
  const client = createClient({
    baseUrl: 'https://api.example.com',
    fetch: (url) => {
      const { pathname, search } = new URL(url);
      requests.push(`${pathname}${search}`);
      const data = responses[pathname] ?? [];
      return Promise.resolve(Response.json({ data, count: data.length }));
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { requests, queryClient, api: createApi({ client, scope }) };
}

describe('queries by slug', () => {
  test('an app is looked up in the team of its path', async () => {
    const { api, queryClient, requests } = setup({
      '/api/v1/teams/': [team],
      '/api/v1/apps/': [app],
    });
    const query = appQueries(api).byPath({ teamSlug: 'tidewater', appSlug: 'harbour' });
    expect(await queryClient.fetchQuery(query)).toMatchObject({ id: app.id });
    expect(requests).toEqual([
      '/api/v1/teams/?slug=tidewater',
      `/api/v1/apps/?team_id=${team.id}&slug=harbour`,
    ]);
  });

  test('the team is not fetched again while it is fresh', async () => {
    const { api, queryClient, requests } = setup({
      '/api/v1/teams/': [team],
      '/api/v1/apps/': [app],
    });
    await queryClient.fetchQuery(teamQueries(api).bySlug('tidewater'));
    const query = appQueries(api).byPath({ teamSlug: 'tidewater', appSlug: 'harbour' });
    await queryClient.fetchQuery(query);
    expect(requests.filter((request) => request.includes('/teams/'))).toHaveLength(1);
  });

  test.each([
    ['Team not found', {}],
    ['App not found', { '/api/v1/teams/': [team] }],
  ])('fails with "%s" when it does not exist', async (message, responses) => {
    const { api, queryClient } = setup(responses);
    const query = appQueries(api).byPath({ teamSlug: 'tidewater', appSlug: 'harbour' });
    const error = await queryClient.fetchQuery(query).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error).toMatchObject({ message });
  });
});

test('a query that depends on another does not repeat its retries', async () => {
  vi.useFakeTimers();
  let calls = 0;
  const client = createClient({
    baseUrl: 'https://api.example.com',
    fetch() {
      calls += 1;
      return Promise.resolve(new Response('', { status: 503 }));
    },
  });
  const queryClient = new QueryClient();
  const api = createApi({ client, scope: 'a' });
  const query = appQueries(api).byPath({ teamSlug: 'tidewater', appSlug: 'harbour' });
  const failure = queryClient.fetchQuery(query).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(7000);
  expect(await failure).toMatchObject({ status: 503 });
  expect(calls).toBe(4);
  vi.useRealTimers();
});

test('all apps are no longer read once the query is cancelled', async () => {
  let calls = 0;
  const client = createClient({
    baseUrl: 'https://api.example.com',
    fetch() {
      calls += 1;
      if (calls === 2) void queryClient.cancelQueries();
      return Promise.resolve(Response.json({ data: [app], count: 1000 }));
    },
  });
  const queryClient = new QueryClient();
  const query = appQueries(createApi({ client, scope: 'a' })).all();
  await expect(queryClient.fetchQuery(query)).rejects.toThrow('CancelledError');
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls).toBe(2);
});

test('two consoles with one cache never share query keys', () => {
  const first = teamQueries(setup({}, 'a').api).list().queryKey;
  const second = teamQueries(setup({}, 'b').api).list().queryKey;
  expect(first).not.toEqual(second);
});

test('a page has five deployments', async () => {
  const { api, queryClient, requests } = setup({});
  const query = deploymentQueries(api).list({ appId: app.id, skip: 5, order: 'asc' });
  await queryClient.fetchQuery(query);
  expect(requests).toEqual([`/api/v1/apps/${app.id}/deployments/?skip=5&limit=5&order=asc`]);
});

describe('a failed query', () => {
  const status = (code: number, retryAfterMs?: number) =>
    new HttpError('listApps', { status: code, statusText: '', body: '', retryAfterMs });

  test.each([400, 401, 403, 404, 409, 422])('is not retried after status %i', (code) => {
    expect(shouldRetry(0, status(code))).toBe(false);
  });

  test.each([429, 500, 502, 503, 504])('is retried three times after status %i', (code) => {
    expect(shouldRetry(0, status(code))).toBe(true);
    expect(shouldRetry(2, status(code))).toBe(true);
    expect(shouldRetry(3, status(code))).toBe(false);
  });

  test('is retried without a response, but not after an invalid one', () => {
    expect(shouldRetry(0, new NetworkError('listApps', 'unreachable'))).toBe(true);
    expect(shouldRetry(0, new ContractError('listApps', 'data'))).toBe(false);
    expect(shouldRetry(0, new NotFoundError('app'))).toBe(false);
  });

  test('waits 1, 2, 4 seconds, or as long as the platform requests', () => {
    expect([0, 1, 2].map((failures) => retryDelayMs(failures, status(500)))).toEqual([
      1000, 2000, 4000,
    ]);
    expect(retryDelayMs(0, status(429, 4000))).toBe(4000);
  });

  test('is not retried when the platform requests a long wait', () => {
    expect(shouldRetry(0, status(429, 2000))).toBe(true);
    expect(shouldRetry(0, status(429, 30_000))).toBe(false);
    expect(shouldRetry(0, status(503, 30_000))).toBe(false);
  });
});

test('every team is listed, regardless of the number of pages', async () => {
  const teams = Array.from({ length: 230 }, (_, index) => ({ ...team, slug: `team-${index}` }));
  const client = createClient({
    baseUrl: 'https://api.example.com',
    fetch: (url) => {
      const { searchParams } = new URL(url);
      const skip = Number(searchParams.get('skip'));
      const data = teams.slice(skip, skip + Number(searchParams.get('limit')));
      return Promise.resolve(Response.json({ data, count: teams.length }));
    },
  });
  const teamsOf = teamQueries(createApi({ client, scope: 'a' }));
  const all = await new QueryClient().fetchQuery(teamsOf.list());
  expect(all.count).toBe(230);
  expect(all.data.at(-1)?.slug).toBe('team-229');
});
