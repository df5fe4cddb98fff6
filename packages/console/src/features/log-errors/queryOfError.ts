import { quoteValue } from '../log-query/logQuery.ts';
import { termOfPath } from '../log-query/termOfPath.ts';
import type { LogErrorSummary } from './errorsOf.ts';

/**
 * Returns the query that opens the lines of an error: the text that all its tracebacks share, or the method, the path
 * and the status of its requests. Text from the first masked part on is left out.
 */
export function queryOfError({ kind, shared }: Pick<LogErrorSummary, 'kind' | 'shared'>): string {
  if (kind === 'exception') return quoteValue(shared.split('•', 1)[0]?.trim() ?? '');
  const [path = '', ...method] = shared.split(' ').toReversed();
  return [...method, termOfPath(path), 'status:5xx'].join(' ');
}
