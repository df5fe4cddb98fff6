import '@quayside/console/isolated.css';
import { ConsolePages, ConsoleProvider } from '@quayside/console';
import type { SessionStore } from '@quayside/console';
import { useWouterNavigation } from '@quayside/console/wouter';

export function Apps({ session }: { session: SessionStore }) {
  const navigation = useWouterNavigation();
  return (
    <ConsoleProvider apiBaseUrl="" session={session} navigation={navigation}>
      <ConsolePages layout="page" />
    </ConsoleProvider>
  );
}
