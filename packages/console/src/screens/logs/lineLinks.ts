import { createLogStore } from '@quayside/design-system/log-viewer';
import type {
  LineRange,
  LogScheduler,
  LogStore,
  PolledEntry,
} from '@quayside/design-system/log-viewer';

import { findLine, formatLineReferences, lineReferencesOf } from './lineReference.ts';
import type { LineReferences } from './lineReference.ts';
import type { LogRange } from './logRange.ts';

/** Line range in the URL of a live log. */
export interface LogLineLink {
  range: Extract<LogRange, { kind: 'between' }>;
  /** As `formatLineReferences` writes them. */
  lines: string;
}

/** So much of the log is shown before and after lines that a link leads to, in milliseconds. */
export const aroundMs = 5 * 60_000;

/** The link to lines, counted from 1; `undefined` if no other reading of the log has them. */
export function linkToLines(store: LogStore, lines: LineRange): LogLineLink | undefined {
  const references = lineReferencesOf(store, lines);
  if (references === undefined) return undefined;
  const { first, last } = references;
  // A line that came late stands after newer ones.
  const start = Math.min(first.time, last.time);
  const end = Math.max(first.time, last.time);
  return {
    range: { kind: 'between', start: Math.max(0, start - aroundMs), end: end + aroundMs },
    lines: formatLineReferences(references),
  };
}

/** Availability of linked lines. */
export interface FoundLines {
  /** Counted from 1; what lies between is part of it. `null` if none is there. */
  range: LineRange | null;
  /** Whether the first and the last are there. */
  isWhole: boolean;
}

/** Looks for the lines that a link leads to. */
export function findLinkedLines(store: LogStore, { first, last }: LineReferences): FoundLines {
  const found = [findLine(store, first), findLine(store, last)].filter(
    (line) => line !== undefined,
  );
  if (found.length === 0) return { range: null, isWhole: false };
  return {
    range: { first: Math.min(...found) + 1, last: Math.max(...found) + 1 },
    isWhole: found.length === 2,
  };
}

/** For a store that is asked as soon as it has its lines: no time passes, so it takes them all. */
const atOnce: LogScheduler = {
  now: () => 0,
  schedule: (task) => task(),
  beforePaint: () => {},
};

/** Whether entries have the lines that a link leads to, whatever is shown of them. */
export function hasLinkedLines(entries: readonly PolledEntry[], lines: LineReferences): boolean {
  const times = new Set([lines.first.time, lines.last.time]);
  const store = createLogStore({ scheduler: atOnce });
  store.append(entries.filter(({ time }) => times.has(Math.floor(time))));
  return findLinkedLines(store, lines).isWhole;
}
