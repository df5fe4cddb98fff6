import '@quayside/design-system/fonts.css';
import '@quayside/design-system/styles.css';
import './app.css';
import {
  createBrowserPreferences,
  createBrowserSession,
  isUserFacingError,
  loadLanguage,
  preloadPage,
  redirectFrom,
} from '@quayside/console';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';

import { App } from './App.tsx';
import { loadConfig } from './config.ts';
import { hashLocation, hashRouting } from './hashRouting.ts';
import { showStartProblem } from './StartProblem.tsx';

const session = createBrowserSession();
const preferences = createBrowserPreferences();

const isDemo = import.meta.env.MODE === 'demo';

/** Path that the app is served under: '' unless it was built for a sub-path. */
const base = isDemo ? '' : import.meta.env.BASE_URL.replace(/\/$/, '');

/** Fetches the code of the first page while the configuration loads. */
function preloadFirstPage(): Promise<void> {
  const { pathname, search, hash } = isDemo ? hashLocation() : window.location;
  const location = { pathname: pathname.slice(base.length), search, hash };
  return preloadPage(redirectFrom(location, session.isSignedIn()) ?? location.pathname);
}

async function start(container: Element): Promise<void> {
  const [config, language] = await Promise.all([
    loadConfig(),
    loadLanguage(preferences.read().language).catch(() => loadLanguage('en')),
    // The error boundary reports a chunk that fails to load.
    preloadFirstPage().catch(() => {}),
    // A constant of the build: other builds hold no trace of the mock platform.
    isDemo && import('./demo.ts').then(({ startDemo }) => startDemo(container)),
  ]);
  createRoot(container, {
    // The error screen shows user-facing errors already.
    onCaughtError: (error) => isUserFacingError(error) || reportError(error),
  }).render(
    <StrictMode>
      <Router base={base} {...(isDemo ? hashRouting : {})}>
        <App config={config} session={session} preferences={preferences} language={language} />
      </Router>
    </StrictMode>,
  );
}

const container = document.getElementById('console');
if (container === null) throw new Error('index.html has no element for the console');
start(container).catch((error: unknown) => {
  reportError(error);
  void showStartProblem(container, {
    title: 'Couldn’t start the console',
    texts: [
      'Its configuration couldn’t be loaded. Check your connection and try again.',
      'If that doesn’t help, contact support.',
    ],
    action: 'Try Again',
    onAction: () => window.location.reload(),
  });
});
