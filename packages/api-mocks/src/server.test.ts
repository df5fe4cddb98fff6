import { once } from 'node:events';
import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';

import { createClient, endpoints as e, parseNdjson } from '@quayside/api-contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createManualClock } from './clock.ts';
import { docsSearch, signInAt } from './server.fixtures.ts';
import { createMockServer, type MockServer } from './server.ts';
import { collect, testStart } from './testing.fixtures.ts';

let server: MockServer;

beforeEach(async () => {
  server = await createMockServer({ clock: createManualClock(testStart), control: true });
});

afterEach(() => server.close());

const signIn = () => signInAt(server);

function control(call: string, body?: unknown): Promise<Response> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return fetch(`${server.url}/__mock__/${call}`, init);
}

test('a followed app log includes lines emitted while it is open', async () => {
  const { client } = await signIn();
  const { data } = await client.call(e.listApps, { query: { slug: 'tide-tables' } });
  const app_id = data[0]?.id ?? '';
  const query = { tail: 1, since: '1h', follow: true };
  const stream = await client.call(e.streamAppLogs, { path: { app_id }, query });
  const lines = parseNdjson(stream);
  await lines.next();
  await control('logs', { app_id, lines: 3 });
  for (let count = 0; count < 3; count += 1) {
    const next = lines.next();
    await control('clock', { advance_ms: 1_000 });
    expect((await next).value).toMatchObject({ kind: 'value' });
  }
  await lines.return();
});

test('an incident is started by a call, and names the deployment', async () => {
  const { client } = await signIn();
  const { data } = await client.call(e.listApps, { query: { slug: 'tide-tables' } });
  const [app] = data;
  const started = await control('incidents', {
    app_id: app?.id,
    at: new Date(testStart - 60_000).toISOString(),
  });
  expect(await started.json()).toEqual({ deployment_id: app?.latest_deployment?.id });
  expect((await control('incidents', { app_id: 'none' })).status).toBe(404);
});

test('pages of an allowed host can send credentials and read Retry-After', async () => {
  await server.close();
  server = await createMockServer({ seed: 'empty', allowedHosts: ['console.example'] });
  const origin = 'http://console.example';
  const preflight = await fetch(`${server.url}/api/v1/users/me`, {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'PATCH' },
  });
  expect(preflight.status).toBe(204);
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'Authorization, Content-Type',
    'access-control-allow-methods': expect.stringContaining('PATCH'),
  });
  const rejected = await fetch(`${server.url}/api/v1/users/me`, { headers: { Origin: origin } });
  expect(rejected.status).toBe(401);
  expect(rejected.headers.get('access-control-allow-origin')).toBe(origin);
  expect(rejected.headers.get('access-control-expose-headers')).toContain('Retry-After');
});

test('HEAD has no body', async () => {
  const { token } = await signIn();
  const headers = { Authorization: `Bearer ${token}` };
  const head = await fetch(`${server.url}/api/v1/teams`, { method: 'HEAD', headers });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('the control surface resets, injects faults and counts requests', async () => {
  const { client } = await signIn();
  const now = '2030-01-01T00:00:00.000Z';
  expect((await control('reset', { seed: 'empty', now })).status).toBe(204);
  await expect(client.call(e.readMe)).rejects.toMatchObject({ status: 401 });
  const counted: unknown = await (await control('requests')).json();
  expect(counted).toEqual({
    data: [{ method: 'GET', path: '/api/v1/users/me', status: 401, count: 1 }],
  });

  const visitor = createClient({ baseUrl: server.url });
  const person = { email: 'hedy@example.org', password: 'frequency', full_name: 'Hedy' };
  await visitor.call(e.signup, { body: person });

  await control('faults', { rules: [{ path: '/users/signup', status: 503, times: 1 }] });
  await expect(visitor.call(e.signup, { body: person })).rejects.toMatchObject({ status: 503 });
  const bad = await control('faults', { rules: [{ times: 0 }] });
  expect(bad.status).toBe(422);
});

test('the control surface is off by default, and other paths reach the fallback', async () => {
  const plain = await createMockServer({
    seed: 'empty',
    fallback: (request, response) => response.end(`page ${request.url ?? ''}`),
  });
  const read = async (path: string) => (await fetch(`${plain.url}${path}`)).text();
  expect(await read('/__mock__/requests')).toBe('page /__mock__/requests');
  expect(await read('/tidewater-labs/apps')).toBe('page /tidewater-labs/apps');
  expect(await read('/api/v1/nowhere')).toBe('{"detail":"Not Found"}');
  await plain.close();
});

test('a fault breaks a connection after a number of bytes', async () => {
  await control('faults', { rules: [{ path: '/users/me', drop_after_bytes: 5 }] });
  const response = await fetch(`${server.url}/api/v1/users/me`);
  await expect(response.text()).rejects.toThrow('terminated');
});

test('closing ends open streams', async () => {
  const { client } = await signIn();
  const { id: app_id } = await docsSearch(client);
  const { id } = await client.call(e.createDeployment, { path: { app_id } });
  const stream = await client.call(e.readBuildLogs, { path: { deployment_id: id } });
  const reading = collect(parseNdjson(stream));
  await server.close();
  expect(await reading).toEqual([]);
  server = await createMockServer({ seed: 'empty' });
});

test('closing waits at most two seconds for an open request', async () => {
  const waiting = await createMockServer({ seed: 'empty', onError: () => undefined });
  const socket = connect(waiting.port, '127.0.0.1');
  const call = 'POST /api/v1/users/signup HTTP/1.1\r\nHost: host\r\nContent-Length: 9\r\n';
  // The response shows that the call has reached the server.
  socket.write(`${call}Expect: 100-continue\r\n\r\n{`);
  await once(socket, 'data');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const closed = waiting.close();
  vi.advanceTimersByTime(2_000);
  vi.useRealTimers();
  await expect(closed).resolves.toBeUndefined();
});

test('a port in use is reported', async () => {
  const again = createMockServer({ port: server.port, seed: 'empty' });
  await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test.each([
  { what: 'a method that fetch does not know', line: 'TRACE /api/v1/teams/ HTTP/1.1', status: 405 },
  {
    what: 'a URL with a password',
    line: 'GET //ada:secret@host/api/v1/ HTTP/1.1',
    status: 400,
  },
  { what: 'an invalid URL', line: 'GET http:// HTTP/1.1', status: 400 },
])('$what is rejected, and the server keeps running', async ({ line, status }) => {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(`${line}\r\nHost: host\r\nConnection: close\r\n\r\n`);
  expect(await readText(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect((await fetch(`${server.url}/api/v1/users/me`)).status).toBe(401);
});
