import type { LogTimestamps } from '../model/state.ts';

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/**
 * The time beside a line: `09:04:11.482`, or since the start `+38.2 s`, `+1:02.4`, `+1:02:03`. Digits and colons in
 * every language, as logs are.
 *
 * @param time milliseconds since the epoch
 * @param start of the log, in the same
 */
export function formatLineTime(
  time: number | undefined,
  start: number | undefined,
  timestamps: LogTimestamps,
): string {
  if (time === undefined || timestamps === 'off') return '';
  if (timestamps === 'sinceStart') return start === undefined ? '' : formatSince(time - start);
  const date = new Date(time);
  const [hours, minutes, seconds, milliseconds] =
    timestamps === 'utc'
      ? [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds(), date.getUTCMilliseconds()]
      : [date.getHours(), date.getMinutes(), date.getSeconds(), date.getMilliseconds()];
  return `${pad(hours)}:${pad(minutes)}:${pad(seconds)}.${pad(milliseconds, 3)}`;
}

function formatSince(milliseconds: number): string {
  const sign = milliseconds < 0 ? '-' : '+';
  const tenths = Math.floor(Math.abs(milliseconds) / 100);
  const seconds = Math.floor(tenths / 10);
  if (seconds < 60) return `${sign}${seconds}.${tenths % 10} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${sign}${minutes}:${pad(seconds % 60)}.${tenths % 10}`;
  return `${sign}${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${pad(seconds % 60)}`;
}
