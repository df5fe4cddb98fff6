import type { TimestampMode } from './timestamp.ts';

const msPerDay = 86_400_000;

/** Returns what identifies the day of a time in the zone of the times that are shown; `undefined` if none are. */
export function dayOf(time: number | undefined, mode: TimestampMode): string | undefined {
  if (time === undefined || Number.isNaN(new Date(time).getTime())) return undefined;
  if (mode === 'utc') return String(Math.floor(time / msPerDay));
  return mode === 'local' ? new Date(time).toDateString() : undefined;
}

/** Whether a line is of another day than the one before it. */
export function isOtherDay(
  time: number | undefined,
  before: number | undefined,
  mode: TimestampMode,
): boolean {
  const day = dayOf(time, mode);
  const dayBefore = dayOf(before, mode);
  return day !== undefined && dayBefore !== undefined && day !== dayBefore;
}

/** Formats the day of a time: `Saturday, 28 November 2026`. */
export function formatDay(time: number, mode: TimestampMode, locale?: string): string {
  const timeZone = mode === 'utc' ? 'UTC' : undefined;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone }).format(time);
}
