import '@quayside/console/styles.css';
import { AppsContainer, ConsoleProvider, parseSearch } from '@quayside/console';
import type { SessionStore } from '@quayside/console';
import { useWouterNavigation } from '@quayside/console/wouter';
import { useSearch } from 'wouter';

export function Apps({ session }: { session: SessionStore }) {
  const navigation = useWouterNavigation();
  const search = useSearch();
  return (
    <ConsoleProvider apiBaseUrl="" session={session} navigation={navigation}>
      <AppsContainer teamSlug="tidewater-labs" {...parseSearch('apps', search)} />
    </ConsoleProvider>
  );
}
