/** The first wait before another attempt, in milliseconds; each further one is twice as long. */
const firstWait = 1000;
const longestWait = 60_000;

/**
 * Fetches the code of something a page can do without for now. Where it cannot be reached, as with no network or on
 * another release of the app, it is tried again and again, and at once when the network is back: what waits for it
 * stands in its place meanwhile, and the page goes on.
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let wait = firstWait; ; wait = Math.min(2 * wait, longestWait)) {
    try {
      return await load();
    } catch {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      await networkOr(wait);
    }
  }
}

/** Settles after so many milliseconds, or as soon as the browser says that it has a network again. */
export function networkOr(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, wait);
    addEventListener('online', done);
  });
}
