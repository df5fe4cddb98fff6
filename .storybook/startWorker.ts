import { setupWorker } from 'msw/browser';

async function start() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // Beside the page: the static Storybook may lie under any path.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
  return worker;
}

let worker: ReturnType<typeof start> | undefined;

/**
 * The mock worker of this page. The addon's own set-up starts one for every story that begins before
 * the first has started, and a documentation page begins all of its stories at once.
 */
export const startWorker = () => (worker ??= start());
