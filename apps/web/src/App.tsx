import {
  ConsoleProvider,
  ErrorContainer,
  isSwitchedOn,
  matchPage,
  NotFoundPage,
  PageLayout,
  PageOutlet,
  pages,
  useConsole,
  useDocumentTitle,
  useFocusOnArrival,
  useLocation,
  useScrollOnArrival,
} from '@quayside/console';
import type {
  ConsoleRuntime,
  LoadedLanguage,
  Location,
  WatchedDeployment,
} from '@quayside/console';
import { useWouterNavigation } from '@quayside/console/wouter';
import { lazy, useEffect, useState, useMemo, useSyncExternalStore } from 'react';
import type { ComponentProps } from 'react';
import { Route, Switch } from 'wouter';

import type { AppConfig } from './config.ts';
import { useLanguage } from './useLanguage.ts';

const QueryPanel = import.meta.env.DEV ? lazy(() => import('./QueryPanel.tsx')) : () => null;

const reload = () => window.location.reload();

/** Stays the same element, so that it does not render again when the address changes. */
const content = (
  <>
    <PageOutlet Failure={Failure} onTryAgain={reload} Page={Page} />
    <QueryPanel />
  </>
);

interface AppProps {
  config: AppConfig;
  console: ConsoleRuntime;
  /** The language at the start. */
  language: LoadedLanguage;
}

/** The console with wouter as its router, configured for this environment. */
export function App({ config, console, language }: AppProps) {
  const { features, productName, links, demoAccount } = config;
  const { session, preferences } = console;
  const { locale, messages } = useLanguage(preferences, language);
  const theme = useSyncExternalStore(session.subscribe, session.getTheme) ?? 'dark';
  const appearance = useMemo(() => ({ colorScheme: theme }), [theme]);
  useEffect(() => {
    // `<html>` is outside of the console's root.
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <ConsoleProvider
      console={console}
      appearance={appearance}
      productName={productName}
      links={links}
      demoAccount={demoAccount}
      features={{ ...features, languageChoice: true }}
      locale={locale}
      messages={messages}
      navigation={useWouterNavigation()}
    >
      {content}
    </ConsoleProvider>
  );
}

/** The page at a location, with rail and top bar around it. */
function Page({ location }: { location: Location }) {
  const { features } = useConsole().host;
  const [watched, setWatched] = useState<WatchedDeployment>();
  const found = matchPage(location.pathname);
  const match = found && isSwitchedOn(found.id, features) ? found : undefined;
  const pageTitle = useDocumentTitle(match);
  useTitle(watched?.titleOf(pageTitle) ?? pageTitle);
  const icon = iconOf(watched?.outcome);
  useEffect(() => {
    document.querySelector('link[rel=icon]')?.setAttribute('href', icon);
  }, [icon]);
  useScrollOnArrival(location);
  useFocusOnArrival(location.pathname);
  return <PageLayout match={match} location={location} Page={Routes} onWatch={setWatched} />;
}

/** The error screen in place of a page. Its title names the missing object. */
function Failure(props: ComponentProps<typeof ErrorContainer>) {
  useTitle(useDocumentTitle(matchPage(useLocation().pathname)));
  return <ErrorContainer {...props} />;
}

function useTitle(title: string) {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** The page at a location alone, which may be prerendered. */
function Routes({ location }: { location: Location }) {
  const { features } = useConsole().host;
  return (
    <Switch location={location.pathname}>
      {pages
        .filter(({ id }) => isSwitchedOn(id, features))
        .map(({ id, path, render }) => (
          <Route key={id} path={path}>
            {() => render(location) ?? <NotFoundPage />}
          </Route>
        ))}
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}

/** The product's logo, or the same with the state of the watched deployment. */
function iconOf(outcome: WatchedDeployment['outcome'] | undefined): string {
  const state = outcome === undefined ? '' : outcome === 'cancelled' ? '-failure' : `-${outcome}`;
  return `${import.meta.env.BASE_URL}mark${state}.svg`;
}
