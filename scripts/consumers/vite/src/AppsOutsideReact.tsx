import { ConsolePages, ConsoleProvider, createConsole } from '@quayside/console';
import { useWouterNavigation } from '@quayside/console/wouter';

import { sessionOf } from './session';

const console = createConsole({ apiBaseUrl: '', session: sessionOf('ada') });
void console.prefetch({ pathname: '/tidewater-labs/apps', search: '', hash: '' });

export function AppsOutsideReact() {
  const navigation = useWouterNavigation();
  return (
    <ConsoleProvider console={console} navigation={navigation}>
      <ConsolePages layout="page" />
    </ConsoleProvider>
  );
}
