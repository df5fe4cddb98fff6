import type { PolledEntry } from '@quayside/design-system/log-viewer';

import { errorsOf } from '../log-errors/errorsOf.ts';
import { partCount } from './appHealthSchema.ts';
import type { AppHealth } from './appHealthSchema.ts';

/**
 * Counts the errors in the newest lines of an app, oldest first.
 * @param count Number of lines in the hour, of which these are the newest.
 * @param start Beginning of the hour, in milliseconds since the epoch.
 * @param end Its end.
 */
export function healthOf(
  entries: readonly PolledEntry[],
  count: number,
  { start, end }: { start: number; end: number },
): AppHealth {
  const times = errorsOf(entries).flatMap((error) => error.times);
  const parts = Array.from({ length: partCount }, () => 0);
  const partOf = (time: number) => {
    const part = Math.floor(((time - start) / (end - start)) * partCount);
    return Math.min(partCount - 1, Math.max(0, part));
  };
  for (const time of times) {
    const index = partOf(time);
    parts[index] = (parts[index] ?? 0) + 1;
  }
  const readFrom = count > entries.length ? (entries[0]?.time ?? null) : null;
  return {
    errors: times.length,
    first: times.length === 0 ? null : Math.min(...times),
    lines: entries.length,
    readFrom,
    parts: parts.slice(readFrom === null ? 0 : partOf(readFrom)),
  };
}
