import { ConsoleProvider } from '@quayside/console';
import { useWouterNavigation } from '@quayside/console/wouter';
import type { SessionStore } from '@quayside/console';
import { lazy } from 'react';

import { AppConfigContext } from './AppConfigContext.ts';
import type { AppConfig } from './config.ts';
import { CurrentPage } from './CurrentPage.tsx';

const QueryPanel = import.meta.env.DEV ? lazy(() => import('./QueryPanel.tsx')) : () => null;

/** What the app is started with. */
interface AppProps {
  config: AppConfig;
  session: SessionStore;
}

/** The console with wouter as its router, configured for this environment. */
export function App({ config, session }: AppProps) {
  return (
    <AppConfigContext value={config}>
      <ConsoleProvider
        apiBaseUrl={config.apiBaseUrl}
        session={session}
        navigation={useWouterNavigation()}
        features={config.features}
        links={config.links}
        productName={config.productName}
      >
        <CurrentPage />
        <QueryPanel />
      </ConsoleProvider>
    </AppConfigContext>
  );
}
