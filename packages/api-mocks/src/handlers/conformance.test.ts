import { createClient, endpoints as e } from '@quayside/api-contract';
import { expect, test } from 'vitest';

import { prepareGoodCalls } from '../transports/goodCalls.fixtures.ts';
import { transportOf } from '../transports/transport.fixtures.ts';
import { endpointIds } from '../http/endpointHandlers.ts';
import { createTestPlatform } from '../testing.fixtures.ts';

test.each(endpointIds())('the response of %s conforms to the contract', async (id) => {
  const { handle } = await createTestPlatform();
  const calls = await prepareGoodCalls(transportOf('http://mock.example', handle.control, handle));
  await expect(calls[id]()).resolves.not.toThrow();
});

test('a missing and an invalid token are rejected with different errors', async () => {
  const mock = await createTestPlatform();
  const guarded = Object.values(e).filter(({ auth }) => auth !== 'public');
  expect(guarded.length).toBeGreaterThan(40);
  const none = await mock.send('/users/me');
  expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  expect(await none.json()).toEqual({ detail: 'Not authenticated' });
  const bad = createClient({
    baseUrl: 'http://mock.example',
    fetch: (url, init) => mock.handle(new Request(url, init)),
    getToken: () => 'a.b.c',
  });
  await expect(bad.call(e.readMe)).rejects.toMatchObject({
    status: 401,
    detail: 'Could not validate credentials',
  });
});
