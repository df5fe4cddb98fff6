import { expect, test } from 'vitest';

import { embeddingCode } from '../.storybook/screens/embeddingCode.ts';
import { screens } from '../.storybook/screens/screens.ts';

// The types of the table check the names and props of all other screens.
test('Storybook shows a complete module that embeds a screen', () => {
  const embedding = screens.get('Apps')?.embedding;
  expect(embedding && embeddingCode('Apps', embedding)).toBe(`import '@quayside/console/styles.css';
import {
  AppsContainer,
  ConsoleProvider,
  createHistoryNavigation,
  createTokenSession,
} from '@quayside/console';

const navigation = createHistoryNavigation({ base: '/console' });
const session = createTokenSession({
  // Your server exchanges the session of your user for a token of the platform.
  async fetchToken({ signal }) {
    const response = await fetch('/platform-token', { method: 'POST', signal });
    if (response.status === 401) return null;
    if (!response.ok) throw new Error('Hosting is unavailable. Try again in a moment.');
    return await response.text();
  },
  onExpired: () => window.location.assign('/login'),
  onLogout: () => window.location.assign('/logout'),
});

export function AppsPage() {
  return (
    <ConsoleProvider
      apiBaseUrl="https://api.example.com"
      session={session}
      navigation={navigation}
    >
      <AppsContainer teamSlug="tidewater-labs" />
    </ConsoleProvider>
  );
}
`);
});
