import { createClient } from '@quayside/api-contract';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { createMemoryNavigation } from '../runtime/navigation/memory.ts';
import type { ConsoleToaster } from '../runtime/Console.ts';
import { ConsoleProvider } from '../runtime/ConsoleProvider.tsx';
import { useConsole } from '../runtime/useConsole.ts';
import { createMemorySession } from '../runtime/session/createSession.ts';
import { useDeferredWrites } from './useDeferredWrites.ts';

const send = vi.fn<(key: string) => Promise<void>>(() => Promise.resolve());

function Deletion() {
  const { sessionControl } = useConsole();
  const { deadlines, schedule } = useDeferredWrites({ send, onSuccess() {}, onError() {} });
  return (
    <>
      <button
        type="button"
        onClick={() => schedule('KEY', { description: 'KEY was not deleted.', topic: 'KEY' })}
      >
        Delete
      </button>
      <button type="button" onClick={() => sessionControl.signOut()}>
        Log Out
      </button>
      <button type="button" onClick={sessionControl.beginCall()}>
        Get 401
      </button>
      <p>{deadlines.size} waiting</p>
    </>
  );
}

async function setup() {
  send.mockClear();
  const session = createMemorySession({ token: 'one' });
  const error = vi.fn<ConsoleToaster['error']>();
  const screen = await render(
    <ConsoleProvider
      client={createClient({
        baseUrl: 'https://api.example.com',
        fetch: () => Promise.reject(new TypeError('Failed to fetch')),
      })}
      session={session}
      navigation={createMemoryNavigation('/settings')}
      toast={{ success: vi.fn<ConsoleToaster['success']>(), error }}
    >
      <Deletion />
    </ConsoleProvider>,
  );
  await screen.getByRole('button', { name: 'Delete' }).click();
  await expect.element(screen.getByText('1 waiting')).toBeVisible();
  return { error, screen, session };
}

type Setup = Awaited<ReturnType<typeof setup>>;

test.each<[string, (setup: Setup) => unknown]>([
  ['another tab logs out', ({ session }) => session.clear()],
  ['another tab logs in as another user', ({ session }) => session.setToken('two')],
  ['the session expires', ({ screen }) => screen.getByRole('button', { name: 'Get 401' }).click()],
])('a waiting write is reported as not sent when %s', async (_name, endSession) => {
  const made = await setup();
  await endSession(made);
  await expect.element(made.screen.getByText('0 waiting')).toBeVisible();
  await made.screen.unmount();
  expect(send).not.toHaveBeenCalled();
  expect(made.error).toHaveBeenCalledExactlyOnceWith({
    title: 'Something went wrong!',
    description: 'KEY was not deleted.',
    topic: 'KEY',
    duration: Infinity,
  });
});

test('a waiting write is sent, and nothing reported, when this tab logs out', async () => {
  const { error, screen } = await setup();
  await screen.getByRole('button', { name: 'Log Out' }).click();
  await expect.element(screen.getByText('0 waiting')).toBeVisible();
  expect(send).toHaveBeenCalledOnce();
  expect(error).not.toHaveBeenCalled();
});
