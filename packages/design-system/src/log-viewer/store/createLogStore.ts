import { createMasker } from '../masking/createMasker.ts';
import type { Masker } from '../masking/types.ts';
import { createFilter } from './createFilter.ts';
import { createSearch } from './createSearch.ts';
import { flag, levelIn } from './flags.ts';
import { createGrowingIndex } from './growingIndex.ts';
import { foldOf } from './folds.ts';
import { createIntake, noMasker } from './intake.ts';
import type { LogLevel } from './levels.ts';
import { levelMarks } from './marks.ts';
import { createObservers } from './observers.ts';
import { createReader } from './reader.ts';
import { createRepeats } from './repeats.ts';
import { sharedScheduler, sliceMs } from './scheduler.ts';
import type { LogScheduler } from './scheduler.ts';
import { Segments } from './segments.ts';
import type { LogEntry, LogGap, LogOrigin, LogStore } from './types.ts';

/** Options of `createLogStore`. */
export interface LogStoreOptions {
  /** More lines than this are trimmed from the start. @default 2_000_000 */
  readonly maxLines?: number;
  /** More text than this, in UTF-16 units, is trimmed from the start. @default 400_000_000 */
  readonly maxLength?: number;
  /** Finds secrets to mask; `null` masks nothing. @default the rules of `createMasker()` */
  readonly masker?: Masker | null;
  /** @default tasks of a message channel */
  readonly scheduler?: LogScheduler;
}

/** A gap among the pending entries. */
interface WaitingGap {
  readonly gap: LogGap;
}

const noLines = (): Record<LogLevel, number> => ({
  error: 0,
  warning: 0,
  info: 0,
  debug: 0,
  none: 0,
});

/** Flags of lines with masked secrets. */
const hiding = flag.suspect | flag.secret;

/** Longest time to process lines while the caller of `append` waits, in ms. */
const firstSliceMs = 2;

/** Number of entries ingested between two looks at the clock. */
const entriesPerClockRead = 64;

/**
 * Interval between notifications while many entries are added, in ms. It doubles from the shortest to the longest,
 * because rendering costs more than adding.
 */
const shortestNotifyMs = 100;
const longestNotifyMs = 1000;

/** Creates an empty store. See {@link LogStore}. */
export function createLogStore(options: LogStoreOptions = {}): LogStore {
  const { maxLines = 2_000_000, maxLength = 400_000_000, masker } = options;
  const scheduler = options.scheduler ?? sharedScheduler();
  // Lines that are stored when a viewer subscribes are painted before it is notified of more.
  const observers = createObservers(scheduler, true);
  const hides = masker === null ? noMasker : (masker ?? createMasker());
  const segments = new Segments();
  let counts = noLines();
  /** Of errors and of warnings, the first levels. */
  let severeLines = [createGrowingIndex(), createGrowingIndex()];
  let secrets = 0;
  let startTime: number | undefined;

  /** Numbers of origins by name: 0 for none. */
  const origins = new Map([['', 0]]);

  const intake = createIntake(({ text, changes }, flags, time, name) => {
    const origin = origins.get(name) ?? origins.size;
    if (!origins.has(name)) origins.set(name, origin);
    segments.add({ text, flags, time, origin, changes });
    if ((flags & flag.gap) === 0) {
      counts[levelIn(flags)] += 1;
      severeLines[flags & flag.level]?.push(segments.endLine - 1);
    }
    if ((flags & hiding) !== 0) secrets += secretsIn(segments.endLine - 1, -1);
    if (startTime === undefined && !Number.isNaN(time)) startTime = time;
  }, hides);

  const waiting: (readonly (LogEntry | string)[] | WaitingGap)[] = [];
  let taken = 0;
  let pending = 0;
  let isScheduled = false;
  let lastNotifiedAt = 0;
  let notifyAfterMs = 0;

  const trim = () => {
    let target = Math.max(segments.firstLine, segments.endLine - maxLines);
    if (segments.length > maxLength) target = Math.max(target, segments.secondSegment);
    for (let line = segments.firstLine; line < target; line += 1) {
      const place = segments.place(line);
      const flags = place?.segment.flags[place.index] ?? flag.gap;
      if ((flags & flag.gap) === 0) counts[levelIn(flags)] -= 1;
      if ((flags & hiding) !== 0) secrets -= secretsIn(line, 1);
    }
    if (target <= segments.firstLine) return;
    segments.trimTo(target);
    for (const lines of severeLines) lines.dropBelow(target);
  };

  /** Adds entries for at most `ms`; `soon` schedules the continuation. */
  const take = (most: number, soon: LogScheduler['schedule']) => {
    const end = scheduler.now() + most;
    for (;;) {
      const [batch] = waiting;
      if (batch === undefined) break;
      if ('gap' in batch) {
        intake.addGap(batch.gap.reason, batch.gap.time ?? Number.NaN);
        pending -= 1;
        waiting.shift();
        trim();
        continue;
      }
      const stop = Math.min(batch.length, taken + entriesPerClockRead);
      for (let index = taken; index < stop; index += 1) intake.add(batch[index] ?? '');
      pending -= stop - taken;
      taken = stop;
      if (taken === batch.length) {
        waiting.shift();
        taken = 0;
      }
      trim();
      if (scheduler.now() >= end) break;
    }
    const isDone = waiting.length === 0;
    if (isDone || end - lastNotifiedAt >= notifyAfterMs) {
      lastNotifiedAt = end;
      notifyAfterMs = isDone
        ? 0
        : Math.min(Math.max(notifyAfterMs * 2, shortestNotifyMs), longestNotifyMs);
      observers.changed();
    }
    if (isDone || isScheduled) return;
    isScheduled = true;
    soon(() => {
      isScheduled = false;
      take(sliceMs, (task) => scheduler.schedule(task));
    });
  };

  /** Two frames later: one for the lines added synchronously, one for what a viewer renders after them. */
  const afterFrames = (task: () => void) =>
    scheduler.beforePaint(() => scheduler.beforePaint(() => scheduler.schedule(task)));

  const add = (batch: (typeof waiting)[number], count: number) => {
    if (count === 0) return;
    waiting.push(batch);
    pending += count;
    // The lines added synchronously, enough to fill a view, are painted before the rest is added.
    if (!isScheduled) take(firstSliceMs, afterFrames);
  };

  const flagsOf = (line: number) => {
    const place = segments.place(line);
    return place === undefined ? flag.gap | flag.level : (place.segment.flags[place.index] ?? 0);
  };
  const originOf = (line: number): LogOrigin | undefined => {
    const place = segments.place(line);
    const number = place?.segment.origin(place.index) ?? 0;
    if (number === 0) return undefined;
    return { name: [...origins.keys()][number] ?? '', index: number - 1 };
  };
  const nameOf = (line: number) => originOf(line)?.name ?? '';
  const reader = createReader(segments, hides, originOf);
  const repeats = createRepeats({
    lines: segments,
    flagsOf,
    textOf: (line) => `${nameOf(line)} ${reader.secretText(line)}`,
  });

  /** Returns the number of masked secrets in a line. A private key counts at its edge: where the line `beside` is not part of it. */
  const secretsIn = (line: number, beside: -1 | 1) => {
    const isKey = (each: number) => (flagsOf(each) & flag.secret) !== 0;
    if (isKey(line)) return isKey(line + beside) ? 0 : 1;
    return reader.hidden(line, reader.secretText(line)).length;
  };

  const store: LogStore = {
    get version() {
      return observers.version;
    },
    subscribe: observers.subscribe,
    get firstRow() {
      return segments.firstLine;
    },
    get endRow() {
      return segments.endLine;
    },
    lineAt: (row) => row,
    rowOf: (line) => Math.min(Math.max(line, segments.firstLine), segments.endLine),
    has: (line) => line >= segments.firstLine && line < segments.endLine,

    append: (entries) => add(entries, entries.length),
    appendGap: (gap) => add({ gap }, 1),
    clear: () => {
      waiting.length = 0;
      pending = 0;
      taken = 0;
      counts = noLines();
      secrets = 0;
      severeLines = [createGrowingIndex(), createGrowingIndex()];
      startTime = undefined;
      segments.clear();
      reader.forget();
      repeats.forget();
      observers.changed();
    },
    get size() {
      return segments.endLine - segments.firstLine;
    },
    get pending() {
      return pending;
    },
    get counts() {
      return { ...counts };
    },
    get secrets() {
      return secrets;
    },
    get startTime() {
      return startTime;
    },
    get length() {
      return segments.length;
    },

    text: (line) => reader.read(line).text,
    level: (line) => levelIn(flagsOf(line)),
    time: (line) => {
      const place = segments.place(line);
      const time = place?.segment.time(place.index) ?? Number.NaN;
      return Number.isNaN(time) ? undefined : time;
    },
    origin: nameOf,
    entryOf: (line) => reader.entryOf(line),
    entryEnd: (line) => {
      let end = line + 1;
      while (end < segments.endLine && (flagsOf(end) & flag.continuation) !== 0) end += 1;
      return end;
    },
    isGap: (line) => (flagsOf(line) & flag.gap) !== 0,
    foldOf: (line) =>
      foldOf(line, segments.firstLine, segments.endLine, flagsOf, (each) =>
        reader.secretText(each),
      ),
    repeatsOf: (line) => repeats.foldOf(line),
    read: (line) => reader.read(line),

    filter: (filter) => createFilter({ store, segments, reader, scheduler }, filter),
    find: (query, within) => createSearch({ store, segments, reader, scheduler }, query, within),
    marks: (rows, count) => levelMarks(rows, count, severeLines),
    nextOf: (level, line) => {
      const lines = severeLines[level === 'error' ? 0 : 1];
      const place = lines?.firstAtLeast(line);
      if (lines === undefined || place === undefined || place >= lines.end) return undefined;
      return lines.at(place);
    },
    previousOf: (level, line) => {
      const lines = severeLines[level === 'error' ? 0 : 1];
      const place = (lines?.firstAtLeast(line) ?? 0) - 1;
      if (lines === undefined || place < lines.start) return undefined;
      return lines.at(place);
    },
    reveal: (line, from, isRevealed) => {
      // The lines of a key are revealed one by one: it counts while any of them is stored.
      const before = secretsIn(line, -1);
      reader.reveal(line, from, isRevealed);
      secrets += secretsIn(line, -1) - before;
      observers.changed();
    },
  };
  return store;
}
