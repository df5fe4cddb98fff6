import { createClient } from '@quayside/api-contract';
import { expect, test, vi } from 'vitest';

import { createMemorySession } from './createSession.ts';
import { revokeToken } from './revokeToken.ts';

function setup(answer: () => Promise<Response>) {
  const requests: { url: string; init: RequestInit }[] = [];
  const api = {
    baseUrl: 'https://api.example.com',
    fetch: (url: string, init: RequestInit) => {
      requests.push({ url, init });
      return answer();
    },
  };
  return { api, requests, session: createMemorySession({ token: 'opaque' }) };
}

const done = () => Promise.resolve(new Response(null, { status: 204 }));
const tokenOf = (init: RequestInit | undefined) => new Headers(init?.headers).get('Authorization');

test('the token of the session is revoked by a request that outlives the page', async () => {
  const { api, requests, session } = setup(done);
  revokeToken({ api, session, writes: [] });
  session.clear();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]).toMatchObject({
    url: 'https://api.example.com/api/v1/logout',
    init: { method: 'POST', keepalive: true },
  });
  expect(tokenOf(requests[0]?.init)).toBe('Bearer opaque');
});

test('writes under way keep their token until they have been answered', async () => {
  const { api, requests, session } = setup(done);
  let fail = () => {};
  const write = new Promise((_resolve, reject) => {
    fail = () => reject(new Error('reset'));
  });
  revokeToken({ api, session, writes: [write] });
  session.clear();
  await Promise.resolve();
  expect(requests).toHaveLength(0);
  fail();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(tokenOf(requests[0]?.init)).toBe('Bearer opaque');
});

test.each([
  ['has no such call', () => Promise.resolve(Response.json({}, { status: 404 }))],
  ['refuses the token', () => Promise.resolve(Response.json({}, { status: 401 }))],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
])('nothing happens when the platform %s', async (_name, answer) => {
  const { api, requests, session } = setup(answer);
  revokeToken({ api, session, writes: [] });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
});

test('the request is given up after 5 seconds', async () => {
  vi.useFakeTimers();
  try {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const { api, session } = setup(() => new Promise(() => {}));
    revokeToken({ api, session, writes: [] });
    expect(timeout).toHaveBeenCalledWith(5000);
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});

test("a host's own client revokes with the token it still has", async () => {
  const { api, requests, session } = setup(done);
  const client = createClient({ ...api, getToken: (context) => session.getToken(context) });
  revokeToken({ api: client, session, writes: [] });
  session.clear();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(tokenOf(requests[0]?.init)).toBe('Bearer opaque');
});

test('nothing is sent when nobody is signed in', async () => {
  const { api, requests } = setup(done);
  revokeToken({ api, session: createMemorySession(), writes: [] });
  await Promise.resolve();
  expect(requests).toHaveLength(0);
});
