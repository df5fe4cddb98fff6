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
    // The page reloads, and then says that another tab has the demo.
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
              'One tab at a time can use what this browser keeps of it.',
              'Go on in the other tab, or use it here: nothing is lost, and the other tab stops.',
            ],
            action: 'Use it here',
            onAction: () => {},
          }
        : {
            title: 'The demo cannot start',
            texts: [error.message, 'What was made in this demo before goes with it.'],
            action: 'Start afresh',
            onAction: () => deleteIndexedDb(database),
            failure: 'It could not be replaced. Close the other tabs with the demo and try again.',
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
