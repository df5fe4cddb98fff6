import {
  ConsoleProvider,
  createMemoryNavigation,
  DeploymentsSectionContainer,
} from '@quayside/console';
import type { SessionStore } from '@quayside/console';

const navigation = createMemoryNavigation();

/** The deployments of one app. */
export function Deployments({ session }: { session: SessionStore }) {
  return (
    <ConsoleProvider apiBaseUrl="" session={session} navigation={navigation}>
      <DeploymentsSectionContainer teamSlug="tidewater-labs" appSlug="harbour-api" level={3} />
    </ConsoleProvider>
  );
}
