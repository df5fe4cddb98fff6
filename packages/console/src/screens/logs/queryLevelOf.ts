import type { AppLogEntry } from '@quayside/api-contract';

import { queryLevels } from '../../logs-query/logQuery.ts';
import type { QueryLevel } from '../../logs-query/logQuery.ts';

/** How grave a line of an app is, among the levels a query knows; `undefined` where the platform does not know. */
export function queryLevelOf(level: AppLogEntry['level']): QueryLevel | undefined {
  if (level === 'critical' || level === 'fatal') return 'error';
  if (level === 'warn') return 'warning';
  return queryLevels.find((known) => known === level);
}
