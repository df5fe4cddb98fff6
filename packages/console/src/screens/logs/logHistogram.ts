import type { HistogramBucket } from '@quayside/design-system';
import type { PolledEntry } from '@quayside/design-system/log-viewer';

import { chartLevels } from './levelFilter.ts';
import type { ChartLevel } from './levelFilter.ts';

/** Number of bars in a histogram. */
const bars = 60;

/** Bars over a span of time. */
export interface LogHistogram {
  buckets: HistogramBucket[];
  /** End of the last bar, in milliseconds since the epoch. */
  end: number;
}

/** Number of lines of entries, as in the log viewer: a traceback is one entry with many lines. */
export function countLines(entries: readonly PolledEntry[]): number {
  return entries.reduce((sum, { text }) => sum + linesOf(text), 0);
}

function linesOf(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines > 1 && text.endsWith('\n') ? lines - 1 : lines;
}

/** Counts lines by level. */
export function countByLevel(entries: readonly PolledEntry[]): Record<ChartLevel, number> {
  const counts = { info: 0, debug: 0, none: 0, warning: 0, error: 0 };
  for (const { text, level = 'none' } of entries) counts[level] += linesOf(text);
  return counts;
}

/** Counts lines over time by level. */
export function histogramOf(
  entries: readonly PolledEntry[],
  span: { start: number; end: number },
): LogHistogram {
  return countByTime(
    entries.map(({ time, text, level = 'none' }) => ({
      time,
      group: level,
      count: linesOf(text),
    })),
    span,
    chartLevels,
  );
}

/**
 * Counts items over time by group. Times in milliseconds. Bars cover the time exactly, in whole milliseconds, so some
 * may be one longer; items at the end count in the last bar.
 */
export function countByTime(
  items: readonly { time: number; group: string; count?: number }[],
  { start, end }: { start: number; end: number },
  groupIds: readonly string[],
): LogHistogram {
  const span = Math.max(1, end - start);
  const length = Math.min(bars, Math.ceil(span));
  const buckets = Array.from({ length }, (_, index) => ({
    start: start + Math.floor((index * span) / length),
    counts: Object.fromEntries(groupIds.map((id) => [id, 0])),
  }));
  for (const { time, group, count = 1 } of items) {
    if (time < start || time > end) continue;
    let index = Math.min(length - 1, Math.floor(((time - start) * length) / span));
    // Bars start up to a millisecond early, because of rounding.
    if ((buckets[index + 1]?.start ?? Infinity) <= time) index += 1;
    const counts = buckets[index]?.counts;
    if (counts !== undefined) counts[group] = (counts[group] ?? 0) + count;
  }
  return { buckets, end: start + span };
}

/** Counts items in parts of a span of equal length. Times in milliseconds; items outside count at its ends. */
export function countInBuckets(
  items: readonly { time: number }[],
  { start, end }: { start: number; end: number },
  length: number,
): number[] {
  const counts = Array.from({ length }, () => 0);
  const width = Math.max(1, end - start) / length;
  for (const { time } of items) {
    const index = Math.min(length - 1, Math.max(0, Math.floor((time - start) / width)));
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}
