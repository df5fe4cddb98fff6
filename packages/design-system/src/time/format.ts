/** Format of a {@link Time}. */
export type TimeFormat = 'relative' | 'absolute' | 'day' | 'clock';

/** Time zone of every time: `local`, `UTC`, or an IANA name such as `Europe/Berlin`. */
export type TimeZoneChoice = string;

/** Returns the IANA name of a choice; `undefined` for the local zone. */
export const zoneOf = (choice: TimeZoneChoice): string | undefined =>
  choice === 'local' ? undefined : choice;

/** Whether a value is `local`, `UTC`, or the name of a zone that the browser knows. */
export function isTimeZoneChoice(value: unknown): value is TimeZoneChoice {
  if (typeof value !== 'string') return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zoneOf(value) }).resolvedOptions();
    return true;
  } catch {
    return false;
  }
}

/** Inputs of a formatted time, apart from the time itself. */
export interface FormatOptions {
  /** A BCP 47 tag. */
  locale: string;
  /** An IANA zone; `undefined` is the local zone. */
  timeZone: string | undefined;
}

const steps = [
  { unit: 'second', seconds: 1, until: 60 },
  { unit: 'minute', seconds: 60, until: 3600 },
  { unit: 'hour', seconds: 3600, until: 86_400 },
  { unit: 'day', seconds: 86_400, until: 14 * 86_400 },
  { unit: 'week', seconds: 604_800, until: 60 * 86_400 },
  { unit: 'month', seconds: 2_629_746, until: 31_556_952 },
  { unit: 'year', seconds: 31_556_952, until: Infinity },
] as const;

/** Caches formatters by locale and options: creating one is slow, and a list has many times. */
function remember<Options extends object, Format>(
  make: (locale: string, options: Options) => Format,
) {
  const made = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = made.get(key) ?? make(locale, options);
    made.set(key, format);
    return format;
  };
}

const relativeFormat = remember(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);
const formatOfZone = remember(
  (locale, options: Intl.DateTimeFormatOptions & { offset: number }) =>
    new Intl.DateTimeFormat(locale, options),
);
/** The offset detects a change of the machine's time zone, which `Intl` does not notice. */
const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions) =>
  formatOfZone(locale, { ...options, offset: new Date().getTimezoneOffset() });

/**
 * Whole units between two times, in the largest readable unit. Future times are rounded: 7 days
 * that have just started count as 7, not 6.
 */
function measure(milliseconds: number) {
  const seconds = Math.abs(milliseconds) / 1000;
  const isPast = milliseconds >= 0;
  const step =
    steps.find(({ seconds: one, until }) =>
      isPast ? seconds < until : Math.round(seconds / one) * one < until,
    ) ?? steps[6];
  const count = seconds / step.seconds;
  return { unit: step.unit, count: isPast ? Math.floor(count) : Math.round(count) };
}

/** Locales with misleading short units: Arabic's past months read "within", and Spanish months are an "m". */
const isBetterLong = (locale: string) => /^(?:ar|es)\b/.test(locale);

/** "12 min ago", "1 day ago", "in 3 days", "now". Counts units and not dates: a day is 24 hours. */
export function formatRelative(time: number, now: number, { locale }: FormatOptions): string {
  const { unit, count } = measure(now - time);
  const style = isBetterLong(locale) ? 'long' : 'short';
  // `auto` would say "yesterday" for 47 hours, and "last month" for 60 days.
  const format = relativeFormat(locale, { numeric: count === 0 ? 'auto' : 'always', style });
  return format.format(time <= now ? -count : count, unit);
}

/** "21 Nov 2026, 09:11:12 UTC": date, time and zone. */
export function formatAbsolute(time: number, { locale, timeZone }: FormatOptions): string {
  return dateFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone,
  }).format(time);
}

/** "Saturday, 21 November 2026", or "Today" on the day of `now`: the day, for headings of lists by day. */
export function formatDay(time: number, { locale, timeZone }: FormatOptions, now?: number): string {
  const date = dateFormat(locale, { dateStyle: 'full', timeZone });
  const day = date.format(time);
  if (now === undefined || day !== date.format(now)) return day;
  const today = relativeFormat(locale, { numeric: 'auto' }).format(0, 'day');
  return today.charAt(0).toLocaleUpperCase(locale) + today.slice(1);
}

/** "09:11": hour and minute, for the entries of a day. */
export function formatClock(time: number, { locale, timeZone }: FormatOptions): string {
  return dateFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(time);
}
