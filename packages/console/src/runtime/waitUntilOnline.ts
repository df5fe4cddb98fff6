/** Resolves when the browser is online. */
export function waitUntilOnline(): Promise<void> {
  if (globalThis.navigator?.onLine ?? true) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
  });
}
