import {
  appEndpoints,
  ContractError,
  createClient,
  HttpError,
  NetworkError,
} from '@quayside/api-contract';
import type { Client } from '@quayside/api-contract';
import { expect, test, vi } from 'vitest';

import type { ConsoleEvent } from '../events.ts';
import { OfflineError } from '../OfflineError.ts';
import { TokenError } from './TokenError.ts';
import { watchClient } from './watchClient.ts';

type Failure = HttpError | NetworkError;

/** A watched client whose requests get a response, or fail with an error. */
function setup(outcome: Response | Error) {
  const onUnauthorized = vi.fn<() => void>();
  const begin = vi.fn<() => () => void>(() => onUnauthorized);
  const onEnd = vi.fn<(failure?: Failure) => void>();
  const onError = vi.fn<(event: ConsoleEvent) => void>();
  const client: Client =
    outcome instanceof Response
      ? createClient({
          baseUrl: 'https://api.example.com',
          getToken: () => 'token',
          fetch: () => Promise.resolve(outcome),
        })
      : { url: () => '', call: () => Promise.reject(outcome) };
  const { call: send } = watchClient(client, { begin, onEnd, onError });
  const call = () => send(appEndpoints.deleteApp, { path: { app_id: 'app' } });
  return { call, begin, onEnd, onError, onUnauthorized };
}

test('a request that succeeds ends without a failure', async () => {
  const { call, begin, onEnd, onError, onUnauthorized } = setup(
    new Response(null, { status: 204 }),
  );
  await call();
  expect(begin).toHaveBeenCalledOnce();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith();
  expect(onError).not.toHaveBeenCalled();
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test.each([401, 403])('status %i ends the session and is no error event', async (status) => {
  const { call, onEnd, onError, onUnauthorized } = setup(Response.json({}, { status }));
  await expect(call()).rejects.toMatchObject({ status });
  expect(onUnauthorized).toHaveBeenCalledOnce();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(expect.any(HttpError));
  expect(onError).not.toHaveBeenCalled();
});

test.each([400, 404, 409, 500])(
  'status %i is an error event with the request and the status',
  async (status) => {
    const { call, onEnd, onError, onUnauthorized } = setup(Response.json({}, { status }));
    await expect(call()).rejects.toMatchObject({ status });
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(expect.any(HttpError));
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(onError).toHaveBeenCalledExactlyOnceWith({
      type: 'error',
      source: 'request',
      endpoint: 'deleteApp',
      reason: 'http',
      status,
    });
  },
);

test('a request without a response ends with a failure, and is an error event without a status', async () => {
  const failure = new NetworkError('deleteApp', 'unreachable');
  const { call, onEnd, onError } = setup(failure);
  await expect(call()).rejects.toBe(failure);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(failure);
  expect(onError.mock.calls).toEqual([
    [{ type: 'error', source: 'request', endpoint: 'deleteApp', reason: 'network' }],
  ]);
});

test('an unreadable response is an error event, and no sign that the platform is unreachable', async () => {
  const failure = new ContractError('deleteApp', 'id');
  const { call, onEnd, onError } = setup(failure);
  await expect(call()).rejects.toBe(failure);
  expect(onEnd).not.toHaveBeenCalledWith(expect.anything());
  expect(onError.mock.calls).toEqual([
    [{ type: 'error', source: 'request', endpoint: 'deleteApp', reason: 'contract' }],
  ]);
});

test('requests that wait for the same token report its failure once', async () => {
  const failure = new TokenError(new Error('Down'));
  const { call, onEnd, onError } = setup(failure);
  await expect(call()).rejects.toBe(failure);
  await expect(call()).rejects.toBe(failure);
  expect(onEnd).not.toHaveBeenCalled();
  expect(onError.mock.calls).toEqual([[{ type: 'error', source: 'token' }]]);
});

test.each([
  ['cancelled', new DOMException('aborted', 'AbortError')],
  ['not sent without a network', new OfflineError()],
])('a request that was %s is not reported', async (_what, failure) => {
  const { call, onEnd, onError, onUnauthorized } = setup(failure);
  await expect(call()).rejects.toBe(failure);
  expect(onEnd).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
  expect(onUnauthorized).not.toHaveBeenCalled();
});
