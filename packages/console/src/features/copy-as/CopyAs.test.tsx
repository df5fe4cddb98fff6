import { createClient } from '@quayside/api-contract';
import { Button, Page } from '@quayside/design-system';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { createMemoryNavigation } from '../../runtime/navigation/memory.ts';
import { ConsoleProvider } from '../../runtime/ConsoleProvider.tsx';
import { createMemorySession } from '../../runtime/session/createSession.ts';
import { sampleId } from '../../testing/samples.ts';
import { CopyAs } from './CopyAs.tsx';
import type { CopyAsPlace } from './requests.ts';

test('the menu appears without moving the button beside it', async () => {
  const client = createClient({ baseUrl: 'https://api.example.com' });
  const session = createMemorySession({ token: 'token' });
  const navigation = createMemoryNavigation();
  const page = (place: CopyAsPlace | undefined) => (
    <ConsoleProvider client={client} session={session} navigation={navigation}>
      <Page
        title="Apps"
        actions={[<Button key="new">New App</Button>, <CopyAs key="copy" place={place} />]}
      />
    </ConsoleProvider>
  );
  const screen = await render(page(undefined));
  const place = () =>
    screen.getByRole('button', { name: 'New App' }).element().getBoundingClientRect().toJSON();
  const before = place();
  await screen.rerender(page({ page: 'logs', appId: sampleId(1), deploymentId: undefined }));
  expect(place()).toEqual(before);
  await expect.element(screen.getByRole('button', { name: 'Copy as' })).toBeVisible();
  expect(place()).toEqual(before);
});
