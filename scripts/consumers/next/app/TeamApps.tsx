'use client';

import {
  AppsContainer,
  ConsoleProvider,
  createMemoryNavigation,
  createMemorySession,
  parseSearch,
} from '@quayside/console';
import { useState } from 'react';

export function TeamApps({ teamSlug }: { teamSlug: string }) {
  const [navigation] = useState(createMemoryNavigation);
  const { useLocation } = navigation;
  const { search } = useLocation();
  const [session] = useState(() =>
    createMemorySession({ getToken: async () => (await fetch('/token')).text() }),
  );
  return (
    <ConsoleProvider apiBaseUrl="" session={session} navigation={navigation}>
      <AppsContainer teamSlug={teamSlug} {...parseSearch('apps', search)} />
    </ConsoleProvider>
  );
}
