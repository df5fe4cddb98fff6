import '@quayside/console/styles.css';
import { AppsContainer, ConsoleProvider, createMemoryNavigation } from '@quayside/console';
import type { SessionStore } from '@quayside/console';
import { useState } from 'react';

export function Apps({ session }: { session: SessionStore }) {
  const [navigation] = useState(createMemoryNavigation);
  return (
    <ConsoleProvider apiBaseUrl="" session={session} navigation={navigation}>
      <AppsContainer teamSlug="tidewater-labs" />
    </ConsoleProvider>
  );
}
