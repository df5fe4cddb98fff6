import { templateOf } from '@quayside/design-system/log-viewer/parse';

/** Lines to group, each with its time and level. */
export interface PatternInput {
  texts: readonly string[];
  /** In milliseconds since the epoch. */
  times: Float64Array<ArrayBuffer>;
  levels: readonly string[];
  /** Span of the sparklines, in milliseconds since the epoch. */
  span: { start: number; end: number };
  /** Lines before this time are counted apart, in milliseconds since the epoch. @default none */
  since?: number | undefined;
}

/** Lines of the same template and level. */
export interface LogPattern {
  template: string;
  level: string;
  count: number;
  /** Number of lines before `since`. */
  before: number;
  /** Times of the first and the last line, in milliseconds since the epoch. */
  first: number;
  last: number;
  /** The last line, as it is in the log. It may contain a secret. */
  sample: string;
  /** Number of lines in each part of the span. */
  buckets: readonly number[];
}

/** Number of lines, and of those with level `error`. */
export interface LineTotals {
  lines: number;
  errors: number;
}

/** The patterns of lines. */
export interface LogPatterns {
  /** The most frequent first. */
  patterns: readonly LogPattern[];
  /** Number of lines that are in none of the patterns, because there were too many. */
  others: number;
  before: LineTotals;
  since: LineTotals;
}

/** Maximum number of patterns. */
export const mostPatterns = 2000;

const bucketCount = 24;

/** Groups lines by their templates. Two lines with different levels are never in one group. */
export function groupPatterns({ texts, times, levels, span, since }: PatternInput): LogPatterns {
  const groups = new Map<string, LogPattern & { buckets: number[] }>();
  const totals = { before: { lines: 0, errors: 0 }, since: { lines: 0, errors: 0 } };
  const width = Math.max(1, span.end - span.start) / bucketCount;
  let others = 0;
  texts.forEach((text, index) => {
    const time = times[index] ?? 0;
    const level = levels[index] ?? 'none';
    const isBefore = since !== undefined && time < since;
    const total = isBefore ? totals.before : totals.since;
    total.lines += 1;
    if (level === 'error') total.errors += 1;
    const template = templateOf(text);
    const key = `${level} ${template}`;
    let group = groups.get(key);
    if (group === undefined) {
      if (groups.size === mostPatterns) {
        others += 1;
        return;
      }
      const buckets = Array.from({ length: bucketCount }, () => 0);
      group = {
        template,
        level,
        count: 0,
        before: 0,
        first: time,
        last: time,
        sample: text,
        buckets,
      };
      groups.set(key, group);
    }
    group.count += 1;
    if (isBefore) group.before += 1;
    group.first = Math.min(group.first, time);
    if (time >= group.last) {
      group.last = time;
      group.sample = text;
    }
    const bucket = Math.min(bucketCount - 1, Math.max(0, Math.floor((time - span.start) / width)));
    group.buckets[bucket] = (group.buckets[bucket] ?? 0) + 1;
  });
  return {
    patterns: [...groups.values()].toSorted((one, other) => other.count - one.count),
    others,
    ...totals,
  };
}
