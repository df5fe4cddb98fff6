/** Resolves at once, or as soon as the browser has a network again. */
export function waitUntilOnline(): Promise<void> {
  if (globalThis.navigator?.onLine ?? true) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
  });
}
