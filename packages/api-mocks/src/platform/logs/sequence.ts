import type { LogText } from './lines.ts';

/** A log line of an app; `at` in microseconds since the epoch. */
export interface LogEntry extends LogText {
  at: number;
}

/** Microseconds since the epoch, from `from` to before `to`. */
export interface LogWindow {
  from: number;
  to: number;
}

/** The entries of a window, newest first, generated lazily. */
export type Newest = Generator<LogEntry, void, void>;

/** Entries in order of time. Neither query may cost more than the length of its result. */
export interface LogSource {
  /** Returns the number of entries in a window without generating them. */
  count(window: LogWindow): number;
  newest(window: LogWindow): Newest;
}

/** Entries by index, with increasing times. */
interface Numbered {
  length: number;
  timeAt: (index: number) => number;
  textAt: (index: number) => LogText;
}

/** Indexed entries as a source: the bounds of a window are found by binary search. */
export function sequence({ length, timeAt, textAt }: Numbered): LogSource {
  const before = (time: number) => {
    let [low, high] = [0, length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (timeAt(middle) < time) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    count: ({ from, to }) => (from >= to ? 0 : before(to) - before(from)),
    *newest({ from, to }) {
      for (let index = before(to) - 1; index >= 0; index -= 1) {
        const at = timeAt(index);
        if (at < from) return;
        yield { at, ...textAt(index) };
      }
    },
  };
}

/** Limits a source to a window. */
export function cut(source: LogSource, window: LogWindow): LogSource {
  const within = ({ from, to }: LogWindow) => ({
    from: Math.max(from, window.from),
    to: Math.min(to, window.to),
  });
  return {
    count: (range) => source.count(within(range)),
    newest: (range) => source.newest(within(range)),
  };
}

/** Merges several sources. */
export function merge(sources: readonly LogSource[]): LogSource {
  return {
    count: (window) => sources.reduce((sum, source) => sum + source.count(window), 0),
    *newest(window) {
      const heads = sources.flatMap((source) => {
        const entries = source.newest(window);
        const first = entries.next();
        return first.done === true ? [] : [{ entries, entry: first.value }];
      });
      while (heads.length > 0) {
        const newest = heads.reduce((best, head) => (head.entry.at > best.entry.at ? head : best));
        yield newest.entry;
        const next = newest.entries.next();
        if (next.done === true) heads.splice(heads.indexOf(newest), 1);
        else newest.entry = next.value;
      }
    },
  };
}

/** The newest entries of a window, oldest first, at most `limit`. */
export function tailOf(source: LogSource, window: LogWindow, limit: number): LogEntry[] {
  const taken: LogEntry[] = [];
  for (const entry of source.newest(window)) {
    taken.push(entry);
    if (taken.length >= limit) break;
  }
  return taken.toReversed();
}
