/** Options for acquiring a lock. */
export interface PageLockOptions {
  /** Milliseconds to wait for a page that has it. */
  patience: number;
  /** Take it from a page that has it, at once. */
  takeOver: boolean;
  /** Told when another page took it over. */
  onTakenOver: () => void;
}

/**
 * Takes a lock of this name among all pages of the origin; calling what it resolves with lets it go. It goes with
 * its page too, whatever ends that. Undefined when another page keeps it. Where there are no locks, on an insecure
 * page, everybody has it.
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
