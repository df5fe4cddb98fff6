import {
  appEndpoints,
  ContractError,
  createClient,
  HttpError,
  loginEndpoints,
  NetworkError,
} from '@quayside/api-contract';
import type { Client } from '@quayside/api-contract';
import { expect, test, vi } from 'vitest';

import { errorKind } from '../errorKind.ts';
import { OfflineError } from '../OfflineError.ts';
import { SignedOutError } from './SignedOutError.ts';
import { TokenError } from './TokenError.ts';
import { watchClient } from './watchClient.ts';

type Failure = HttpError | NetworkError;

/** A watched client whose requests get a response, or fail with an error. */
function setup(outcome: Response | Error) {
  const onUnauthorized = vi.fn<() => void>();
  const begin = vi.fn<() => () => void>(() => onUnauthorized);
  const onEnd = vi.fn<(failure?: Failure) => void>();
  const client: Client =
    outcome instanceof Response
      ? createClient({
          baseUrl: 'https://api.example.com',
          getToken: () => 'token',
          fetch: () => Promise.resolve(outcome),
        })
      : { url: () => '', call: () => Promise.reject(outcome) };
  const { call: send } = watchClient(client, { isSignedIn: () => true, begin, onEnd });
  const call = () => send(appEndpoints.deleteApp, { path: { app_id: 'app' } });
  return { call, begin, onEnd, onUnauthorized };
}

test('a request that succeeds ends without a failure', async () => {
  const { call, begin, onEnd, onUnauthorized } = setup(new Response(null, { status: 204 }));
  await call();
  expect(begin).toHaveBeenCalledOnce();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith();
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test.each([401, 403])('status %i ends the session', async (status) => {
  const { call, onEnd, onUnauthorized } = setup(Response.json({}, { status }));
  await expect(call()).rejects.toMatchObject({ status });
  expect(onUnauthorized).toHaveBeenCalledOnce();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(expect.any(HttpError));
});

test.each([400, 404, 409, 500])('status %i ends with a failure', async (status) => {
  const { call, onEnd, onUnauthorized } = setup(Response.json({}, { status }));
  await expect(call()).rejects.toMatchObject({ status });
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(expect.any(HttpError));
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('a request without a response ends with a failure', async () => {
  const failure = new NetworkError('deleteApp', 'unreachable');
  const { call, onEnd } = setup(failure);
  await expect(call()).rejects.toBe(failure);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(failure);
});

test.each([
  ['unreadable', new ContractError('deleteApp', 'id')],
  ['cancelled', new DOMException('aborted', 'AbortError')],
  ['not sent for want of a token', new TokenError(new Error('Down'))],
  ['not sent without a network', new OfflineError()],
])('a call that is %s is no sign that the platform is unreachable', async (_what, failure) => {
  const { call, onEnd, onUnauthorized } = setup(failure);
  await expect(call()).rejects.toBe(failure);
  expect(onEnd).not.toHaveBeenCalledWith(expect.anything());
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('without a user, a call that needs one is not sent, and a public call is', async () => {
  const fetch = vi.fn<() => Promise<Response>>(() =>
    Promise.resolve(Response.json({ message: 'Sent' })),
  );
  const onEnd = vi.fn<() => void>();
  const client = createClient({ baseUrl: 'https://api.example.com', fetch });
  const { call } = watchClient(client, { isSignedIn: () => false, begin: () => () => {}, onEnd });
  const failure = await call(appEndpoints.deleteApp, { path: { app_id: 'app' } }).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(SignedOutError);
  expect(errorKind(failure)).toBe('unauthorized');
  expect(fetch).not.toHaveBeenCalled();
  expect(onEnd).not.toHaveBeenCalled();
  await call(loginEndpoints.recoverPassword, { path: { email: 'ada@example.com' } });
  expect(fetch).toHaveBeenCalledOnce();
});
