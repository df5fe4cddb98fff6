import { createClient } from '@quayside/api-contract';
import { onlineManager, QueryClient, useMutation } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { createMemoryNavigation } from '../runtime/navigation/memory.ts';
import { ConsoleProvider } from '../runtime/ConsoleProvider.tsx';
import { createMemorySession } from '../runtime/session/createSession.ts';
import { deploymentMutations } from './deployments.ts';
import { useApi } from '../runtime/useConsole.ts';

afterEach(() => {
  onlineManager.setOnline(true);
});

function RedeployButton() {
  const { mutate, status } = useMutation(deploymentMutations(useApi()).redeploy());
  return (
    <>
      <button type="button" onClick={() => mutate('0b6f3d4e-5a2c-4c11-9a55-0123456789ab')}>
        Redeploy
      </button>
      <p>{status}</p>
    </>
  );
}

test('a mutation without a network fails at once, and is not sent later', async () => {
  // Defaults that a host may have set for its own mutations.
  const queryClient = new QueryClient({
    defaultOptions: { mutations: { networkMode: 'offlineFirst', retry: 3 } },
  });
  let callCount = 0;
  const client = createClient({
    baseUrl: 'https://api.example.com',
    fetch() {
      callCount += 1;
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  const screen = await render(
    <ConsoleProvider
      client={client}
      queryClient={queryClient}
      navigation={createMemoryNavigation()}
      session={createMemorySession({ token: 'token' })}
    >
      <RedeployButton />
    </ConsoleProvider>,
  );
  onlineManager.setOnline(false);
  await screen.getByRole('button', { name: 'Redeploy' }).click();
  await expect.element(screen.getByText('error')).toBeVisible();
  expect(callCount).toBe(1);
  onlineManager.setOnline(true);
  await queryClient.resumePausedMutations();
  expect(callCount).toBe(1);
});
