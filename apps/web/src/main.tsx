import '@quayside/design-system/fonts.css';
import '@quayside/design-system/styles.css';
import './app.css';
import {
  createBrowserPreferences,
  createBrowserSession,
  hasShell,
  isWorded,
  loadLanguage,
  matchRoute,
  mayShow,
} from '@quayside/console';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';

import { App } from './App.tsx';
import { CannotStart } from './CannotStart.tsx';
import { loadConfig } from './config.ts';
import { frames } from './CurrentPage.tsx';
import { hashPathname, hashRouting } from './hashRouting.ts';
import { pageOf } from './pages.tsx';

const session = createBrowserSession();
const preferences = createBrowserPreferences();

const isDemo = import.meta.env.MODE === 'demo';

/** What comes before the path of every page: '' unless the app was built for a sub-path. */
const base = isDemo ? '' : import.meta.env.BASE_URL.replace(/\/$/, '');

/** The code of what is shown first, fetched while the configuration is. */
async function preloadFirstPage(): Promise<void> {
  const pathname = isDemo ? hashPathname() : window.location.pathname.slice(base.length);
  const id = mayShow({ pathname }, session.isSignedIn()) ? matchRoute(pathname)?.id : 'logIn';
  const page = id && pageOf(id);
  if (id === undefined || page === undefined) await frames.notFound.preload();
  else await Promise.all([page.preload(), hasShell(id) && frames.shell.preload()]);
}

async function start(place: Element): Promise<void> {
  // A chunk that cannot be fetched is the error boundary's to tell.
  const [config, language] = await Promise.all([
    loadConfig(),
    loadLanguage(preferences.read().language).catch(() => loadLanguage('en')),
    preloadFirstPage().catch(() => {}),
    // A constant of the build: without it there is no trace of the platform in what is built.
    isDemo && import('./demo.ts').then(({ startDemo }) => startDemo(place)),
  ]);
  const reactRoot = createRoot(place, {
    // What is worded for people is on the error screen already.
    onCaughtError(error) {
      if (!isWorded(error)) reportError(error);
    },
  });
  const render = () =>
    reactRoot.render(
      <StrictMode>
        <Router base={base} {...(isDemo ? hashRouting : {})}>
          <App config={config} session={session} preferences={preferences} language={language} />
        </Router>
      </StrictMode>,
    );
  // In slices: what the page reads sets out before all of it is rendered. What is shown to who is signed out reads little,
  // and is there sooner in one piece.
  if (session.isSignedIn()) startTransition(render);
  else render();
}

const place = document.getElementById('console');
if (place === null) throw new Error('index.html has no place for the console');
start(place).catch((error: unknown) => {
  reportError(error);
  createRoot(place).render(<CannotStart />);
});
