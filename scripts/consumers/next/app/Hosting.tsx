'use client';

import { ConsolePages, ConsoleProvider } from '@quayside/console';
import { useNextNavigation } from '@quayside/console/next';

const getToken = async () => (await fetch('/token')).text();

export function Hosting() {
  const navigation = useNextNavigation({ base: '/hosting' });
  return (
    <ConsoleProvider apiBaseUrl="" getToken={getToken} navigation={navigation}>
      <ConsolePages />
    </ConsoleProvider>
  );
}
