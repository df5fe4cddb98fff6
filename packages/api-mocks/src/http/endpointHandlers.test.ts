import { createClient, endpoints as e } from '@quayside/api-contract';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { createManualClock } from '../clock.ts';
import { createMockPlatform } from '../mswHandlers.ts';
import {
  createTestPlatform,
  statusAndBody,
  testStart,
  type TestPlatform,
} from '../testing.fixtures.ts';
import { apiPaths } from './apiPaths.ts';
import { callFor } from './calls.fixtures.ts';
import { createHandlers, endpointIds, handlers } from './endpointHandlers.ts';

const server = setupServer();

let mock: TestPlatform;

beforeAll(async () => {
  mock = await createTestPlatform({ seed: 'empty' });
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (baseUrl?: string) =>
  createMockPlatform({ baseUrl, clock: createManualClock(testStart) });

/** The names of the handlers that match a request, in their order. */
async function matchesOf(url: string, method: string): Promise<string[]> {
  const request = new Request(url, { method });
  const tested = await Promise.all(
    mock.handle.handlers.map(async (handler) =>
      (await handler.test({ request })) ? [handler.info.header] : [],
    ),
  );
  return tested.flat();
}

test.each(endpointIds())('%s has a handler that is named after it', async (id) => {
  const { path, init } = callFor(id);
  const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  for (const each of [path, other]) {
    const [first] = await matchesOf(`http://mock.example/api/v1${each}`, init.method);
    expect(first).toBe(`${id}: ${init.method} /api/v1${e[id].path}`);
  }
});

test.each(endpointIds())(
  'the path of %s does not accept the methods of a parameterized path that also matches',
  async (id) => {
    const { path } = callFor(id);
    const own = apiPaths.find(({ ids }) => ids.includes(id));
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const { status, headers } = await mock.send(path, { method });
      const allowed = status === 405 ? headers.get('allow') : undefined;
      const isOwn = own?.methods.includes(method) === true;
      expect([method, allowed]).toEqual([method, isOwn ? undefined : own?.methods.join(', ')]);
    }
  },
);

test('a known path lists its methods, and an unknown path is not found', async () => {
  const wrong = await mock.send('/users/me', { method: 'PUT' });
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, DELETE, PATCH']);
  expect(await wrong.json()).toEqual({ detail: 'Method Not Allowed' });
  for (const path of ['/berths', '/users/%E0%A4%A', '/']) {
    for (const method of ['GET', 'POST']) {
      const unknown = await mock.send(path, { method });
      expect(await statusAndBody(unknown)).toEqual([404, { detail: 'Not Found' }]);
    }
  }
});

test('a path that is too long for MSW gets a response', async () => {
  expect((await mock.send(`/${'a'.repeat(10_000)}`)).status).toBe(414);
});

test('no handler matches every method', async () => {
  const { handlers: all } = await open();
  expect(all.filter(({ info }) => typeof info.method !== 'string')).toEqual([]);
});

test('a test overrides one endpoint, and the others stay', async () => {
  const opened = await open();
  server.use(...opened.handlers);
  const client = createClient({
    baseUrl: 'https://api.example',
    getToken: () => opened.tokenFor('ada@example.com'),
  });
  const { data: apps } = await client.call(e.listApps, { query: { slug: 'harbour-api' } });
  const path = { app_id: apps[0]?.id ?? '' };

  server.use(
    handlers.listApps(() => HttpResponse.json({ data: [], count: 0 })),
    handlers.readApp(({ params }) => HttpResponse.json({ detail: params.app_id }, { status: 404 })),
  );
  expect(await client.call(e.listApps)).toMatchObject({ count: 0 });
  await expect(client.call(e.readApp, { path })).rejects.toMatchObject({ detail: path.app_id });
  expect((await client.call(e.readMe)).email).toBe('ada@example.com');

  server.use(http.get('*/api/v1/users/me', () => HttpResponse.json({}, { status: 503 })));
  await expect(client.call(e.readMe)).rejects.toMatchObject({ status: 503 });
  server.use(handlers.readMe(() => HttpResponse.json({}, { status: 502 }), { once: true }));
  await expect(client.call(e.readMe)).rejects.toMatchObject({ status: 502 });
  await expect(client.call(e.readMe)).rejects.toMatchObject({ status: 503 });
});

test('platforms with different base URLs respond independently', async () => {
  const [one, other] = [await open('https://one.example'), await open('https://other.example/x')];
  server.use(...one.handlers, ...other.handlers);
  const clientOf = (baseUrl: string, side: typeof one) =>
    createClient({ baseUrl, getToken: () => side.tokenFor('ada@example.com') });
  const first = clientOf('https://one.example', one);
  const second = clientOf('https://other.example/x', other);
  await first.call(e.updateMe, { body: { full_name: 'Countess' } });
  expect((await first.call(e.readMe)).full_name).toBe('Countess');
  expect((await second.call(e.readMe)).full_name).toBe('Ada Lovelace');

  server.use(createHandlers('https://one.example').readMe(() => HttpResponse.error()));
  await expect(first.call(e.readMe)).rejects.toThrow('Couldn’t reach the platform');
  expect((await second.call(e.readMe)).full_name).toBe('Ada Lovelace');
  await expect(fetch('https://other.example/api/v1/users/me')).rejects.toThrow('fetch failed');
});
