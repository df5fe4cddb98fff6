'use client';

import { ConsolePages, ConsoleProvider, createMemorySession } from '@quayside/console';
import { useNextNavigation } from '@quayside/console/next';

const session = createMemorySession({ getToken: async () => (await fetch('/token')).text() });

export function Hosting() {
  const navigation = useNextNavigation({ base: '/hosting' });
  return (
    <ConsoleProvider apiBaseUrl="" session={session} navigation={navigation}>
      <ConsolePages />
    </ConsoleProvider>
  );
}
