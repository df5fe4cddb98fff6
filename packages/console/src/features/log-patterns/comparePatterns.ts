import type { LogPattern, LogPatterns } from './groupPatterns.ts';

/** Difference of a pattern between two times. */
export type PatternChange = 'new' | 'gone' | 'more' | 'less';

/** Minimum number of lines on the other side for a pattern to be called new or gone. */
export const leastLines = 200;

/** Minimum number of lines of a pattern that became more or less frequent. */
const leastOfPattern = 10;

/** Factor from which on a pattern is more or less frequent. */
const factor = 3;

/**
 * Compares how frequent a pattern was before and since a time, by its share of the lines. `undefined` if it is about as
 * frequent, or if there are fewer than {@link leastLines} lines to tell.
 */
export function changeOf(
  { total, before }: Pick<LogPattern, 'total' | 'before'>,
  totals: Pick<LogPatterns, 'before' | 'since'>,
): PatternChange | undefined {
  const since = total - before;
  if (before === 0) return totals.before.lines < leastLines ? undefined : 'new';
  if (since === 0) return totals.since.lines < leastLines ? undefined : 'gone';
  if (Math.min(totals.before.lines, totals.since.lines) < leastLines) return undefined;
  const shareBefore = before / totals.before.lines;
  const shareSince = since / totals.since.lines;
  if (since >= leastOfPattern && shareSince >= factor * shareBefore) return 'more';
  if (before >= leastOfPattern && shareBefore >= factor * shareSince) return 'less';
  return undefined;
}
