/** The longest wait for a browser that is never idle, in milliseconds. */
const timeout = 1000;

/** Settles when the browser has nothing else to do, or soon where a browser does not tell of it (Safari). */
export function idleTime(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve);
  });
}
