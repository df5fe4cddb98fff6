import {
  createMockWorker,
  deleteIndexedDb,
  openIndexedDb,
  UnusableWorldError,
} from '@quayside/api-mocks/browser';

import { askToStartAfresh } from './askToStartAfresh.tsx';

const database = 'quayside-demo';

/** Opens the platform over the world this browser keeps. */
async function openPlatform() {
  return createMockWorker({ persistence: await openIndexedDb(database) });
}

/**
 * Starts the platform in this page's service worker. Its world outlives the page; when it cannot be read,
 * `place` says so, and the demo goes on with a fresh one once a person wants it.
 */
export async function startDemo(place: Element): Promise<void> {
  const { worker } = await openPlatform().catch(async (error: unknown) => {
    if (!(error instanceof UnusableWorldError)) throw error;
    await askToStartAfresh(place, error.message, () => deleteIndexedDb(database));
    return openPlatform();
  });
  await worker.start({
    quiet: true,
    serviceWorker: { url: 'mockServiceWorker.js' },
    onUnhandledFrame: 'bypass',
  });
}
