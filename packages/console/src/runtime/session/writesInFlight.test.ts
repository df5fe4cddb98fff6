import { appEndpoints, createClient, NetworkError } from '@quayside/api-contract';
import { expect, test } from 'vitest';

import { watchClient } from './watchClient.ts';

const app = { path: { app_id: 'app' } };

/** A watched client whose requests end when `respond` or `fail` is called. */
function setup() {
  let respond = () => {};
  let fail = () => {};
  const response = new Promise<Response>((resolve, reject) => {
    respond = () => resolve(new Response(null, { status: 204 }));
    fail = () => reject(new TypeError('fetch failed'));
  });
  const { client, writesInFlight } = watchClient(
    createClient({
      baseUrl: 'https://api.example.com',
      getToken: () => 'token',
      fetch: () => response,
    }),
    { begin: () => () => {}, onEnd: () => {}, onError: () => {} },
  );
  return { client, writesInFlight, respond, fail };
}

test('a write is in flight until the platform has responded', async () => {
  const { client, writesInFlight, respond } = setup();
  const deletion = client.call(appEndpoints.deleteApp, app);
  expect(writesInFlight()).toHaveLength(1);
  respond();
  await deletion;
  expect(writesInFlight()).toEqual([]);
});

test('a write that fails is not in flight any more', async () => {
  const { client, writesInFlight, fail } = setup();
  const deletion = client.call(appEndpoints.deleteApp, app);
  fail();
  await expect(deletion).rejects.toBeInstanceOf(NetworkError);
  expect(writesInFlight()).toEqual([]);
});

test('a read is not tracked', () => {
  const { client, writesInFlight } = setup();
  void client.call(appEndpoints.readApp, app);
  expect(writesInFlight()).toEqual([]);
});

test('a watched client has the addresses of the original', () => {
  const { client } = setup();
  expect(client.url(appEndpoints.deleteApp, app)).toBe('https://api.example.com/api/v1/apps/app');
});
