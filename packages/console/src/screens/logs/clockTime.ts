/** Parts of a clock time besides hours and minutes. */
export interface ClockTimeParts {
  hasDay?: boolean;
  hasYear?: boolean;
  hasSeconds?: boolean;
}

/**
 * Creates the formatter of clock times, for axes and ranges: `09:04`, `09:04:11`, `21 Nov, 09:04`.
 * @param timeZone an IANA name; `undefined` is the local zone
 */
export function clockTimeFormat(
  locale: string,
  timeZone: string | undefined,
  { hasDay = false, hasYear = false, hasSeconds = false }: ClockTimeParts,
): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    ...(hasDay && { day: 'numeric', month: 'short', ...(hasYear && { year: 'numeric' }) }),
    hour: '2-digit',
    minute: '2-digit',
    ...(hasSeconds && { second: '2-digit' }),
    hourCycle: 'h23',
    timeZone,
  });
}

const hour = 60 * 60_000;

/** Options for formatting a range. */
export interface RangeTimesOptions {
  locale: string;
  /** An IANA name. @default that of the device */
  timeZone?: string | undefined;
  /** Current time in milliseconds since the epoch: other days have a date, and other years a year. */
  now: number;
}

/**
 * Formats the two ends of a range: `09:04` and `10:30` of today, `20 Nov, 09:04` and `10:30` of another day, each with its
 * date if they differ. With seconds if the range is shorter than an hour.
 */
export function rangeTimes(
  { start, end }: { start: number; end: number },
  { locale, timeZone, now }: RangeTimesOptions,
): readonly [start: string, end: string] {
  const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'short', timeZone });
  const yearFormat = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone });
  const [startDay, endDay, today] = [start, end, now].map((time) => dayFormat.format(time));
  const isOneDay = startDay === endDay;
  const hasYear = [start, end].some((time) => yearFormat.format(time) !== yearFormat.format(now));
  const format = (time: number, hasDay: boolean) =>
    clockTimeFormat(locale, timeZone, {
      hasDay,
      hasYear,
      hasSeconds: end - start < hour,
    }).format(time);
  return [format(start, !isOneDay || startDay !== today), format(end, !isOneDay)];
}
