import {
  createMockWorker,
  deleteIndexedDb,
  openIndexedDb,
  StoredDataError,
} from '@quayside/api-mocks/browser';
import type { MockWorker } from '@quayside/api-mocks/browser';

import { showStartProblem } from './StartProblem.tsx';

const database = 'quayside-demo';

/** Opens the platform over the dataset that this browser stores. When it is unusable, the user chooses in `container` how to continue. */
async function openPlatform(container: Element, takeOver = false): Promise<MockWorker> {
  try {
    // The page reloads, and then shows that the demo is open in another tab.
    const onTakenOver = () => location.reload();
    const persistence = await openIndexedDb(database, { takeOver, onTakenOver });
    return await createMockWorker({ persistence });
  } catch (error) {
    if (!(error instanceof StoredDataError)) throw error;
    const isBusy = error.reason === 'busy';
    await showStartProblem(
      container,
      isBusy
        ? {
            title: 'The demo is open in another tab',
            texts: [
              'Only one tab at a time can use the demo’s data.',
              'Continue in the other tab, or use it here. Nothing is lost, and the other tab stops.',
            ],
            action: 'Use It Here',
            onAction: () => {},
          }
        : {
            title: 'Couldn’t start the demo',
            texts: [error.message, 'Starting over deletes everything you created in this demo.'],
            action: 'Start Over',
            onAction: () => deleteIndexedDb(database),
            failure: 'Couldn’t delete the data. Close other tabs with the demo and try again.',
          },
    );
    return openPlatform(container, isBusy);
  }
}

/** Starts the platform in this page's service worker. Its dataset outlives the page. */
export async function startDemo(container: Element): Promise<void> {
  const { worker } = await openPlatform(container);
  await worker.start({
    quiet: true,
    serviceWorker: { url: 'mockServiceWorker.js' },
    onUnhandledFrame: 'bypass',
  });
}
