import { ConsolePages, ConsoleProvider } from '@quayside/console';
import type { SessionStore, Slots } from '@quayside/console';
import { useWouterNavigation } from '@quayside/console/wouter';

function TeamCosts() {
  return <p>This month: €120</p>;
}

const slots: Slots = {
  apps: {
    headerActions: ({ params }) => <a href={`/billing/${params.teamSlug}`}>Usage</a>,
    section: <TeamCosts />,
  },
};

export function AppsWithCosts({ session }: { session: SessionStore }) {
  const navigation = useWouterNavigation();
  return (
    <ConsoleProvider apiBaseUrl="" session={session} navigation={navigation} slots={slots}>
      <ConsolePages layout="page" />
    </ConsoleProvider>
  );
}
