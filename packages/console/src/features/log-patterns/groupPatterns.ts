import type { PolledEntry } from '@quayside/design-system/log-viewer';

/** Lines to group. */
export interface PatternInput {
  /** All lines that were read, each with its level. */
  entries: readonly PolledEntry[];
  /** Returns the template of a line. */
  templateOf: (entry: PolledEntry) => string;
  /** Whether a line is counted. The comparison is one of all lines. @default all are */
  matches?: (entry: PolledEntry) => boolean;
  /** Span of the sparklines, in milliseconds since the epoch. */
  span: { start: number; end: number };
  /** Lines before this time are counted apart, in milliseconds since the epoch. @default none */
  since?: number | undefined;
}

/** Lines of the same template and level. */
export interface LogPattern {
  template: string;
  level: string;
  /** Number of lines that match. */
  count: number;
  /** Number of lines, also of those that do not match, before `since` and in all. */
  before: number;
  total: number;
  /** Times of the first and the last line that match, in milliseconds since the epoch. */
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
  /** Patterns with a line that matches, the most frequent first. */
  patterns: readonly LogPattern[];
  /** Number of lines that match. */
  count: number;
  /** Number of lines that are in none of the patterns, because there were too many. */
  others: number;
  before: LineTotals;
  since: LineTotals;
}

/** Maximum number of patterns. */
export const mostPatterns = 2000;

const bucketCount = 24;

/** Groups lines by their templates. Two lines with different levels are never in one group. */
export function groupPatterns({
  entries,
  templateOf,
  matches = () => true,
  span,
  since = -Infinity,
}: PatternInput): LogPatterns {
  const groups = new Map<string, LogPattern & { buckets: number[] }>();
  const totals = { before: { lines: 0, errors: 0 }, since: { lines: 0, errors: 0 } };
  const width = Math.max(1, span.end - span.start) / bucketCount;
  let count = 0;
  let others = 0;
  for (const entry of entries) {
    const { time, text, level = 'none' } = entry;
    const isBefore = time < since;
    const isMatch = matches(entry);
    const total = isBefore ? totals.before : totals.since;
    total.lines += 1;
    if (level === 'error') total.errors += 1;
    if (isMatch) count += 1;
    const template = templateOf(entry);
    const key = `${level} ${template}`;
    let group = groups.get(key);
    if (group === undefined) {
      if (groups.size === mostPatterns) {
        if (isMatch) others += 1;
        continue;
      }
      group = {
        template,
        level,
        count: 0,
        before: 0,
        total: 0,
        first: time,
        last: time,
        sample: text,
        buckets: Array.from({ length: bucketCount }, () => 0),
      };
      groups.set(key, group);
    }
    group.total += 1;
    if (isBefore) group.before += 1;
    if (!isMatch) continue;
    group.first = group.count === 0 ? time : Math.min(group.first, time);
    group.count += 1;
    if (time >= group.last) {
      group.last = time;
      group.sample = text;
    }
    const bucket = Math.min(bucketCount - 1, Math.max(0, Math.floor((time - span.start) / width)));
    group.buckets[bucket] = (group.buckets[bucket] ?? 0) + 1;
  }
  return {
    patterns: [...groups.values()]
      .filter((each) => each.count > 0)
      .toSorted((one, other) => other.count - one.count),
    count,
    others,
    ...totals,
  };
}
