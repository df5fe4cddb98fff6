import { HttpError, NetworkError } from '@quayside/api-contract';
import { expect, test, vi } from 'vitest';

import { sampleTeam } from '../../testing/teamSamples.ts';
import { inviteAll } from './inviteAll.ts';
import type { InviteProgress } from './inviteAll.ts';

const tooMany = (retryAfterMs?: number) =>
  new HttpError('inviteMember', {
    status: 429,
    statusText: '',
    body: { detail: 'Slow down' },
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });

function setup() {
  let time = 0;
  const invite = vi.fn<(email: string) => Promise<void>>(() => Promise.resolve());
  const progress: InviteProgress[] = [];
  return {
    invite,
    progress,
    time: () => time,
    start: (addresses: string[]) =>
      inviteAll({
        addresses,
        role: 'member',
        team: sampleTeam,
        invite,
        onProgress: (next) => progress.push(next),
        texts: { emailInvalid: 'invalid', alreadyMember: 'member' },
        errorText: (error) => (error instanceof HttpError ? (error.detail ?? '') : ''),
        now: () => time,
        sleep: (ms) => {
          time += ms;
          return Promise.resolve();
        },
      }),
  };
}

test('several addresses are invited in sequence', async () => {
  const { invite, start, progress } = setup();
  let open = 0;
  let most = 0;
  invite.mockImplementation(async () => {
    most = Math.max(most, (open += 1));
    await Promise.resolve();
    open -= 1;
  });
  const results = await start(['a@example.org', 'b@example.org', 'c@example.org']);
  expect(results.map(({ error }) => error)).toEqual([undefined, undefined, undefined]);
  expect(most).toBe(1);
  expect(progress.map((each) => each.results.length)).toEqual([0, 1, 2]);
});

test('a pause requested by the platform is respected, and inviting continues afterwards', async () => {
  const { invite, start, progress, time } = setup();
  invite.mockResolvedValueOnce().mockRejectedValueOnce(tooMany(20_000));
  const results = await start(['a@example.org', 'b@example.org']);
  expect(results.map(({ error }) => error)).toEqual([undefined, undefined]);
  expect(invite.mock.calls.map(([email]) => email)).toEqual([
    'a@example.org',
    'b@example.org',
    'b@example.org',
  ]);
  expect(time()).toBe(20_000);
  expect(progress.map((each) => each.pausedUntil)).toEqual([undefined, undefined, 20_000]);
});

test.each([
  ['too long', 600_000],
  ['unknown', undefined],
])('when the requested pause is %s, the rest is not sent and gets an error', async (_, wait) => {
  const { invite, start } = setup();
  invite.mockResolvedValueOnce().mockRejectedValue(tooMany(wait));
  const results = await start(['a@example.org', 'b@example.org', 'c@example.org', 'nonsense']);
  expect(results.map(({ error }) => error)).toEqual([
    undefined,
    'Slow down',
    'Slow down',
    'invalid',
  ]);
  expect(invite).toHaveBeenCalledTimes(2);
});

test('a rejected address does not stop the others', async () => {
  const { invite, start } = setup();
  invite.mockRejectedValueOnce(
    new HttpError('inviteMember', { status: 409, statusText: '', body: { detail: 'Already' } }),
  );
  const results = await start(['a@example.org', 'b@example.org']);
  expect(results.map(({ error }) => error)).toEqual(['Already', undefined]);
});

test.each([
  [
    'the session ends',
    new HttpError('createInvitation', { status: 401, statusText: '', body: '' }),
  ],
  ['there is no response', new NetworkError('createInvitation', 'timeout')],
])('when %s in the middle, the rest fails without requests', async (_, rejection) => {
  const { invite, start } = setup();
  invite.mockResolvedValueOnce();
  invite.mockRejectedValue(rejection);
  const results = await start(['one@example.org', 'two@example.org', 'three@example.org']);
  expect(invite).toHaveBeenCalledTimes(2);
  expect(results.map(({ error }) => error === undefined)).toEqual([true, false, false]);
});
