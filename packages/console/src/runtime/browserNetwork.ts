/**
 * The browser's guess whether there is a network. It is a hint only: a platform on this machine responds without one,
 * and some virtual machines are always reported as offline. Send the request, and use the hint to explain its failure.
 */
export const browserNetwork = {
  isOnline: (): boolean => globalThis.navigator?.onLine ?? true,
  /** Calls `listener` after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    addEventListener('online', listener);
    addEventListener('offline', listener);
    return () => {
      removeEventListener('online', listener);
      removeEventListener('offline', listener);
    };
  },
};
