import { appEndpoints, createClient } from '@quayside/api-contract';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { OfflineError } from '../OfflineError.ts';
import { createTokenSession } from './createTokenSession.ts';
import type { FetchedToken, TokenSessionOptions } from './createTokenSession.ts';
import { TokenError } from './TokenError.ts';

type FetchToken = TokenSessionOptions['fetchToken'];

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.useFakeTimers();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const request = { reason: 'request' } as const;

/** A session whose host returns `token-1`, `token-2` and so on, each with an end if it has a life, unless told otherwise. */
function setup({ lifeMs, ...options }: Partial<TokenSessionOptions> & { lifeMs?: number } = {}) {
  let count = 0;
  const fetchToken = vi.fn<FetchToken>(() => {
    const token = `token-${(count += 1)}`;
    return lifeMs === undefined ? token : { token, expiresAt: Date.now() + lifeMs };
  });
  const onError = vi.fn<(error: unknown) => void>();
  const session = createTokenSession({ fetchToken, onError, ...options });
  return { session, fetchToken, onError };
}

describe('a token', () => {
  test('is requested once for all requests, and cached', async () => {
    const { session, fetchToken } = setup();
    const tokens = await Promise.all([session.getToken(request), session.getToken(request)]);
    expect([...tokens, await session.getToken(request)]).toEqual(['token-1', 'token-1', 'token-1']);
    expect(fetchToken).toHaveBeenCalledOnce();
  });

  test('that was rejected is replaced once, also for a request that learns of it later', async () => {
    const { session, fetchToken } = setup();
    const token = await session.getToken(request);
    const rejected = { reason: 'rejected', token: token ?? '' } as const;
    const renewed = await Promise.all([session.getToken(rejected), session.getToken(rejected)]);
    expect([...renewed, await session.getToken(rejected)]).toEqual([
      'token-2',
      'token-2',
      'token-2',
    ]);
    expect(fetchToken.mock.calls.map(([{ reason }]) => reason)).toEqual(['request', 'rejected']);
  });

  test('is renewed in the background before its end, and awaited after it', async () => {
    const { session } = setup({ lifeMs: 600_000 });
    expect(await session.getToken(request)).toBe('token-1');
    await vi.advanceTimersByTimeAsync(541_000);
    expect(await session.getToken(request)).toBe('token-1');
    await vi.advanceTimersByTimeAsync(0);
    expect(await session.getToken(request)).toBe('token-2');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(await session.getToken(request)).toBe('token-3');
  });

  test.each([
    ['a minute', 600_000, 540_000],
    ['a fifth of its life, if that is shorter,', 100_000, 80_000],
  ])('is renewed %s before its end', async (_name, lifeMs, renewAfterMs) => {
    const { session, fetchToken } = setup({ lifeMs });
    await session.getToken(request);
    await vi.advanceTimersByTimeAsync(renewAfterMs - 1);
    expect(await session.getToken(request)).toBe('token-1');
    expect(fetchToken).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(await session.getToken(request)).toBe('token-1');
    expect(fetchToken).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(await session.getToken(request)).toBe('token-2');
  });

  test('is awaited from the moment of its end', async () => {
    const expiresAt = Date.now() + 600_000;
    const responses: FetchedToken[] = ['two', { token: 'one', expiresAt }];
    const { session } = setup({ fetchToken: () => responses.pop() ?? null });
    expect(await session.getToken(request)).toBe('one');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(await session.getToken(request)).toBe('two');
  });

  test('stays in use while its renewal in the background fails', async () => {
    const onRejection = vi.fn<(reason: unknown) => void>();
    process.on('unhandledRejection', onRejection);
    const { session, fetchToken } = setup();
    fetchToken.mockReturnValueOnce({ token: 'one', expiresAt: Date.now() + 600_000 });
    await session.getToken(request);
    await vi.advanceTimersByTimeAsync(550_000);
    fetchToken.mockRejectedValue(new Error('Down'));
    expect(await session.getToken(request)).toBe('one');
    await vi.advanceTimersByTimeAsync(3000);
    expect(await session.getToken(request)).toBe('one');
    vi.useRealTimers();
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', onRejection);
    expect(onRejection).not.toHaveBeenCalled();
  });

  test('that a request does not name is replaced when it is rejected', async () => {
    const { session } = setup();
    await session.getToken(request);
    expect(await session.getToken({ reason: 'rejected' })).toBe('token-2');
  });

  test.each([
    ['is now', 0],
    ['is unknown', NaN],
  ])('is cached when its end %s', async (_name, lifeMs) => {
    const { session, fetchToken } = setup({ lifeMs });
    await session.getToken(request);
    await vi.advanceTimersByTimeAsync(10_000_000);
    expect(await session.getToken(request)).toBe('token-1');
    expect(fetchToken).toHaveBeenCalledOnce();
  });

  test('is not requested again by each request when the clock of the host is behind', async () => {
    const { session, fetchToken } = setup({ lifeMs: -1000 });
    await session.getToken(request);
    await session.getToken(request);
    expect(fetchToken).toHaveBeenCalledOnce();
  });

  test('that the host repeats for a renewal ahead of time is replaced when it is rejected', async () => {
    const { promise: pending, resolve } = Promise.withResolvers<FetchedToken>();
    const responses: FetchedToken[] = [{ token: 'one', expiresAt: Date.now() + 100_000 }];
    const { session } = setup({
      fetchToken: ({ reason }) => (reason === 'rejected' ? 'two' : (responses.pop() ?? pending)),
    });
    await session.getToken(request);
    await vi.advanceTimersByTimeAsync(90_000);
    expect(await session.getToken(request)).toBe('one');
    const renewed = session.getToken({ reason: 'rejected', token: 'one' });
    resolve('one');
    expect(await renewed).toBe('two');
  });

  test('of a login in the console is used instead, and not renewed by the host', async () => {
    const { session, fetchToken } = setup();
    await session.getToken(request);
    session.setToken('of-bob');
    expect(await session.getToken(request)).toBe('of-bob');
    expect(await session.getToken({ reason: 'rejected', token: 'of-bob' })).toBe('of-bob');
    expect(fetchToken).toHaveBeenCalledOnce();
  });

  test('is not requested on a server', async () => {
    vi.unstubAllGlobals();
    const { session, fetchToken } = setup();
    expect(await session.getToken(request)).toBeNull();
    expect(fetchToken).not.toHaveBeenCalled();
  });
});

describe('a failure of the host', () => {
  test('is retried twice, reported once, and not cached', async () => {
    const { session, fetchToken, onError } = setup();
    const failure = new Error('Sign-in is down for maintenance.');
    fetchToken.mockRejectedValueOnce(failure);
    fetchToken.mockRejectedValueOnce(failure);
    fetchToken.mockRejectedValueOnce(failure);
    const failed = Promise.allSettled([session.getToken(request), session.getToken(request)]);
    await vi.advanceTimersByTimeAsync(2500);
    for (const result of await failed) {
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(TokenError) });
      expect(result).toMatchObject({ reason: { message: 'Sign-in is down for maintenance.' } });
    }
    expect(fetchToken).toHaveBeenCalledTimes(3);
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
    expect(await session.getToken(request)).toBe('token-1');
    expect(session.isSignedIn()).toBe(true);
  });

  test('of a moment is not noticed', async () => {
    const { session, fetchToken, onError } = setup();
    fetchToken.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const token = session.getToken(request);
    await vi.advanceTimersByTimeAsync(500);
    expect(await token).toBe('token-1');
    expect(onError).not.toHaveBeenCalled();
  });

  test('is retried after half a second, and then after two seconds', async () => {
    const { session, fetchToken } = setup();
    fetchToken.mockRejectedValue(new Error('Down'));
    const failed = Promise.allSettled([session.getToken(request)]);
    await vi.advanceTimersByTimeAsync(499);
    expect(fetchToken).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchToken).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1999);
    expect(fetchToken).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject([{ reason: { wasRetried: true } }]);
    expect(fetchToken).toHaveBeenCalledTimes(3);
  });

  test('is not retried when the session ends meanwhile', async () => {
    const { session, fetchToken, onError } = setup();
    fetchToken.mockRejectedValue(new Error('Down'));
    const failed = Promise.allSettled([session.getToken(request)]);
    await vi.advanceTimersByTimeAsync(100);
    session.clear();
    expect(await failed).toMatchObject([{ reason: { name: 'AbortError' } }]);
    expect(vi.getTimerCount()).toBe(0);
    expect(fetchToken).toHaveBeenCalledOnce();
    expect(onError).not.toHaveBeenCalled();
  });

  test('to respond aborts its request after 30 seconds, and not before', async () => {
    const { session, fetchToken, onError } = setup();
    fetchToken.mockReturnValue(new Promise(() => {}));
    const failed = Promise.allSettled([session.getToken(request)]);
    const [signal] = fetchToken.mock.calls.map(([context]) => context.signal);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(signal?.reason).toMatchObject({ name: 'TimeoutError' });
    await vi.advanceTimersByTimeAsync(62_500);
    expect(await failed).toMatchObject([{ reason: { hostMessage: undefined } }]);
    expect(onError.mock.calls).toMatchObject([[{ name: 'TimeoutError' }]]);
  });

  test('to respond at all ends after 30 seconds', async () => {
    const { session, fetchToken } = setup();
    fetchToken.mockReturnValueOnce(new Promise(() => {}));
    const token = session.getToken(request);
    await vi.advanceTimersByTimeAsync(30_500);
    expect(await token).toBe('token-1');
  });

  test.each(['', 'two words', '<!doctype html>'])('to return a token: %j', async (value) => {
    const { session, onError } = setup({ fetchToken: () => value });
    const failed = Promise.allSettled([session.getToken(request)]);
    await vi.advanceTimersByTimeAsync(2500);
    expect(await failed).toMatchObject([{ reason: { hostMessage: undefined } }]);
    expect(onError).toHaveBeenCalledOnce();
  });

  test('in its own error handler does not change the result', async () => {
    vi.stubGlobal('reportError', vi.fn<typeof reportError>());
    const { session } = setup({
      fetchToken: () => Promise.reject(new Error('Down')),
      onError: () => {
        throw new Error('In the handler');
      },
    });
    const failed = Promise.allSettled([session.getToken(request)]);
    await vi.advanceTimersByTimeAsync(2500);
    expect(await failed).toMatchObject([{ reason: { message: 'Down' } }]);
  });

  test('is not retried while the browser reports no network', async () => {
    const { session, fetchToken, onError } = setup();
    fetchToken.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    vi.stubGlobal('navigator', { onLine: false });
    await expect(session.getToken(request)).rejects.toBeInstanceOf(OfflineError);
    expect(fetchToken).toHaveBeenCalledOnce();
    expect(onError).not.toHaveBeenCalled();
    expect(await session.getToken(request)).toMatch(/^token-/);
  });
});

test('ending the session aborts the request, and no later token is returned', async () => {
  let signal: AbortSignal | undefined;
  const { promise: late, resolve } = Promise.withResolvers<string>();
  const { session } = setup({
    fetchToken(context) {
      ({ signal } = context);
      return late;
    },
  });
  const pending = Promise.allSettled([session.getToken(request)]);
  session.clear();
  expect(signal?.aborted).toBe(true);
  resolve('late');
  expect(await pending).toMatchObject([{ reason: { name: 'AbortError' } }]);
  expect(await session.getToken(request)).toBeNull();
  expect(session.isSignedIn()).toBe(false);
});

test('a token that arrives as the session ends is not returned', async () => {
  const { session, fetchToken } = setup();
  fetchToken.mockImplementationOnce(() => {
    queueMicrotask(() => session.clear());
    return 'late';
  });
  const pending = Promise.allSettled([session.getToken(request)]);
  expect(await pending).toMatchObject([{ reason: { name: 'AbortError' } }]);
});

test('a request that has succeeded is not aborted later', async () => {
  const { session, fetchToken } = setup();
  await session.getToken(request);
  const [signal] = fetchToken.mock.calls.map(([context]) => context.signal);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(signal?.aborted).toBe(false);
});

test('the host handles the end of the session', () => {
  const onExpired = vi.fn<() => void>();
  const onLogout = vi.fn<() => void>();
  expect(setup({ onExpired, onLogout }).session).toMatchObject({ onExpired, onLogout });
});

test('the host may know no user', async () => {
  const { session } = setup({ fetchToken: () => null });
  expect(await session.getToken(request)).toBeNull();
});

const step = fc.oneof(
  fc.record({ do: fc.constant('call' as const), count: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 700_000 }) }),
  fc.record({ do: fc.constant('reject' as const) }),
  fc.record({ do: fc.constant('break' as const), failures: fc.integer({ min: 1, max: 7 }) }),
  fc.record({ do: fc.constant('network' as const), isOnline: fc.boolean() }),
);

test('never sends two renewals at once, never loops, and always heals', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 20 }),
      fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      async (steps, latencies, hasEnd) => {
        vi.stubGlobal('navigator', { onLine: true });
        let issued = 0;
        let active = 0;
        let mostActive = 0;
        let failures = 0;
        const valid = new Set<string>();
        const session = createTokenSession({
          async fetchToken() {
            active += 1;
            mostActive = Math.max(mostActive, active);
            issued += 1;
            await new Promise((resolve) => {
              setTimeout(resolve, latencies[issued % latencies.length]);
            });
            active -= 1;
            if (failures > 0) {
              failures -= 1;
              throw new Error('Down');
            }
            const token = `token-${issued}`;
            valid.add(token);
            return hasEnd ? { token, expiresAt: Date.now() + 300_000 } : token;
          },
        });
        const client = createClient({
          baseUrl: 'https://api.example.com',
          getToken: session.getToken,
          fetch(_, { headers }) {
            const token = new Headers(headers).get('Authorization')?.slice('Bearer '.length);
            const isValid = token !== undefined && valid.has(token);
            return Promise.resolve(new Response(null, { status: isValid ? 204 : 401 }));
          },
        });
        const calls: Promise<unknown>[] = [];
        const call = () =>
          client.call(appEndpoints.deleteApp, { path: { app_id: 'app' } }).then(
            () => 'done',
            () => 'failed',
          );

        let allowed = 3;
        for (const next of steps) {
          if (next.do === 'call') {
            allowed += 3 * next.count;
            for (let each = 0; each < next.count; each += 1) calls.push(call());
          } else if (next.do === 'wait') await vi.advanceTimersByTimeAsync(next.ms);
          else if (next.do === 'reject') {
            allowed += 3 * (calls.length + 1);
            valid.clear();
          } else if (next.do === 'break') failures = next.failures;
          else vi.stubGlobal('navigator', { onLine: next.isOnline });
        }
        vi.stubGlobal('navigator', { onLine: true });
        await vi.advanceTimersByTimeAsync(60_000);
        // Each call has ended.
        await Promise.all(calls);
        expect(mostActive).toBeLessThanOrEqual(1);
        expect(issued).toBeLessThanOrEqual(allowed);

        failures = 0;
        const last = call();
        await vi.advanceTimersByTimeAsync(60_000);
        expect(await last).toBe('done');
      },
    ),
  );
});
