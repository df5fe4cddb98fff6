import { anyOf, formatLogQuery, parseLogQuery } from '../../features/log-query/logQuery.ts';
import type { LogTerm } from '../../features/log-query/logQuery.ts';

/** The levels of the chart, from the bottom up. `none` is the level of lines without one. */
export const chartLevels = ['info', 'debug', 'none', 'warning', 'error'] as const;

/** A level of the chart. */
export type ChartLevel = (typeof chartLevels)[number];

/** Returns the levels that a term selects; none for other terms. */
function levelsOfTerm({ condition, isExcluded }: LogTerm): ChartLevel[] {
  if (isExcluded) return [];
  if (condition.kind === 'noLevel') return ['none'];
  if (condition.kind === 'level' && condition.comparison === '=') return [condition.level];
  if (condition.kind !== 'any') return [];
  const levels = condition.of.map(([only, ...more]) =>
    only === undefined || more.length > 0 ? [] : levelsOfTerm(only),
  );
  return levels.some((each) => each.length === 0) ? [] : levels.flat();
}

/** Returns the levels that a query selects; none if it does not select by level. */
export function levelsOfQuery(terms: readonly LogTerm[]): ReadonlySet<ChartLevel> {
  return new Set(terms.flatMap(levelsOfTerm));
}

/** Returns the terms of a query that do not select a level. */
export function withoutLevels(terms: readonly LogTerm[]): LogTerm[] {
  return terms.filter((term) => levelsOfTerm(term).length === 0);
}

/** Adds the level that was pressed to the levels of a query, or removes it. */
export function withLevel(terms: readonly LogTerm[], level: ChartLevel): string {
  const levels = new Set(levelsOfQuery(terms));
  if (!levels.delete(level)) levels.add(level);
  const term = anyOf([...levels].flatMap((each) => parseLogQuery(`level:${each}`)));
  return formatLogQuery([...withoutLevels(terms), ...(term === undefined ? [] : [term])]);
}
