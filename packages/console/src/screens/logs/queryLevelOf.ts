import { levelOf } from '@quayside/design-system/log-viewer';
import type { LogLevel } from '@quayside/design-system/log-viewer';

/** Level of a line, by the platform's word for it; `undefined` where that says nothing, and the text has to. */
export function queryLevelOf(level: string): LogLevel | undefined {
  const known = levelOf(level);
  return known === 'none' ? undefined : known;
}
