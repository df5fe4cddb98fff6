import { createLogStore } from '@quayside/design-system/log-viewer';
import type {
  LineRange,
  LogScheduler,
  LogStore,
  PolledEntry,
} from '@quayside/design-system/log-viewer';

import { findLine, formatLineReferences, lineReferencesOf } from './lineReference.ts';
import type { LineReferences } from './lineReference.ts';
import type { LogRange } from '../../domain/logRange.ts';

/** Line range in the URL of a live log. */
export interface LogLineLink {
  range: Extract<LogRange, { kind: 'between' }>;
  /** In the format of `formatLineReferences`. */
  lines: string;
}

/** Time range to show before and after linked lines, in milliseconds. */
export const aroundMs = 5 * 60_000;

/** Returns the link to lines, counted from 1; `undefined` if they could not be found again. */
export function linkToLines(store: LogStore, lines: LineRange): LogLineLink | undefined {
  const references = lineReferencesOf(store, lines);
  if (references === undefined) return undefined;
  const { first, last } = references;
  // A late line is placed after newer ones.
  const start = Math.min(first.time, last.time);
  const end = Math.max(first.time, last.time);
  return {
    range: { kind: 'between', start: Math.max(0, start - aroundMs), end: end + aroundMs },
    lines: formatLineReferences(references),
  };
}

/** Availability of linked lines. */
export interface FoundLines {
  /** Range of the lines, counted from 1; `null` if none is found. */
  range: LineRange | null;
  /** Whether the first and the last line are found. */
  isWhole: boolean;
}

/** Searches for linked lines. */
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

/** Clock of a store that must add all lines in one slice: no time passes. */
const atOnce: LogScheduler = {
  now: () => 0,
  schedule: (task) => task(),
  beforePaint: () => {},
};

/** Whether entries contain the linked lines, regardless of filters. */
export function hasLinkedLines(entries: readonly PolledEntry[], lines: LineReferences): boolean {
  const times = new Set([lines.first.time, lines.last.time]);
  const store = createLogStore({ scheduler: atOnce });
  store.append(entries.filter(({ time }) => times.has(Math.floor(time))));
  return findLinkedLines(store, lines).isWhole;
}
