/** Options for acquiring a lock. */
export interface PageLockOptions {
  /** Milliseconds to wait for a page that holds the lock. */
  patience: number;
  /** Takes the lock from the page that holds it, at once. */
  takeOver: boolean;
  /** Called when another page took the lock. */
  onTakenOver: () => void;
}

/**
 * Acquires a lock of this name among all pages of the origin; the function it resolves with releases it. The lock
 * also ends with its page. Undefined when another page holds it. Without the Web Locks API, on an insecure
 * page, it always succeeds.
 */
export function lockForPage(
  name: string,
  { patience, takeOver, onTakenOver }: PageLockOptions,
): Promise<(() => void) | undefined> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    let isHeld = false;
    const waiting = takeOver ? { steal: true } : { signal: AbortSignal.timeout(patience) };
    navigator.locks
      .request(name, waiting, () => {
        isHeld = true;
        return new Promise<void>((release) => resolve(release));
      })
      .catch((error: unknown) => {
        if (isHeld) onTakenOver();
        else if (error instanceof DOMException && error.name === 'TimeoutError') resolve(undefined);
        else reject(error);
      });
  });
}
