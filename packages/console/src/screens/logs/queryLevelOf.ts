import { levelOf } from '@quayside/design-system/log-viewer';
import type { LogLevel } from '@quayside/design-system/log-viewer';

/** Returns the level of a line from the platform's name for it; `undefined` if it must be detected from the text. */
export function queryLevelOf(level: string): LogLevel | undefined {
  const known = levelOf(level);
  return known === 'none' ? undefined : known;
}
