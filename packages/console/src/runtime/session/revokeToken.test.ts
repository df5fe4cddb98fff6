import { createClient, userEndpoints } from '@quayside/api-contract';
import { describe, expect, test, vi } from 'vitest';

import { createMemorySession } from './createSession.ts';
import { revokeToken } from './revokeToken.ts';
import type { SessionStore } from './SessionStore.ts';

function setup(respond: () => Promise<Response>) {
  const requests: { url: string; init: RequestInit }[] = [];
  const api = {
    baseUrl: 'https://api.example.com',
    fetch: (url: string, init: RequestInit) => {
      requests.push({ url, init });
      return respond();
    },
  };
  return { api, requests, session: createMemorySession({ token: 'opaque' }) };
}

const done = () => Promise.resolve(new Response(null, { status: 204 }));
const settled = () => new Promise((resolve) => setImmediate(resolve));
const tokenOf = (init: RequestInit | undefined) => new Headers(init?.headers).get('Authorization');

test('the token of the session is revoked by a request that outlives the page', async () => {
  const { api, requests, session } = setup(done);
  revokeToken({ api, session });
  session.clear();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]).toMatchObject({
    url: 'https://api.example.com/api/v1/logout',
    init: { method: 'POST', keepalive: true },
  });
  expect(tokenOf(requests[0]?.init)).toBe('Bearer opaque');
});

/** A deletion whose response is pending. */
function setupDeletion() {
  const { promise: deleted, resolve: respond } = Promise.withResolvers<Response>();
  const made = setup(done);
  const send = made.api.fetch;
  const api = {
    ...made.api,
    fetch(url: string, init: RequestInit) {
      const response = send(url, init);
      return init.method === 'DELETE' ? deleted : response;
    },
  };
  return { ...made, api, respond: () => respond(new Response(null, { status: 204 })) };
}

describe.each<[string, (session: SessionStore) => SessionStore]>([
  ['a token', (session) => session],
  [
    'a token that must be waited for',
    (session) => ({ ...session, getToken: async (context) => session.getToken(context) }),
  ],
])('with %s', (_name, sessionOf) => {
  test.each([
    ["the console's own client", false],
    ["a host's own client", true],
  ])('%s sends the deletion first, then revokes the token', async (_client, isReady) => {
    const { api, requests, session: memory, respond } = setupDeletion();
    const session = sessionOf(memory);
    const client = createClient({ ...api, getToken: (context) => session.getToken(context) });
    const deletion = client.call(userEndpoints.deleteMe);
    revokeToken({ api: isReady ? client : api, session, writes: deletion });
    session.clear();
    await settled();
    expect(requests.map(({ init }) => init.method)).toEqual(['DELETE']);
    respond();
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    expect(requests.map(({ init }) => init.method)).toEqual(['DELETE', 'POST']);
    expect(requests.map(({ init }) => tokenOf(init))).toEqual(['Bearer opaque', 'Bearer opaque']);
  });
});

test('the token is revoked after a failed write, too', async () => {
  const { api, requests, session } = setup(done);
  revokeToken({ api, session, writes: Promise.reject(new Error('reset')) });
  session.clear();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(tokenOf(requests[0]?.init)).toBe('Bearer opaque');
});

test('pending writes delay the revocation by at most 5 seconds', async () => {
  vi.useFakeTimers();
  try {
    const { api, requests, session } = setup(done);
    revokeToken({ api, session, writes: new Promise(() => {}) });
    await vi.advanceTimersByTimeAsync(4999);
    expect(requests).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

test('an unavailable token causes no unhandled rejection', async () => {
  const onRejection = vi.fn<(reason: unknown) => void>();
  process.on('unhandledRejection', onRejection);
  const { api, requests, session } = setup(done);
  const getToken = vi.fn<SessionStore['getToken']>(() => Promise.reject(new Error('no token')));
  revokeToken({ api, session: { ...session, getToken }, writes: settled() });
  await settled();
  await settled();
  process.off('unhandledRejection', onRejection);
  expect(onRejection).not.toHaveBeenCalled();
  expect(getToken).toHaveBeenCalledExactlyOnceWith({ reason: 'request' });
  expect(requests).toHaveLength(0);
});

test('nothing is sent after the writes when the session has no token', async () => {
  const { api, requests, session } = setup(done);
  const getToken = vi.fn<SessionStore['getToken']>(() => null);
  revokeToken({ api, session: { ...session, getToken }, writes: Promise.resolve() });
  await settled();
  await settled();
  expect(getToken).toHaveBeenCalledOnce();
  expect(requests).toHaveLength(0);
});

test('a token that the platform rejects is not renewed to revoke it', async () => {
  const { api, requests, session } = setup(() =>
    Promise.resolve(Response.json({}, { status: 401 })),
  );
  let count = 0;
  const getToken = vi.fn<SessionStore['getToken']>(() => `token-${(count += 1)}`);
  revokeToken({ api, session: { ...session, getToken } });
  await settled();
  await settled();
  expect(getToken).toHaveBeenCalledExactlyOnceWith({ reason: 'request' });
  expect(requests).toHaveLength(1);
});

test.each([
  ['lacks the endpoint', () => Promise.resolve(Response.json({}, { status: 404 }))],
  ['rejects the token', () => Promise.resolve(Response.json({}, { status: 401 }))],
  ['is unreachable', () => Promise.reject(new TypeError('fetch failed'))],
])('an error is ignored when the platform %s', async (_name, respond) => {
  const { api, requests, session } = setup(respond);
  revokeToken({ api, session });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
});

test('the request times out after 5 seconds', async () => {
  vi.useFakeTimers();
  try {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const { api, session } = setup(() => new Promise(() => {}));
    revokeToken({ api, session });
    expect(timeout).toHaveBeenCalledWith(5000);
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});

test('the token is revoked through the client of a host', async () => {
  const { api, requests, session } = setup(done);
  const client = createClient({ ...api, getToken: (context) => session.getToken(context) });
  revokeToken({ api: client, session });
  session.clear();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(tokenOf(requests[0]?.init)).toBe('Bearer opaque');
});

test('nothing is sent without a signed-in user', async () => {
  const { api, requests } = setup(done);
  revokeToken({ api, session: createMemorySession() });
  await Promise.resolve();
  expect(requests).toHaveLength(0);
});
