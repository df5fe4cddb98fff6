import { ConsoleProvider } from '@quayside/console';
import { useWouterNavigation } from '@quayside/console/wouter';
import type { LoadedLanguage, PreferenceStore, SessionStore } from '@quayside/console';
import { lazy } from 'react';

import { AppConfigContext } from './AppConfigContext.ts';
import type { AppConfig } from './config.ts';
import { CurrentPage } from './CurrentPage.tsx';
import { fetchOnceAhead } from './firstAnswers.ts';
import { useLanguage } from './useLanguage.ts';

const QueryPanel = import.meta.env.DEV ? lazy(() => import('./QueryPanel.tsx')) : () => null;

/** Stays itself when the address changes, and is not rendered again with what follows it. */
const content = (
  <>
    <CurrentPage />
    <QueryPanel />
  </>
);

/** What the app is started with. */
interface AppProps {
  config: AppConfig;
  session: SessionStore;
  preferences: PreferenceStore;
  /** The one they chose before. */
  language: LoadedLanguage;
}

/** The console with wouter as its router, configured for this environment. */
export function App({ config, session, preferences, language }: AppProps) {
  const { locale, messages } = useLanguage(preferences, language);
  return (
    <AppConfigContext value={config}>
      <ConsoleProvider
        apiBaseUrl={config.apiBaseUrl}
        fetch={fetchOnceAhead}
        session={session}
        preferences={preferences}
        locale={locale}
        messages={messages}
        navigation={useWouterNavigation()}
        features={{ ...config.features, languageChoice: true }}
        links={config.links}
        productName={config.productName}
      >
        {content}
      </ConsoleProvider>
    </AppConfigContext>
  );
}
