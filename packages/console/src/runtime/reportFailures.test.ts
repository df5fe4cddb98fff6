import { ContractError, HttpError, NetworkError } from '@quayside/api-contract';
import type { Client } from '@quayside/api-contract';
import { QueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { runMutation } from '../api/mutationDefaults.ts';
import { createApi } from './Api.ts';
import type { ConsoleEvent } from './events.ts';
import { OfflineError } from './OfflineError.ts';
import { reportFailures } from './reportFailures.ts';
import { TokenError } from './session/TokenError.ts';

const client: Client = { url: () => '', call: () => Promise.reject(new Error('not called')) };

function setup() {
  const emit = vi.fn<(event: ConsoleEvent) => void>();
  const api = createApi({ client, scope: 'own', emit });
  const queryClient = new QueryClient();
  const stop = reportFailures({ api, queryClient });
  async function read(
    name: string,
    failWith: () => Error,
    { key = api.key, retry = 0 }: { key?: QueryKey; retry?: number } = {},
  ) {
    const queryFn = () => Promise.reject(failWith());
    const options = { queryKey: [...key, name], queryFn, retry, retryDelay: 0 };
    await expect(queryClient.fetchQuery(options)).rejects.toBeDefined();
  }
  async function write(failWith: () => Error) {
    const mutationFn = () => Promise.reject(failWith());
    const options = { mutationKey: api.key, mutationFn };
    await expect(runMutation(queryClient, options, undefined)).rejects.toBeDefined();
  }
  return { emit, read, write, stop };
}

const responded = (status: number) =>
  new HttpError('deleteApp', { status, statusText: '', body: {} });

test.each([
  [responded(404), { reason: 'http', status: 404 }],
  [responded(500), { reason: 'http', status: 500 }],
  [new NetworkError('deleteApp', 'unreachable'), { reason: 'network' }],
  [new ContractError('deleteApp', 'id'), { reason: 'contract' }],
])('a failed query or mutation is an error event: %s', async (error, event) => {
  for (const by of ['read', 'write'] as const) {
    const { emit, read, write } = setup();
    await (by === 'read' ? read('apps', () => error) : write(() => error));
    expect(emit.mock.calls).toEqual([
      [{ type: 'error', source: 'request', endpoint: 'deleteApp', ...event }],
    ]);
  }
});

test('each attempt is an event', async () => {
  const { emit, read } = setup();
  await read('apps', () => responded(500), { retry: 2 });
  expect(emit).toHaveBeenCalledTimes(3);
});

test('an error of several queries is one event, such as that of their token', async () => {
  const { emit, read } = setup();
  const error = new TokenError(new Error('Down'));
  await Promise.all([read('apps', () => error), read('teams', () => error)]);
  expect(emit.mock.calls).toEqual([[{ type: 'error', source: 'token' }]]);
});

test.each([
  ['401', responded(401)],
  ['403', responded(403)],
  ['a cancelled request', new DOMException('aborted', 'AbortError')],
  ['a request that waits for the network', new OfflineError()],
])('%s is no error event', async (_what, error) => {
  const { emit, read, write } = setup();
  await read('apps', () => error);
  await write(() => error);
  expect(emit).not.toHaveBeenCalled();
});

test('queries of another console are not reported, nor any after the end', async () => {
  const { emit, read, stop } = setup();
  await read('apps', () => responded(500), { key: ['quayside', 'other'] });
  stop();
  await read('apps', () => responded(500));
  expect(emit).not.toHaveBeenCalled();
});
