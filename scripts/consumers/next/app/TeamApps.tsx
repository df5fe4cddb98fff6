'use client';

import {
  AppsContainer,
  ConsoleProvider,
  createMemoryNavigation,
  parseSearch,
} from '@quayside/console';

const getToken = async () => (await fetch('/token')).text();
const navigation = createMemoryNavigation();
const { useLocation } = navigation;

export function TeamApps({ teamSlug }: { teamSlug: string }) {
  const { search } = useLocation();
  return (
    <ConsoleProvider apiBaseUrl="" getToken={getToken} navigation={navigation}>
      <AppsContainer teamSlug={teamSlug} {...parseSearch('apps', search)} />
    </ConsoleProvider>
  );
}
