'use client';

import { ConsoleProvider, MembersSectionContainer } from '@quayside/console';
import { useNextNavigation } from '@quayside/console/next';

const getToken = async () => (await fetch('/token')).text();

export function Members() {
  const navigation = useNextNavigation({ base: '/hosting' });
  return (
    <ConsoleProvider apiBaseUrl="" getToken={getToken} navigation={navigation}>
      <MembersSectionContainer teamSlug="tidewater-labs" />
    </ConsoleProvider>
  );
}
