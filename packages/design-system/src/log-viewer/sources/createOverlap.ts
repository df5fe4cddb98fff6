import type { PolledEntry } from './fromPolling.ts';

/** Tells what is new in windows of a log that overlap. */
export interface Overlap {
  /** The newest time seen, in milliseconds since the epoch. */
  readonly newest: number | undefined;
  /**
   * The entries of a window that were in none before, oldest first. Two entries are the same if time and text are;
   * as often as a window has one, as often it was written.
   */
  takeNew: (entries: readonly PolledEntry[]) => PolledEntry[];
}

/** An {@link Overlap} that remembers the last `span` milliseconds before the newest entry. */
export function createOverlap(span: number): Overlap {
  /** By time, then by text: how many were let through. */
  const seen = new Map<number, Map<string, number>>();
  let newest: number | undefined;

  function forgetBefore(time: number) {
    for (const known of seen.keys()) if (known < time) seen.delete(known);
  }

  return {
    get newest() {
      return newest;
    },
    takeNew: (entries) => {
      const limit = newest === undefined ? -Infinity : newest - span;
      const inWindow = new Map<number, Map<string, number>>();
      const fresh = entries.filter(({ time, text }) => {
        // Before what is remembered, nobody can tell whether it is new.
        if (time < limit) return false;
        const texts = inWindow.get(time) ?? new Map<string, number>();
        inWindow.set(time, texts);
        const nth = (texts.get(text) ?? 0) + 1;
        texts.set(text, nth);
        return nth > (seen.get(time)?.get(text) ?? 0);
      });
      for (const { time, text } of fresh) {
        const texts = seen.get(time) ?? new Map<string, number>();
        seen.set(time, texts);
        texts.set(text, (texts.get(text) ?? 0) + 1);
        newest = Math.max(newest ?? -Infinity, time);
      }
      if (newest !== undefined) forgetBefore(newest - span);
      return fresh.toSorted((a, b) => a.time - b.time);
    },
  };
}
