'use client';

import {
  AppsContainer,
  ConsoleProvider,
  createMemoryNavigation,
  createMemorySession,
} from '@quayside/console';
import { useState } from 'react';

export function TeamApps({ teamSlug }: { teamSlug: string }) {
  const [navigation] = useState(createMemoryNavigation);
  const [session] = useState(() =>
    createMemorySession({ getToken: async () => (await fetch('/token')).text() }),
  );
  return (
    <ConsoleProvider apiBaseUrl="" session={session} navigation={navigation}>
      <AppsContainer teamSlug={teamSlug} />
    </ConsoleProvider>
  );
}
