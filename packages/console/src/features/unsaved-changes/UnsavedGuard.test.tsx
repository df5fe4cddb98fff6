import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { createMemoryNavigation } from '../../runtime/navigation/memory.ts';
import { ConsoleProvider } from '../../runtime/ConsoleProvider.tsx';
import { createMemoryPreferences } from '../../runtime/preferences/preferences.ts';
import { createMemorySession } from '../../runtime/session/createSession.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useUnsaved } from './useUnsaved.ts';

function SecretForm() {
  const [secret, setSecret] = useState('');
  useUnsaved(secret !== '');
  return (
    <input aria-label="Secret" value={secret} onChange={(event) => setSecret(event.target.value)} />
  );
}

async function openForm() {
  const navigation = createMemoryNavigation('/settings');
  const session = createMemorySession({ token: 'token' });
  const screen = await render(
    <ConsoleProvider
      apiBaseUrl="https://platform.example"
      navigation={navigation}
      session={session}
      preferences={createMemoryPreferences()}
    >
      <SecretForm />
      <UnsavedGuard />
    </ConsoleProvider>,
  );
  return { navigation, session, screen };
}

test('navigation needs no confirmation without unsaved input or within the page', async () => {
  const { navigation, screen } = await openForm();
  navigation.navigate('/teams');
  expect(navigation.current()).toBe('/teams');
  navigation.navigate('/settings');
  await screen.getByLabelText('Secret').fill('s3cret');
  navigation.navigate('/settings?q=a');
  expect(navigation.current()).toBe('/settings?q=a');
});

test('unsaved input is lost only after a confirmation', async () => {
  const { navigation, screen } = await openForm();
  await screen.getByLabelText('Secret').fill('s3cret');
  navigation.navigate('/teams');
  expect(navigation.current()).toBe('/settings');
  await screen.getByRole('button', { name: 'Stay' }).click();
  await expect.element(screen.getByLabelText('Secret')).toHaveValue('s3cret');

  navigation.navigate('/teams?q=tide');
  await screen.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => navigation.current()).toBe('/teams?q=tide');
});

test('the end of the session leaves the page without a confirmation', async () => {
  const { navigation, session, screen } = await openForm();
  await screen.getByLabelText('Secret').fill('s3cret');
  session.clear();
  navigation.navigate('/login');
  expect(navigation.current()).toBe('/login');
});
