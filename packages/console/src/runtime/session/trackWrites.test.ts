import { appEndpoints, createClient, NetworkError } from '@quayside/api-contract';
import { expect, test } from 'vitest';

import { trackWrites } from './trackWrites.ts';

const app = { path: { app_id: 'app' } };

/** A tracked client whose requests end when `respond` or `fail` is called. */
function setup() {
  let respond = () => {};
  let fail = () => {};
  const response = new Promise<Response>((resolve, reject) => {
    respond = () => resolve(new Response(null, { status: 204 }));
    fail = () => reject(new TypeError('fetch failed'));
  });
  const writes = trackWrites();
  const client = writes.track(
    createClient({
      baseUrl: 'https://api.example.com',
      getToken: () => 'token',
      fetch: () => response,
    }),
  );
  return { client, writes, respond, fail };
}

test('a write is in flight until the platform has responded', async () => {
  const { client, writes, respond } = setup();
  const deletion = client.call(appEndpoints.deleteApp, app);
  expect(writes.inFlight()).toEqual([deletion]);
  respond();
  await deletion;
  expect(writes.inFlight()).toEqual([]);
});

test('a write that fails is not in flight any more', async () => {
  const { client, writes, fail } = setup();
  const deletion = client.call(appEndpoints.deleteApp, app);
  fail();
  await expect(deletion).rejects.toBeInstanceOf(NetworkError);
  expect(writes.inFlight()).toEqual([]);
});

test('a read is not tracked', () => {
  const { client, writes } = setup();
  void client.call(appEndpoints.readApp, app);
  expect(writes.inFlight()).toEqual([]);
});

test('a tracked client has the addresses of the original', () => {
  const { client } = setup();
  expect(client.url(appEndpoints.deleteApp, app)).toBe('https://api.example.com/api/v1/apps/app');
});
