/**
 * Formats a time as a `datetime-local` input does: `2026-11-21T09:04`.
 * @param timeZone an IANA name; `undefined` is the local zone
 */
export const toWallTime = (time: number, timeZone: string | undefined): string =>
  wallTime(time, timeZone).slice(0, 16);

/** Reads the value of a `datetime-local` input. NaN if it is none. */
export function fromWallTime(text: string, timeZone: string | undefined): number {
  const inUtc = Date.parse(`${text}Z`);
  if (Number.isNaN(inUtc)) return Number.NaN;
  const offsetAt = (time: number) => Date.parse(`${wallTime(time, timeZone)}Z`) - time;
  // The second time at the offset of that time, which near a change of clocks is another.
  return inUtc - offsetAt(inUtc - offsetAt(inUtc));
}

/** Returns the date of a time: `2026-11-21`. */
export const dateOf = (time: number, timeZone: string | undefined): string =>
  wallTime(time, timeZone).slice(0, 10);

/** To the second. Swedish dates are written as in ISO 8601. */
function wallTime(time: number, timeZone: string | undefined): string {
  const format = new Intl.DateTimeFormat('sv', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone,
  });
  return format.format(time).replace(' ', 'T');
}

/** Groups events by the dates of their times, in their order. */
export function groupByDate<Event extends { time: number }>(
  events: readonly Event[],
  timeZone: string | undefined,
): { date: string; events: Event[] }[] {
  const dates = Map.groupBy(events, ({ time }) => dateOf(time, timeZone));
  return [...dates].map(([date, ofDate]) => ({ date, events: ofDate }));
}
