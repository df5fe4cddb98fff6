import { http, HttpResponse } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';

/** Requests of a story that has ended must not reach the network. */
const endedStories = http.all('https://*.platform.example/*', () => HttpResponse.error());

async function start() {
  const worker = setupWorker(endedStories);
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

/**
 * Limits a worker to the handlers of one story. When a story ends, the addon resets the worker, and other stories on a
 * docs page still need their handlers.
 */
export function limitToStory(shared: SetupWorker): SetupWorker {
  const own = new Set<ReturnType<SetupWorker['listHandlers']>[number]>();
  return {
    ...shared,
    use(...handlers) {
      for (const handler of handlers) own.add(handler);
      shared.use(...handlers);
    },
    resetHandlers() {
      shared.resetHandlers(...shared.listHandlers().filter((handler) => !own.has(handler)));
      own.clear();
    },
    listHandlers: () => [...own],
  };
}
