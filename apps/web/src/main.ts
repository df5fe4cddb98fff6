import '@quayside/design-system/fonts.css';
import '@quayside/design-system/styles.css';
import './app.css';
import {
  createBrowserPreferences,
  createBrowserSession,
  createConsole,
  loadLanguage,
  preloadPage,
  redirectFrom,
} from '@quayside/console';

import { loadConfig } from './config.ts';
import { hashLocation } from './hashRouting.ts';

const session = createBrowserSession();
const preferences = createBrowserPreferences();

const isDemo = import.meta.env.MODE === 'demo';

/** Path that the app is served under: '' unless it was built for a sub-path. */
const base = isDemo ? '' : import.meta.env.BASE_URL.replace(/\/$/, '');

/** The location within the console. */
function firstLocation() {
  const { pathname, search, hash } = isDemo ? hashLocation() : window.location;
  return { pathname: pathname.slice(base.length), search, hash };
}

/** Creates the console, and requests the first data before the code of the app is evaluated. */
async function createApp(container: Element) {
  // A constant of the build: other builds hold no trace of the mock platform.
  if (isDemo) await import('./demo.ts').then(({ startDemo }) => startDemo(container));
  const config = await loadConfig();
  const console = createConsole({ apiBaseUrl: config.apiBaseUrl, session, preferences });
  void console.prefetch(firstLocation());
  return { base, config, console };
}

/** Fetches the code of the first page. The error boundary reports a failure. */
async function preloadFirstPage(): Promise<void> {
  const location = firstLocation();
  const to = redirectFrom(location, session.isSignedIn()) ?? location.pathname;
  await preloadPage(to).catch(() => {});
}

async function start(container: Element): Promise<void> {
  const loadingLanguage = loadLanguage(preferences.read().language).catch(() => loadLanguage('en'));
  const [created] = await Promise.allSettled([createApp(container)]);
  // In a chunk of its own, because React takes longer to evaluate than the first requests to be sent.
  const [{ render, renderProblem }, language] = await Promise.all([
    import('./render.tsx'),
    loadingLanguage,
    preloadFirstPage(),
  ]);
  if (created.status === 'fulfilled') render(container, { ...created.value, language });
  else renderProblem(container, created.reason);
}

const container = document.getElementById('console');
if (container === null) throw new Error('index.html has no element for the console');
start(container).catch((error: unknown) => {
  reportError(error);
  // start.js shows it.
  dispatchEvent(new Event('missing-code'));
});
