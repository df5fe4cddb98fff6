import { levelsOf } from '../store/intake.ts';
import type { LogEntry } from '../store/types.ts';
import { addSpan, spansFrom, unreadSpans } from './spans.ts';
import type { TimeSpan } from './spans.ts';

/** An entry with the time it was written, in milliseconds since the epoch. */
export interface PolledEntry extends LogEntry {
  readonly time: number;
}

/** Response to a request for a span of a log. */
export interface PollResult {
  /** The newest entries of the span, in any order. */
  readonly entries: readonly PolledEntry[];
  /** Number of entries in the whole span. @default the number of `entries` */
  readonly count?: number;
}

/** Options of {@link createPolledLog}. */
export interface PolledLogOptions {
  /** Reads the log from `start` to `end`, in milliseconds since the epoch; without an `end`, up to now. */
  fetch: (span: {
    start: number;
    end: number | undefined;
    signal: AbortSignal;
  }) => Promise<PollResult>;
  /** Start of the log, in milliseconds since the epoch. */
  start: number;
  /** End of the log, in milliseconds since the epoch. @default none: the log is live */
  end?: number | undefined;
  /** Maximum delay of an entry compared with others, in milliseconds. @default 10_000 */
  overlap?: number;
  /** Maximum number of stored entries. The oldest are dropped first. @default 100_000 */
  maxEntries?: number;
}

/** The part of a log that was read. */
export interface PolledLogState {
  /** Oldest first, each with its level. */
  readonly entries: readonly PolledEntry[];
  /** Number of older entries that are not in `entries`. */
  readonly missing: number;
  /**
   * Spans of time whose entries were all read, in order and apart from each other. That of a live log ends at infinity.
   * `unreadSpans` returns the rest, of which nothing is known.
   */
  readonly read: readonly TimeSpan[];
  readonly hasLoaded: boolean;
  /** Whether there is no room for older entries. */
  readonly isFull: boolean;
  /** Entries that the last change added at the end, oldest first. */
  readonly added: readonly PolledEntry[];
  /** Span before `added` of which nothing is known, because a response was cut. */
  readonly gap?: { readonly from: number; readonly to: number } | undefined;
  /** Whether the last change was not only at the end: entries came late, or older ones were read. */
  readonly isInserted: boolean;
}

/** Options of {@link PolledLog.readUnread}. */
export interface ReadUnreadOptions {
  signal?: AbortSignal;
  /** Only this span is read. @default the whole log */
  within?: TimeSpan;
  /** @default one response is enough */
  isEnough?: (read: readonly PolledEntry[]) => boolean;
}

/** Buffer of a log that is read in spans. Sources, filters and counts share it. */
export interface PolledLog {
  /** For `useSyncExternalStore`: another object after each change. */
  getState: () => PolledLogState;
  subscribe: (listener: () => void) => () => void;
  /** Reads new entries; the first time, all of them. */
  readNew: (signal: AbortSignal) => Promise<void>;
  /**
   * Reads what was not read, the newest first, one response after the other, until `isEnough` returns true for one,
   * nothing is unread, or the buffer is full. Entries are inserted at their times, all at once. Those that were read stay
   * when it is aborted or rejects.
   */
  readUnread: (options?: ReadUnreadOptions) => Promise<void>;
  /**
   * Reads the entries before and after some times, at least about one response for each side, unless they were read.
   * Returns the number of entries that were inserted.
   */
  readAround: (times: readonly number[], signal: AbortSignal) => Promise<number>;
  /** Whether the log has no `end`. */
  readonly isLive: boolean;
}

/** Maximum number of requests for the entries after a time. */
const mostAttempts = 5;

/** Number of entries before others that may decide their level: a traceback may have begun there. */
const context = 100;

const byTime = (a: PolledEntry, b: PolledEntry) => a.time - b.time;

/** Sorts entries and adds the levels that a store would detect, so that filters and counts agree with it. */
function withLevels(
  entries: readonly PolledEntry[],
  before: readonly PolledEntry[] = [],
): PolledEntry[] {
  const recent = before.slice(-context);
  const sorted = entries.toSorted(byTime);
  const levels = levelsOf([...recent, ...sorted]);
  return sorted.map((entry, index) => ({ ...entry, level: levels[recent.length + index] }));
}

/** Ends spans at a time, after which nothing is known. */
const cutSpans = (spans: readonly TimeSpan[], end: number): readonly TimeSpan[] =>
  spans
    .filter(({ start }) => start < end)
    .map((span) => (span.end > end ? { ...span, end } : span));

/**
 * The entries that are not known yet. Entries are the same if time, origin and text are; one that was written twice counts
 * twice.
 */
function withoutKnown(entries: readonly PolledEntry[], known: readonly PolledEntry[]) {
  const keyOf = ({ time, origin = '', text }: PolledEntry) => `${time} ${origin} ${text}`;
  const counts = new Map<string, number>();
  for (const entry of known) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1);
  return entries.filter((entry) => {
    const left = counts.get(keyOf(entry)) ?? 0;
    counts.set(keyOf(entry), left - 1);
    return left <= 0;
  });
}

/**
 * Creates a buffer of a log. Time spans overlap to include late entries; entries in two spans are stored once.
 */
export function createPolledLog(options: PolledLogOptions): PolledLog {
  const { fetch, start, end, overlap = 10_000, maxEntries = 100_000 } = options;
  const listeners = new Set<() => void>();
  let state: PolledLogState = {
    entries: [],
    missing: 0,
    read: [],
    hasLoaded: false,
    isFull: false,
    added: [],
    isInserted: false,
  };

  function update({
    entries,
    missing,
    read,
    ...change
  }: Omit<PolledLogState, 'hasLoaded' | 'isFull'>) {
    const excess = Math.max(0, entries.length - maxEntries);
    state = {
      entries: excess > 0 ? entries.slice(excess) : entries,
      missing: missing + excess,
      read: excess > 0 ? spansFrom(read, entries[excess]?.time ?? Infinity) : read,
      hasLoaded: true,
      isFull: entries.length >= maxEntries,
      ...change,
    };
    for (const listener of listeners) listener();
  }

  return {
    isLive: end === undefined,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async readNew(signal) {
      const newest = state.entries.at(-1)?.time;
      const from = newest === undefined ? start : newest - overlap;
      const { entries: read, count = read.length } = await fetch({ start: from, end, signal });
      if (signal.aborted) return;
      const { entries, missing } = state;
      const index = entries.findLastIndex(({ time }) => time < from) + 1;
      const before = entries.slice(0, index);
      const known = entries.slice(index);
      // Before the span it is unknown whether an entry is new.
      const inSpan = read.filter(({ time }) => time >= from);
      const oldest = inSpan.reduce((time, entry) => Math.min(time, entry.time), Infinity);
      const older = entries.slice(0, entries.findLastIndex(({ time }) => time < oldest) + 1);
      const added = withoutKnown(withLevels(inSpan, older), known).map((entry) =>
        newest !== undefined && entry.time < newest ? { ...entry, isLate: true } : entry,
      );
      const isCut = count > read.length && newest !== undefined && added.length > 0;
      const gap = isCut && oldest > newest ? { from: newest, to: oldest } : undefined;
      // After a gap, the time up to now is not known.
      const spansBefore = gap === undefined ? state.read : cutSpans(state.read, gap.from);
      update({
        entries:
          added.length === 0 ? entries : [...before, ...[...known, ...added].toSorted(byTime)],
        missing: newest === undefined ? count - read.length : missing,
        added,
        isInserted: newest !== undefined && (added[0]?.time ?? Infinity) < newest,
        read: addSpan(spansBefore, {
          start: count > read.length && (newest === undefined || gap !== undefined) ? oldest : from,
          end: end ?? Infinity,
        }),
        gap,
      });
    },
    async readUnread({
      signal = new AbortController().signal,
      within = { start, end: end ?? Infinity },
      isEnough = () => true,
    } = {}) {
      const reading = startReading(signal);
      try {
        while (state.hasLoaded && !signal.aborted && !reading.isFull()) {
          const next = reading.unread(within).at(-1);
          if (next === undefined || isEnough(await reading.read(next))) return;
        }
      } catch (error) {
        if (!signal.aborted) throw error;
      } finally {
        reading.insert();
      }
    },
    async readAround(times, signal) {
      const reading = startReading(signal);
      try {
        for (const time of times) {
          const before = reading.unread({ start, end: time }).at(-1);
          if (before?.end === time) await reading.read(before);
          await readAfter(reading, time, signal);
        }
      } catch (error) {
        if (!signal.aborted) throw error;
      } finally {
        reading.insert();
      }
      return reading.inserted();
    },
  };

  /** Reads spans, and inserts their entries at once: a viewer builds another list for each insertion. */
  function startReading(signal: AbortSignal) {
    let found: PolledEntry[] = [];
    let inserted = 0;
    let spans: readonly TimeSpan[] = [];
    const known = () => spans.reduce(addSpan, state.read);
    return {
      inserted: () => inserted,
      isFull: () => state.entries.length + found.length >= maxEntries,
      unread: (within: TimeSpan) => unreadSpans(known(), within),
      async read(span: TimeSpan): Promise<readonly PolledEntry[]> {
        const { entries, count = entries.length } = await fetch({ ...span, signal });
        if (signal.aborted) return [];
        const isIn = ({ time }: PolledEntry) => time >= span.start && time <= span.end;
        const before = state.entries.filter(({ time }) => time < span.start);
        const inSpan = withLevels(entries.filter(isIn), before);
        const oldest = inSpan[0]?.time ?? span.end;
        const inFound = found.filter(isIn);
        const added = withoutKnown(inSpan, [...state.entries.filter(isIn), ...inFound]);
        found = [...withoutKnown(inSpan, inFound), ...found];
        // At least a millisecond, which may have more entries than a response.
        const cutAt = Math.max(span.start, Math.min(oldest, span.end - 1));
        spans = addSpan(spans, {
          start: count > entries.length && inSpan.length > 0 ? cutAt : span.start,
          end: span.end,
        });
        return added;
      },
      insert() {
        if (spans.length === 0) return;
        const read = known();
        // Another reading may have inserted the same entries in the meantime.
        const added = withoutKnown(found, state.entries);
        inserted = added.length;
        const isWhole = unreadSpans(read, { start, end: end ?? Infinity }).length === 0;
        update({
          entries: [...added, ...state.entries].toSorted(byTime),
          missing: isWhole ? 0 : Math.max(0, state.missing - added.length),
          read,
          added: [],
          isInserted: true,
        });
      },
    };
  }

  /** Reads the entries after a time. Responses have the newest of a span, so shorter spans are tried. */
  async function readAfter(
    reading: ReturnType<typeof startReading>,
    time: number,
    signal: AbortSignal,
  ) {
    let until = end ?? Infinity;
    for (let attempt = 0; attempt < mostAttempts && !signal.aborted; attempt += 1) {
      const [after] = reading.unread({ start: time, end: until });
      if (after?.start !== time || !Number.isFinite(after.end) || reading.isFull()) return;
      await reading.read(after);
      const [rest] = reading.unread({ start: time, end: after.end });
      if (rest === undefined) return;
      // The part that a response had of the span is about the part that the next one can have.
      const share = (after.end - rest.end) / (after.end - time);
      until = time + Math.max(1, Math.floor((after.end - time) * Math.min(0.5, share * 0.8)));
    }
  }
}
