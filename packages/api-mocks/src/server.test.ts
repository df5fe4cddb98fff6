import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { createClient, endpoints as e, parseNdjson, readBuildLog } from '@quayside/api-contract';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { packProject, tarGz } from './archive/archive.fixtures.ts';
import { createManualClock, type AdjustableClock } from './clock.ts';
import { demoPassword } from './seeds/index.ts';
import { createMockServer, type MockServer } from './server.ts';
import { collect, testStart } from './testing.fixtures.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const project = {
  'main.py': 'from fastapi import FastAPI\napp = FastAPI()\n',
  'pyproject.toml': 'dependencies = ["fastapi[standard]"]\n',
};

let clock: AdjustableClock;
let server: MockServer;

beforeEach(async () => {
  clock = createManualClock(testStart);
  server = await createMockServer({ clock, control: true });
});

afterEach(() => server.close());

async function signIn(email = 'ada@example.com') {
  const body = { username: email, password: demoPassword };
  const { access_token } = await createClient({ baseUrl: server.url }).call(e.login, { body });
  const client = createClient({ baseUrl: server.url, getToken: () => access_token });
  return { client, token: access_token };
}

async function docsSearch(client: Awaited<ReturnType<typeof signIn>>['client']) {
  const { data } = await client.call(e.listApps, { query: { slug: 'docs-search' } });
  const [app] = data;
  if (app === undefined) throw new Error('Docs Search is missing');
  return app;
}

async function upload(url: string, content: Uint8Array<ArrayBuffer>): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([content]), 'archive.tar');
  return (await fetch(url, { method: 'POST', body: form })).status;
}

function control(call: string, body?: unknown): Promise<Response> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return fetch(`${server.url}/__mock__/${call}`, init);
}

test('a project is deployed over HTTP, and its build log comes line by line as time passes', async () => {
  const { client } = await signIn();
  const { id: app_id } = await docsSearch(client);
  const { id } = await client.call(e.createDeployment, { path: { app_id } });
  const path = { deployment_id: id };
  const { url } = await client.call(e.requestUpload, { path });
  expect(await upload(url, new Uint8Array(packProject(project)))).toBe(204);
  expect((await client.call(e.completeUpload, { path })).status).toBe('ready_for_build');

  const texts: string[] = [];
  let isLive = false;
  for await (const event of readBuildLog(client, id)) {
    if (event.type === 'live') isLive = true;
    if (event.type === 'message') texts.push(event.text);
    // The next line is only due once the clock moves: so each one came by itself.
    if (event.type === 'live' || event.type === 'message') server.control.advanceClock(1_000);
    if (event.type === 'failed') throw new Error('The build failed');
  }
  expect(isLive).toBe(true);
  expect(texts.join('\n')).toContain('fastapi');
  server.control.advanceClock(60_000);
  expect((await client.call(e.readDeployment, { path })).status).toBe('success');
  expect((await docsSearch(client)).url).toBe('https://docs-search.quayside.example');
});

test('an upload is taken once it is a form with a file, at an address that only its owner knows', async () => {
  const { client } = await signIn();
  const { id: app_id } = await docsSearch(client);
  const { id } = await client.call(e.createDeployment, { path: { app_id } });
  const { url } = await client.call(e.requestUpload, { path: { deployment_id: id } });
  const noFile = await fetch(url, { method: 'POST', body: new FormData() });
  expect([noFile.status, await noFile.json()]).toEqual([
    400,
    { detail: "The part 'file' is missing" },
  ]);
  expect(await upload(`${server.url}/uploads/0123456789abcdef`, new Uint8Array(1))).toBe(404);
});

async function announce(size?: number) {
  const { client } = await signIn();
  const { id: app_id } = await docsSearch(client);
  const body = size === undefined ? undefined : { archive_size_bytes: size };
  const { id } = await client.call(e.createDeployment, { path: { app_id }, body });
  const path = { deployment_id: id };
  const { url } = await client.call(e.requestUpload, { path });
  return { client, app_id, path, url };
}

test('an upload larger than was announced is refused, and not read for ever', async () => {
  const { client, path, url } = await announce(1_000);
  expect(await upload(url, new Uint8Array(1_001))).toBe(400);

  let sent = 0;
  const head = '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\n';
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
  const init = { method: 'POST', headers, body: endless, duplex: 'half' };
  const refused = await fetch(url, init);
  expect(await refused.json()).toEqual({
    detail: 'The archive is larger than the 1000 bytes that were announced',
  });
  expect(sent).toBeLessThan(50_000_000);

  const archive = new Uint8Array(packProject(project));
  expect(archive.length).toBeLessThan(1_000);
  expect(await upload(url, archive)).toBe(204);
  expect((await client.call(e.completeUpload, { path })).status).toBe('ready_for_build');
});

test('a form that ends within the archive leaves nothing to build', async () => {
  const { client, path, url } = await announce();
  const body = '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nhalf of';
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
  const refused = await fetch(url, { method: 'POST', headers, body });
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { detail: 'The upload ended too early' },
  ]);
  await expect(client.call(e.completeUpload, { path })).rejects.toMatchObject({ status: 400 });
});

test('an archive lies beside the data file until its app goes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-server-'));
  await server.close();
  server = await createMockServer({ clock, dataFile: join(folder, 'world.db') });
  const { app_id, path, url } = await announce();
  const archive = new Uint8Array(packProject(project));
  expect(await upload(url, archive)).toBe(204);
  const kept = join(folder, 'world.db-uploads');
  expect(await readdir(kept)).toEqual([`${path.deployment_id}.archive`]);
  expect(await readFile(join(kept, `${path.deployment_id}.archive`))).toEqual(Buffer.from(archive));

  await server.close();
  server = await createMockServer({ clock, dataFile: join(folder, 'world.db') });
  expect(await readdir(kept)).toEqual([`${path.deployment_id}.archive`]);
  const again = await signIn();
  expect((await again.client.call(e.completeUpload, { path })).status).toBe('ready_for_build');
  await again.client.call(e.deleteApp, { path: { app_id } });
  expect(await readdir(kept)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('a variable that the app reads as it is imported decides, and a redeploy asks again', async () => {
  const { client, app_id, path, url } = await announce();
  const main = `import os\n${project['main.py']}KEY = os.environ["TIDE_KEY"]\n`;
  expect(await upload(url, new Uint8Array(tarGz({ ...project, 'main.py': main })))).toBe(204);
  await client.call(e.completeUpload, { path });
  server.control.advanceClock(60_000);
  const failed = await client.call(e.readDeployment, { path });
  expect([failed.status, failed.failure?.error_code]).toEqual([
    'building_image_failed',
    'variable_missing',
  ]);
  const variable = { name: 'TIDE_KEY', value: 'low' };
  await client.call(e.createEnvironmentVariable, { path: { app_id }, body: variable });
  await client.call(e.redeploy, { path });
  server.control.advanceClock(60_000);
  expect((await client.call(e.readDeployment, { path })).status).toBe('success');
});

/** Bytes of buffers that something still refers to. The second collection waits for the first one's sweeping. */
function heldBytes(): number {
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

test('a large upload passes through without being held in memory', async () => {
  const { client } = await signIn();
  const { id: app_id } = await docsSearch(client);
  const { id } = await client.call(e.createDeployment, { path: { app_id } });
  const { url } = await client.call(e.requestUpload, { path: { deployment_id: id } });

  const size = 64 * 1024 * 1024;
  const chunk = new Uint8Array(1024 * 1024);
  const text = new TextEncoder();
  let sent = 0;
  let held = Infinity;
  const before = heldBytes();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) =>
      controller.enqueue(text.encode('--b\r\nContent-Disposition: form-data; name="file"\r\n\r\n')),
    pull(controller) {
      if (sent < size) {
        sent += chunk.byteLength;
        return controller.enqueue(chunk);
      }
      held = heldBytes() - before;
      controller.enqueue(text.encode('\r\n--b--\r\n'));
      controller.close();
    },
  });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  expect((await fetch(url, init)).status).toBe(204);
  expect(held).toBeLessThan(size / 2);
});

test('a followed app log brings lines that are asked for while it is open', async () => {
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

test('pages of another origin may call with credentials, and read Retry-After', async () => {
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
  const refused = await fetch(`${server.url}/api/v1/users/me`, { headers: { Origin: origin } });
  expect(refused.status).toBe(401);
  expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
  expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After');
});

test('a slash at the end makes no difference, HEAD has no body, and other methods are refused', async () => {
  const { token } = await signIn();
  const headers = { Authorization: `Bearer ${token}` };
  const call = (path: string, method = 'GET') =>
    fetch(`${server.url}/api/v1${path}`, { method, headers, redirect: 'error' });
  expect(await (await call('/teams')).json()).toEqual(await (await call('/teams/')).json());
  const head = await call('/teams', 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
  const wrong = await call('/teams', 'DELETE');
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, POST']);
  expect((await call('/nowhere')).status).toBe(404);
});

test('the control surface resets, breaks, ages and counts', async () => {
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
  const outbox: unknown = await (await control('outbox?to=hedy@example.org')).json();
  expect(outbox).toEqual({
    data: [
      {
        id: expect.any(String),
        to: person.email,
        kind: 'verify_email',
        subject: 'Verify your email address',
        url: expect.stringMatching(/^http:\/\/localhost:4173\/verify-email\?token=[0-9a-f]+$/),
        token: expect.stringMatching(/^[0-9a-f]{48}$/),
        created_at: now,
      },
    ],
  });

  await control('faults', { rules: [{ path: '/users/signup', status: 503, times: 1 }] });
  await expect(visitor.call(e.signup, { body: person })).rejects.toMatchObject({ status: 503 });
  const bad = await control('faults', { rules: [{ times: 0 }] });
  expect(bad.status).toBe(422);
});

test('every token can be made invalid, and ages out after eight days', async () => {
  const first = await signIn();
  expect((await control('expire-tokens', {})).status).toBe(204);
  await expect(first.client.call(e.readMe)).rejects.toMatchObject({ status: 401 });
  const second = await signIn();
  await control('clock', { advance_ms: 8 * 86_400_000 - 1_000 });
  expect((await second.client.call(e.readMe)).email).toBe('ada@example.com');
  await control('clock', { advance_ms: 1_000 });
  await expect(second.client.call(e.readMe)).rejects.toMatchObject({ status: 401 });
});

test('without leave there is no control surface, and what is not the API goes to the fallback', async () => {
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

test('a fault breaks a connection after some bytes', async () => {
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

test('a port that is taken is said', async () => {
  const again = createMockServer({ port: server.port, seed: 'empty' });
  await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test.each([
  { what: 'a method that fetch does not know', line: 'TRACE /api/v1/teams/ HTTP/1.1', status: 405 },
  {
    what: 'an address with a password',
    line: 'GET //ada:secret@host/api/v1/ HTTP/1.1',
    status: 400,
  },
  { what: 'an address that is none', line: 'GET http:// HTTP/1.1', status: 400 },
])('$what is refused, and the server lives on', async ({ line, status }) => {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(`${line}\r\nHost: host\r\nConnection: close\r\n\r\n`);
  expect(await readText(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect((await fetch(`${server.url}/api/v1/users/me`)).status).toBe(401);
});
