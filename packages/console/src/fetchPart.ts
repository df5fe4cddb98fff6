/** The first wait before another attempt, in milliseconds; each further one is twice as long. */
const firstWait = 1000;
const longestWait = 60_000;

/** What could not be fetched so far, and is wanted. */
const outOfReach = new Set<unknown>();

/** Who waits to hear that one could not. */
const waiting = new Set<() => void>();

/** Calls back once, when the code of some part of the page cannot be fetched: at once, where that is so already. */
export function whenOutOfReach(tell: () => void): void {
  if (outOfReach.size > 0) tell();
  else waiting.add(tell);
}

/**
 * Fetches the code of something a page can do without for now. Where it cannot be reached, as with no network or on
 * another release of the app, it is tried again and again, and at once when the network is back: what waits for it
 * stands in its place meanwhile, and the page goes on. Firefox keeps to its first failure until the page is loaded
 * again: whoever asks for such a part is told so (`whenOutOfReach`).
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let wait = firstWait; ; wait = Math.min(2 * wait, longestWait)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      const part = await load();
      outOfReach.delete(load);
      return part;
    } catch {
      outOfReach.add(load);
      for (const tell of waiting) tell();
      waiting.clear();
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
