import { createClient } from '@quayside/api-contract';
import { useQuery } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { createMemoryNavigation } from '../../runtime/navigation/memory.ts';
import type { BeforeAction } from '../../runtime/actions.ts';
import type { ConsoleToaster } from '../../runtime/Console.ts';
import { ConsoleProvider } from '../../runtime/ConsoleProvider.tsx';
import { useApi, useConsole } from '../../runtime/useConsole.ts';
import { createMemorySession } from '../../runtime/session/createSession.ts';
import { undoMs } from '../../runtime/undoableWrites.ts';
import { people, sampleInvitations, sampleMe } from '../../testing/teamSamples.ts';
import { userQueries } from '../../api/users.ts';
import { useInvitations } from './useInvitations.ts';

const [invitation] = sampleInvitations;

function Revocation() {
  const { sessionControl } = useConsole();
  const { onRevoke, revocations } = useInvitations('tidewater-labs', undefined);
  return (
    <>
      <button type="button" onClick={() => invitation && onRevoke(invitation)}>
        Revoke
      </button>
      <button type="button" onClick={() => sessionControl.signOut()}>
        Log Out
      </button>
      <button type="button" onClick={sessionControl.beginCall()}>
        Get 401
      </button>
      <p>{revocations.size} waiting</p>
    </>
  );
}

function CurrentUser() {
  const { data } = useQuery(userQueries(useApi()).me());
  return <p>Signed in as {data?.full_name}</p>;
}

/** Sent revocations. */
const send = vi.fn<(url: string) => void>();

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => {
  vi.useRealTimers();
});

interface SetupOptions {
  fetch?: typeof globalThis.fetch;
  onBeforeAction?: BeforeAction;
}

/** Opens the page without pressing Delete. */
async function open({ fetch = offline, onBeforeAction }: SetupOptions = {}) {
  send.mockClear();
  const session = createMemorySession({ token: 'one' });
  const error = vi.fn<ConsoleToaster['error']>();
  const screen = await render(
    <ConsoleProvider
      client={createClient({
        baseUrl: 'https://api.example.com',
        fetch(url, init) {
          if (init.method === 'DELETE') send(url);
          return init.method === 'DELETE'
            ? Promise.resolve(new Response(null, { status: 204 }))
            : fetch(url, init);
        },
      })}
      session={session}
      navigation={createMemoryNavigation('/settings')}
      {...(onBeforeAction && { onBeforeAction })}
      toast={{ success: vi.fn<ConsoleToaster['success']>(), error }}
    >
      <Revocation />
      <CurrentUser />
    </ConsoleProvider>,
  );
  return { error, screen, session };
}

async function setup(options?: SetupOptions) {
  const made = await open(options);
  await made.screen.getByRole('button', { name: 'Revoke' }).click();
  await expect.element(made.screen.getByText('1 waiting')).toBeVisible();
  return made;
}

test('the host decides about a revocation before the time to undo begins', async () => {
  const decisions: ((isAllowed: boolean) => void)[] = [];
  const onBeforeAction = vi.fn<BeforeAction>(
    () => new Promise((resolve) => decisions.push(resolve)),
  );
  const { error, screen } = await open({ onBeforeAction });
  const button = screen.getByRole('button', { name: 'Revoke' });
  await button.click();
  await button.click();
  const action = { type: 'revoke-invitation', invitationId: invitation?.id };
  expect(onBeforeAction).toHaveBeenCalledExactlyOnceWith(action);
  decisions[0]?.(false);
  await expect.element(screen.getByText('0 waiting')).toBeVisible();
  await expect
    .poll(async () => {
      if (decisions.length < 2) await button.click();
      return decisions.length;
    })
    .toBe(2);
  decisions[1]?.(true);
  await expect.element(screen.getByText('1 waiting')).toBeVisible();
  expect(error).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});

test('a revocation that the host allows after the page was left is sent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  let decide = (_isAllowed: boolean) => {};
  const { screen } = await open({
    onBeforeAction: () =>
      new Promise((resolve) => {
        decide = resolve;
      }),
  });
  await screen.getByRole('button', { name: 'Revoke' }).click();
  await screen.unmount();
  decide(true);
  await vi.advanceTimersByTimeAsync(undoMs);
  expect(send).toHaveBeenCalledOnce();
});

test('leaving the page sends a pending revocation at once', async () => {
  const { screen } = await setup();
  await screen.unmount();
  expect(send).toHaveBeenCalledOnce();
});

type Setup = Awaited<ReturnType<typeof setup>>;

test.each<[string, (setup: Setup) => unknown]>([
  ['another tab logs out', ({ session }) => session.clear()],
  ['another tab logs in as another user', ({ session }) => session.setToken('two')],
  ['the session expires', ({ screen }) => screen.getByRole('button', { name: 'Get 401' }).click()],
])('a pending revocation is reported as not sent when %s', async (_name, endSession) => {
  const made = await setup();
  await endSession(made);
  await expect.element(made.screen.getByText('0 waiting')).toBeVisible();
  await made.screen.unmount();
  expect(send).not.toHaveBeenCalled();
  expect(made.error).toHaveBeenCalledExactlyOnceWith({
    title: 'Something went wrong!',
    description: expect.stringMatching(/^The invitation for \S+ was not revoked because/),
    topic: `revoke ${invitation?.id}`,
  });
});

test('logging out in this tab sends a pending revocation without reporting an error', async () => {
  const { error, screen } = await setup();
  await screen.getByRole('button', { name: 'Log Out' }).click();
  await expect.element(screen.getByText('0 waiting')).toBeVisible();
  expect(send).toHaveBeenCalledOnce();
  expect(error).not.toHaveBeenCalled();
});

test.each([
  ['the same user', sampleMe, 1],
  ['another user', { ...sampleMe, ...people.grace }, 0],
])(
  'a revocation due while a new token is verified is sent only if the token is for the same user: %s',
  async (_name, user, sent) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { promise: response, resolve: respond } = Promise.withResolvers<Response>();
    const fetch = vi
      .fn<typeof globalThis.fetch>(() => response)
      .mockResolvedValueOnce(Response.json(sampleMe));
    const { screen, session } = await setup({ fetch });
    await expect.element(screen.getByText('Signed in as Ada Lovelace')).toBeVisible();

    session.setToken('two');
    await vi.advanceTimersByTimeAsync(undoMs);
    expect(send).not.toHaveBeenCalled();

    respond(Response.json(user));
    await expect.element(screen.getByText('0 waiting')).toBeVisible();
    expect(send).toHaveBeenCalledTimes(sent);
  },
);
