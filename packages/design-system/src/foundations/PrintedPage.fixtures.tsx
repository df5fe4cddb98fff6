import { LayoutGrid } from 'lucide-react';

import { AppShell } from '../app-shell/index.ts';
import { Button } from '../button/index.ts';
import { LiveLogViewer } from '../log-viewer/index.ts';
import type { LogSource } from '../log-viewer/index.ts';
import { NavItem, NavList } from '../nav-list/index.ts';
import { Page } from '../page/index.ts';
import { Text } from '../text/index.ts';

/** A page with a log, for paper. */
export function PrintedPage({ source }: { source: LogSource }) {
  return (
    <AppShell
      brand={<span>Quayside</span>}
      rail={
        <NavList aria-label="Apps">
          <NavItem href="#apps" icon={<LayoutGrid size={16} />}>
            All apps
          </NavItem>
        </NavList>
      }
    >
      <Page title="Harbour API" actions={<Button onPress={() => window.print()}>Print</Button>}>
        <Text as="p">The last lines before the deployment failed.</Text>
        <LiveLogViewer aria-label="Log" source={source} />
      </Page>
    </AppShell>
  );
}
