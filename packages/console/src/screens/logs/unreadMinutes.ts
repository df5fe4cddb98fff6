import type { TimeSpan } from '@quayside/design-system/log-viewer';

/** Milliseconds of a minute. */
const minute = 60_000;

const lengthOf = ({ start, end }: TimeSpan) => end - start;

/**
 * Returns the whole minutes that were not read, and those of the range. A range of which something was read is never
 * unread as a whole, and one of which something was not read never has 0 unread minutes.
 * @param unread Spans that were not read, in milliseconds since the epoch.
 * @param range The shown range.
 */
export function unreadMinutes(
  unread: readonly TimeSpan[],
  range: TimeSpan,
): [unread: number, all: number] {
  const unreadMs = unread.reduce((sum, span) => sum + lengthOf(span), 0);
  const all = Math.max(1, Math.ceil(lengthOf(range) / minute));
  return [Math.max(1, Math.floor(unreadMs / minute)), all];
}
