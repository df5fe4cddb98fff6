import {
  createMockWorker,
  deleteIndexedDb,
  openIndexedDb,
  StoredDataError,
} from '@quayside/api-mocks/browser';
import type { MockWorker } from '@quayside/api-mocks/browser';

import { askToStartAfresh, askToUseItHere } from './waysOn.tsx';

const database = 'quayside-demo';

/**
 * Opens the platform over the world this browser keeps. Where that cannot be had, `place` says why, and it goes on
 * in the way that a person chooses.
 */
async function openPlatform(place: Element, takeOver = false): Promise<MockWorker> {
  try {
    // The page begins anew, and then says that another tab has the demo.
    const onTakenOver = () => location.reload();
    const persistence = await openIndexedDb(database, { takeOver, onTakenOver });
    return await createMockWorker({ persistence });
  } catch (error) {
    if (!(error instanceof StoredDataError)) throw error;
    if (error.reason === 'busy') {
      await askToUseItHere(place);
      return openPlatform(place, true);
    }
    await askToStartAfresh(place, error.message, () => deleteIndexedDb(database));
    return openPlatform(place);
  }
}

/** Starts the platform in this page's service worker. Its world outlives the page. */
export async function startDemo(place: Element): Promise<void> {
  const { worker } = await openPlatform(place);
  await worker.start({
    quiet: true,
    serviceWorker: { url: 'mockServiceWorker.js' },
    onUnhandledFrame: 'bypass',
  });
}
