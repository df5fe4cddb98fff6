import { quoteValue } from './logQuery.ts';

/**
 * Returns the filter that selects the requests of a path, and no others. `path` has `{id}` in place of ids. If a part of
 * it is masked, the filter selects the paths that begin with what comes before: no secret is in a filter.
 */
export function termOfPath(path: string): string {
  const [start = '', ...masked] = path.split('•');
  return `path:${quoteValue(masked.length === 0 ? `=${path}` : start)}`;
}
