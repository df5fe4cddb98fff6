import type { LineRange, LogStore } from '@quayside/design-system/log-viewer';

/** A line of a log that goes on: numbers begin anew with each visit, so it is named by when it was written. */
interface LogPoint {
  /** In milliseconds since the epoch. */
  readonly time: number;
  /** Which of the lines of that moment, from 0. */
  readonly nth: number;
}

/** Lines of a log that goes on, from the first to the last, as an address names them. */
export interface LogPlace {
  readonly first: LogPoint;
  readonly last: LogPoint;
}

const pointSyntax = /^(?<time>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)(?:~(?<nth>[1-9]\d{0,5}))?$/;

function readPoint(text: string): LogPoint | undefined {
  const { time: iso = '', nth = '0' } = pointSyntax.exec(text)?.groups ?? {};
  const time = Date.parse(iso);
  return Number.isNaN(time) ? undefined : { time, nth: Number(nth) };
}

const writePoint = ({ time, nth }: LogPoint) =>
  new Date(time).toISOString() + (nth === 0 ? '' : `~${nth}`);

const isInOrder = ({ first, last }: LogPlace) =>
  first.time < last.time || (first.time === last.time && first.nth <= last.nth);

/** Reads a place from an address: `2026-11-21T09:00:00.000Z`, `…~2`, or two with a slash between. `undefined` for others. */
export function readLogPlace(text = ''): LogPlace | undefined {
  const [from = '', to = from, ...rest] = text.split('/');
  const first = readPoint(from);
  const last = readPoint(to);
  if (first === undefined || last === undefined || rest.length > 0) return undefined;
  const place = { first, last };
  return isInOrder(place) ? place : undefined;
}

/** Writes a place for an address. Of the lines it says when they were written, never what they say. */
export function writeLogPlace({ first, last }: LogPlace): string {
  const [from, to] = [writePoint(first), writePoint(last)];
  return from === to ? from : `${from}/${to}`;
}

type Lines = Pick<LogStore, 'firstRow' | 'endRow' | 'time' | 'entryOf'>;

const timeOf = (store: Lines, line: number) => store.time(store.entryOf(line));

function pointOf(store: Lines, line: number): LogPoint | undefined {
  const time = timeOf(store, line);
  if (time === undefined) return undefined;
  let nth = 0;
  // Late lines stand apart from others of their moment.
  for (let each = store.firstRow; each < line; each += 1) {
    if (timeOf(store, each) === time) nth += 1;
  }
  return { time, nth };
}

function lineOf(store: Lines, { time, nth }: LogPoint): number | undefined {
  let before = 0;
  for (let line = store.firstRow; line < store.endRow; line += 1) {
    if (timeOf(store, line) !== time) continue;
    if (before === nth) return line;
    before += 1;
  }
  return undefined;
}

/** The place of some lines, counted from 1; `undefined` where one has no time. */
export function placeOfLines(store: Lines, lines: LineRange): LogPlace | undefined {
  const first = pointOf(store, lines.first - 1);
  const last = lines.last === lines.first ? first : pointOf(store, lines.last - 1);
  if (first === undefined || last === undefined) return undefined;
  const place = { first, last };
  // A late line may end what an earlier one begins.
  return isInOrder(place) ? place : { first: last, last: first };
}

/** The lines at a place, counted from 1, as far as they are there; `undefined` where not even the first is. */
export function linesAtPlace(store: Lines, { first, last }: LogPlace): LineRange | undefined {
  const from = lineOf(store, first);
  if (from === undefined) return undefined;
  const to = lineOf(store, last) ?? from;
  return { first: Math.min(from, to) + 1, last: Math.max(from, to) + 1 };
}

/** So long before and after a line that an address names the log is shown, in milliseconds. */
const around = { before: 10 * 60_000, after: 60_000 };

/** The part of the log around a place. */
export const rangeAround = ({ first, last }: LogPlace) =>
  ({
    kind: 'between',
    start: first.time - around.before,
    end: last.time + around.after,
  }) as const;
