import type { Reader } from './reader.ts';
import { createObservers } from './observers.ts';
import { responseMs, sliceMs } from './scheduler.ts';
import type { LogScheduler } from './scheduler.ts';
import type { Segment } from './segment.ts';
import type { Segments } from './segments.ts';
import type { LogStore, Observable } from './types.ts';

/** Options of a scan. */
export interface ScanContext {
  readonly store: LogStore;
  readonly segments: Segments;
  readonly reader: Reader;
  readonly scheduler: LogScheduler;
}

/** Looks at lines in order. */
export interface Scanner {
  /** Scans some lines of a segment, from index `from` to at most `to`; returns where to continue. */
  scan(segment: Segment, from: number, to: number): number;
  /** Lines before this one are gone. */
  dropBelow(line: number): void;
  /** Invalidates all results after a change of the masks; `scan` starts over. */
  restart(): void;
}

/** A scan of the whole log that continues as it grows. */
export interface Scan extends Observable {
  readonly progress: number;
  dispose(): void;
}

/** Runs a scanner over the log, a slice at a time; the first slice, which is longer, at once. */
export function createScan(context: ScanContext, scanner: Scanner): Scan {
  const { store, segments, reader, scheduler } = context;
  const observers = createObservers(scheduler);
  let cursor = segments.firstLine;
  let { firstLine } = segments;
  let { revision } = reader;
  let isScheduled = false;
  let isDisposed = false;

  const follow = () => {
    if (reader.revision !== revision) {
      ({ revision } = reader);
      scanner.restart();
      cursor = segments.firstLine;
    }
    if (segments.firstLine !== firstLine) {
      ({ firstLine } = segments);
      scanner.dropBelow(firstLine);
      cursor = Math.max(cursor, firstLine);
    }
  };

  const step = (most = sliceMs) => {
    if (isDisposed) return;
    follow();
    const end = scheduler.now() + most;
    const begin = cursor;
    while (cursor < segments.endLine) {
      const segment = segments.segmentOf(cursor);
      if (segment === undefined) break;
      cursor = segment.first + scanner.scan(segment, cursor - segment.first, segment.count);
      if (scheduler.now() >= end) break;
    }
    if (cursor !== begin) observers.changed();
    if (cursor >= segments.endLine || isScheduled) return;
    isScheduled = true;
    scheduler.schedule(() => {
      isScheduled = false;
      step();
    });
  };

  const stop = store.subscribe(() => {
    const before = firstLine;
    const seen = revision;
    if (!isScheduled) step();
    if (before !== firstLine || seen !== revision) observers.changed();
  });
  step(responseMs);

  return {
    get version() {
      return observers.version;
    },
    subscribe: observers.subscribe,
    get progress() {
      const total = segments.endLine - segments.firstLine;
      return total === 0 ? 1 : (cursor - segments.firstLine) / total;
    },
    dispose: () => {
      isDisposed = true;
      stop();
      observers.dispose();
    },
  };
}
