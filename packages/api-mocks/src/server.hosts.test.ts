import { request as send } from 'node:http';
import { text as readText } from 'node:stream/consumers';

import { afterEach, expect, test } from 'vitest';

import { createMockServer, type MockServer, type MockServerOptions } from './server.ts';

let server: MockServer;

afterEach(() => server.close());

async function start(options: MockServerOptions = {}): Promise<void> {
  server = await createMockServer({
    control: true,
    fallback: (_request, response) => response.end('page'),
    ...options,
  });
}

/** Calls the server with any headers: `fetch` cannot set `Host`. */
function call(path: string, headers: Readonly<Record<string, string>>, method = 'GET', body = '') {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    send({ host: '127.0.0.1', port: server.port, path, method, headers }, (result) => {
      readText(result).then((text) => resolve({ status: result.statusCode, text }), reject);
    })
      .on('error', reject)
      .end(body);
  });
}

/** Paths of the page, the API, an upload, a provider and the control surface. */
const paths = [
  '/login',
  '/api/v1/utils/nothing',
  '/uploads/0123456789abcdef',
  '/__provider__/github',
  '/__mock__/outbox',
];

const foreignHosts = [
  'elsewhere.example',
  'elsewhere.example:4173',
  'localhost.elsewhere.example',
  '127.0.0.1.elsewhere.example',
  'notlocalhost',
  '192.168.0.7',
  '[::2]',
];

test.each(foreignHosts)('rejects requests to the host %s', async (host) => {
  await start();
  for (const path of paths) {
    const { status, text } = await call(path, { Host: host });
    expect([path, status, JSON.parse(text)]).toEqual([
      path,
      403,
      {
        detail: `This server does not serve the host '${host}'. Add it to the allowed hosts.`,
      },
    ]);
  }
  const wiped = await call('/__mock__/reset', { Host: host, Origin: `http://${host}` }, 'POST');
  expect(wiped.status).toBe(403);
});

test.each([
  'localhost',
  'localhost:4173',
  'LOCALHOST',
  'console.localhost:80',
  '127.0.0.1',
  '127.8.9.1',
  '[::1]:4173',
])('accepts requests to the local host %s', async (host) => {
  await start();
  for (const path of paths) expect((await call(path, { Host: host })).status).not.toBe(403);
  const own = { Host: host, Origin: `http://${host}` };
  expect((await call('/__mock__/expire-tokens', own, 'POST')).status).toBe(204);
  expect((await call('/api/v1/users/me', own)).status).toBe(401);
});

test('accepts requests to the public URL, the console and the allowed hosts', async () => {
  await start({
    publicUrl: 'https://platform.example/behind',
    dashboardUrl: 'https://console.example',
    allowedHosts: ['Forwarded.example:443'],
  });
  for (const host of ['platform.example', 'console.example:8443', 'forwarded.example']) {
    expect((await call('/login', { Host: host })).status).toBe(200);
    const headers = { Host: host, Origin: `https://${host}` };
    expect((await call('/api/v1/users/me', headers)).status).toBe(401);
  }
  expect((await call('/login', { Host: 'elsewhere.example' })).status).toBe(403);
  await server.close();

  await start({ allowedHosts: true });
  const anywhere = { Host: 'elsewhere.example', Origin: 'https://third.example' };
  expect((await call('/api/v1/users/me', anywhere)).status).toBe(401);
  // The control surface is still limited to the platform's own pages.
  expect((await call('/__mock__/reset', anywhere, 'POST')).status).toBe(403);
});

test.each(['https://elsewhere.example', 'http://localhost.elsewhere.example', 'null', 'file://'])(
  'a page of the origin %s can call neither the API nor the control surface',
  async (origin) => {
    await start();
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/json'];
    for (const type of types) {
      const headers = { Origin: origin, 'Content-Type': type };
      const login = 'username=ada@example.com&password=quayside-demo';
      const calls = [
        await call('/api/v1/login/access-token', headers, 'POST', login),
        await call('/__mock__/reset', headers, 'POST', '{}'),
        await call('/__mock__/expire-tokens', headers, 'POST'),
        await call('/__mock__/outbox', headers),
      ];
      expect(calls.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    }
    const preflight = { Origin: origin, 'Access-Control-Request-Method': 'PATCH' };
    expect((await call('/api/v1/users/me', preflight, 'OPTIONS')).status).toBe(403);
  },
);

test('a cross-site request without an Origin header cannot reach the control surface', async () => {
  await start();
  const crossSite = { 'Sec-Fetch-Site': 'cross-site' };
  expect((await call('/__mock__/outbox', crossSite)).status).toBe(403);
  expect((await call('/__mock__/reset', crossSite, 'POST')).status).toBe(403);
  expect((await call('/__mock__/outbox', { 'Sec-Fetch-Site': 'none' })).status).toBe(200);
  // Links and provider redirects come from other sites.
  expect((await call('/login', crossSite)).status).toBe(200);
});

test('a console on one local port can call a platform on another', async () => {
  await start();
  const headers = { Origin: 'http://localhost:5173', 'Sec-Fetch-Site': 'same-site' };
  expect((await call('/api/v1/users/me', headers)).status).toBe(401);
  expect((await call('/__mock__/expire-tokens', headers, 'POST')).status).toBe(204);
});
