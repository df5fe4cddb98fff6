/**
 * Timestamp format: none, in the zone of the device, in UTC, in the zone of `TimeSettings`, since the start of the log,
 * or since the line before.
 */
export type TimestampMode = 'none' | 'local' | 'utc' | 'zone' | 'sinceStart' | 'sincePrevious';

const pad = (value: number, width = 2) => String(Math.floor(value)).padStart(width, '0');

/** `+3.2 s`, `+1:04.2`, `+2:00:07.0`: minutes and hours only once there are any. */
function sinceStart(milliseconds: number): string {
  const sign = milliseconds < 0 ? '-' : '+';
  const tenths = Math.floor(Math.abs(milliseconds) / 100);
  const seconds = Math.floor(tenths / 10);
  const tail = tenths % 10;
  if (seconds < 60) return `${sign}${seconds}.${tail} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${sign}${minutes}:${pad(seconds % 60)}.${tail}`;
  return `${sign}${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${pad(seconds % 60)}.${tail}`;
}

/** `+12 ms`, and from a second on as since the start. */
function sincePrevious(milliseconds: number): string {
  const whole = Math.round(milliseconds);
  return Math.abs(whole) < 1000
    ? `${whole < 0 ? '-' : '+'}${Math.abs(whole)} ms`
    : sinceStart(whole);
}

/** Wall clock of a zone for one millisecond. */
function wallClock(time: number, timeZone: string): Record<string, string> {
  const formatter = formatterOf(timeZone);
  return Object.fromEntries(formatter.formatToParts(time).map(({ type, value }) => [type, value]));
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: timeZone === '' ? undefined : timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  });
  formatters.set(timeZone, made);
  return made;
}

const isDate = (time: number) => Math.abs(time) <= 8.64e15;

/** Options for formatting a time. */
export interface TimestampOptions {
  readonly mode: TimestampMode;
  /** Milliseconds since the epoch that count as 0 for `sinceStart` and `sincePrevious`. */
  readonly start?: number | undefined;
  /** IANA name of the zone for `zone`. @default that of the device */
  readonly timeZone?: string | undefined;
  /** With the date and the zone's offset, as files need it. @default false */
  readonly isFull?: boolean;
}

/**
 * Formats a time: `09:04:11.482`; in full as in RFC 3339, `2026-11-21T09:04:11.482Z`. Empty if the time is unknown or
 * times are hidden.
 */
export function formatTimestamp(time: number | undefined, options: TimestampOptions): string {
  const { mode, start, timeZone = '', isFull = false } = options;
  if (time === undefined || mode === 'none' || !isDate(time)) return '';
  if (mode === 'sinceStart') return sinceStart(time - (start ?? 0));
  if (mode === 'sincePrevious') return start === undefined ? '' : sincePrevious(time - start);
  if (mode === 'utc') {
    const iso = new Date(time).toISOString();
    return isFull ? iso : iso.slice(-13, -1);
  }
  const zone = mode === 'zone' ? timeZone : '';
  const { year, month, day, hour, minute, second, timeZoneName = '' } = wallClock(time, zone);
  const fraction = pad(((time % 1000) + 1000) % 1000, 3);
  const clock = `${hour}:${minute}:${second}.${fraction}`;
  const offset = timeZoneName.replace('GMT', '').replace('+00:00', '') || 'Z';
  return isFull ? `${year}-${month}-${day}T${clock}${offset}` : clock;
}

/** Options that separate days: those of the shown times. */
type DayOptions = Pick<TimestampOptions, 'mode' | 'timeZone'>;

const msPerDay = 86_400_000;

/** Returns what identifies the day of a time in the zone of the times that are shown; `undefined` if none are. */
export function dayOf(time: number | undefined, options: DayOptions): string | undefined {
  if (time === undefined || !isDate(time)) return undefined;
  switch (options.mode) {
    case 'utc':
      return String(Math.floor(time / msPerDay));
    case 'local':
      return new Date(time).toDateString();
    case 'zone':
      return formatTimestamp(time, { ...options, isFull: true }).slice(0, 10);
    case 'none':
    case 'sinceStart':
    case 'sincePrevious':
      return undefined;
  }
}

/** Whether a line is of another day than the one before it. */
export function isOtherDay(
  time: number | undefined,
  before: number | undefined,
  options: DayOptions,
): boolean {
  const day = dayOf(time, options);
  const dayBefore = dayOf(before, options);
  return day !== undefined && dayBefore !== undefined && day !== dayBefore;
}

/** Formats the day of a time: `Saturday, 28 November 2026`. */
export function formatDay(time: number, { mode, timeZone }: DayOptions, locale?: string): string {
  const zone = mode === 'zone' ? timeZone : mode === 'utc' ? 'UTC' : undefined;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: zone }).format(time);
}
