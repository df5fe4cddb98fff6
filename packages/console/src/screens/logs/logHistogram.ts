import type { HistogramBucket } from '@quayside/design-system';
import { unreadSpans } from '@quayside/design-system/log-viewer';
import type { LogLevel, PolledEntry, TimeSpan } from '@quayside/design-system/log-viewer';

/** Number of bars in a histogram. */
const bars = 60;

/** Bars over a span of time. */
export interface LogHistogram {
  buckets: HistogramBucket[];
  /** End of the last bar, in milliseconds since the epoch. */
  end: number;
}

/** A histogram that tells unread time from time without lines. */
export interface ReadHistogram extends LogHistogram {
  /** Spans of which nothing is known, in order. Bars in them count only what was read. */
  unread: readonly TimeSpan[];
}

const groups: Readonly<Record<LogLevel, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'info',
  debug: 'info',
  none: 'info',
};

/** Number of lines of entries, as in the log viewer: a traceback is one entry with many lines. */
export function countLines(entries: readonly PolledEntry[]): number {
  return entries.reduce((sum, { text }) => sum + linesOf(text), 0);
}

function linesOf(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines > 1 && text.endsWith('\n') ? lines - 1 : lines;
}

/**
 * Counts lines over time by level: `error`, `warning`, and `info` for all others.
 * @param read the spans that were read; all of it by default
 */
export function histogramOf(
  entries: readonly PolledEntry[],
  span: TimeSpan,
  read: readonly TimeSpan[] = [span],
): ReadHistogram {
  const histogram = countByTime(
    entries.map(({ time, text, level = 'none' }) => ({
      time,
      group: groups[level],
      count: linesOf(text),
    })),
    span,
    ['info', 'warning', 'error'],
  );
  return { ...histogram, unread: unreadSpans(read, span) };
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
