import { createMockWorker, openIndexedDb } from '@quayside/api-mocks/browser';

/** Starts the platform in this page's service worker. Its world outlives the page. */
export async function startDemo(): Promise<void> {
  const { worker } = await createMockWorker({ persistence: await openIndexedDb('quayside-demo') });
  await worker.start({
    quiet: true,
    serviceWorker: { url: 'mockServiceWorker.js' },
    onUnhandledFrame: 'bypass',
  });
}
