import type { HistogramBucket } from '@quayside/design-system';
import type { LogLevel, PolledEntry } from '@quayside/design-system/log-viewer';

/** Number of bars in a histogram. */
const bars = 60;

/** Bars over a span of time. */
export interface LogHistogram {
  buckets: HistogramBucket[];
  /** End of the last bar, in milliseconds since the epoch. */
  end: number;
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
 * Counts lines over time by level: `error`, `warning`, and `info` for all others. Times in milliseconds. Bars cover
 * the time exactly, in whole milliseconds, so some may be one longer; entries at the end count in the last bar.
 */
export function histogramOf(
  entries: readonly PolledEntry[],
  { start, end }: { start: number; end: number },
): LogHistogram {
  const span = Math.max(1, end - start);
  const count = Math.min(bars, Math.ceil(span));
  const none: Readonly<Record<string, number>> = { info: 0, warning: 0, error: 0 };
  const buckets = Array.from({ length: count }, (_, index) => ({
    start: start + Math.floor((index * span) / count),
    counts: { ...none },
  }));
  for (const { time, text, level = 'none' } of entries) {
    if (time < start || time > end) continue;
    let index = Math.min(count - 1, Math.floor(((time - start) * count) / span));
    // Bars start up to a millisecond early, because of rounding.
    if ((buckets[index + 1]?.start ?? Infinity) <= time) index += 1;
    const counts = buckets[index]?.counts;
    const group = groups[level];
    if (counts !== undefined) counts[group] = (counts[group] ?? 0) + linesOf(text);
  }
  return { buckets, end: start + span };
}
