import { levelsOf } from '@quayside/design-system/log-viewer';
import type { PolledEntry } from '@quayside/design-system/log-viewer';

import { createListeners } from '../../listeners.ts';

/** What the platform has of a log in a span of time. */
export interface AppLogPart {
  /** The newest lines of it, oldest first. */
  entries: readonly PolledEntry[];
  /** How many there are in all. */
  count: number;
}

/**
 * Reads a part of an app's log. Times are in milliseconds since the epoch; without an `end` it goes to now.
 * Gives the newest lines only where there are too many for one answer.
 */
export type AppLogReader = (part: {
  start: number;
  end: number | undefined;
  signal: AbortSignal;
}) => Promise<AppLogPart>;

/** What is known of a log so far. */
export interface RecordedLog {
  /** Oldest first. */
  entries: readonly PolledEntry[];
  /** How many older lines of the span are not here. */
  missing: number;
  hasLoaded: boolean;
}

/** What to record, and with what. */
export interface RecorderOptions {
  read: AppLogReader;
  /** In milliseconds since the epoch. */
  start: number;
  /** `undefined` for a log that goes on. */
  end: number | undefined;
}

/** Keeps what was read of a log, so that it can be looked at anew, in other ways, without asking again. */
export interface AppLogRecorder {
  /** For `useSyncExternalStore`: another object after each change. */
  getRecorded: () => RecordedLog;
  subscribe: (listener: () => void) => () => void;
  /**
   * Reads what is new, or all of it the first time. Answers with the lines since shortly before the newest one that
   * was known, and whether lines between are lost because there were too many.
   */
  readOn: (signal: AbortSignal) => Promise<{ entries: readonly PolledEntry[]; isCut: boolean }>;
  /** Reads as many older lines as one answer holds. */
  readOlder: () => Promise<void>;
}

/** How much later than others a line may turn up, in milliseconds. */
export const lateMs = 10_000;

/** As many lines are kept at most; the oldest go first. */
export const maxEntries = 100_000;

/** How many entries before others are looked at: a traceback may have begun there. */
const context = 100;

/** Entries with their levels. The viewer, the filters and the histogram take them from here, so that they agree. */
function withLevels(
  entries: readonly PolledEntry[],
  before: readonly PolledEntry[] = [],
): PolledEntry[] {
  const recent = before.slice(-context);
  const levels = levelsOf([...recent, ...entries]);
  return entries.map((entry, index) => ({ ...entry, level: levels[recent.length + index] }));
}

/** An {@link AppLogRecorder} of one span of one log. */
export function createAppLogRecorder({ read, start, end }: RecorderOptions): AppLogRecorder {
  const { notify, subscribe } = createListeners();
  let recorded: RecordedLog = { entries: [], missing: 0, hasLoaded: false };

  function record(entries: readonly PolledEntry[], missing: number) {
    const kept = entries.slice(-maxEntries);
    recorded = { entries: kept, missing: missing + entries.length - kept.length, hasLoaded: true };
    notify();
  }

  return {
    getRecorded: () => recorded,
    subscribe,
    async readOn(signal) {
      const newest = recorded.entries.at(-1)?.time;
      const from = newest === undefined ? start : newest - lateMs;
      const { entries: unread, count } = await read({ start: from, end, signal });
      if (signal.aborted) return { entries: [], isCut: false };
      const oldest = unread[0]?.time ?? from;
      const isPartial = count > unread.length;
      // An answer is all there is from its first line on, so it takes the place of what was known of that time.
      const known = isPartial ? oldest : from;
      const before = recorded.entries.filter(({ time }) => time < known);
      const entries = withLevels(unread, before);
      const missing = newest === undefined ? count - entries.length : recorded.missing;
      record([...before, ...entries], missing);
      return { entries, isCut: isPartial && newest !== undefined && oldest > newest };
    },
    async readOlder() {
      const oldest = recorded.entries[0]?.time;
      if (oldest === undefined) return;
      const { signal } = new AbortController();
      const { entries, count } = await read({ start, end: oldest, signal });
      const older = withLevels(entries.filter(({ time }) => time < oldest));
      record([...older, ...recorded.entries], older.length === 0 ? 0 : count - entries.length);
    },
  };
}
