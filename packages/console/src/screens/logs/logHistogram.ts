import type { HistogramBucket } from '@quayside/design-system';
import type { LogLevel, PolledEntry } from '@quayside/design-system/log-viewer';

/** How many bars a histogram has. */
const bars = 60;

/** Bars over a span of time. */
export interface LogHistogram {
  buckets: HistogramBucket[];
  /** When the last one ends, in milliseconds since the epoch. */
  end: number;
}

const groups: Readonly<Record<LogLevel, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'info',
  debug: 'info',
  none: 'info',
};

/** How many lines entries have, as the log viewer counts them: a traceback is one entry of many. */
export function countLines(entries: readonly PolledEntry[]): number {
  return entries.reduce((sum, { text }) => sum + linesOf(text), 0);
}

function linesOf(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines > 1 && text.endsWith('\n') ? lines - 1 : lines;
}

/** Counts lines over time by level: `error`, `warning`, and `info` for all others. Times in milliseconds. */
export function histogramOf(
  entries: readonly PolledEntry[],
  { start, end }: { start: number; end: number },
): LogHistogram {
  const width = Math.max(1, Math.ceil((end - start) / bars));
  const none: Readonly<Record<string, number>> = { info: 0, warning: 0, error: 0 };
  const buckets = Array.from({ length: bars }, (_, index) => ({
    start: start + index * width,
    counts: { ...none },
  }));
  for (const { time, text, level = 'none' } of entries) {
    const counts = buckets[Math.floor((time - start) / width)]?.counts;
    const group = groups[level];
    if (counts !== undefined) counts[group] = (counts[group] ?? 0) + linesOf(text);
  }
  return { buckets, end: start + bars * width };
}
