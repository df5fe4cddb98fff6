/** Range of a live log, in milliseconds, by its name in the URL. */
export const logSpans = {
  '15m': 15 * 60_000,
  '1h': 60 * 60_000,
  '6h': 6 * 60 * 60_000,
  '24h': 24 * 60 * 60_000,
  '7d': 7 * 24 * 60 * 60_000,
} as const;

/** The name of a span. */
export type LogSpanName = keyof typeof logSpans;

/** The names of all spans, shortest first. */
export const spanNames: readonly LogSpanName[] = ['15m', '1h', '6h', '24h', '7d'];

/** Range of a log: a span up to now or from a time on, which are live, or from one time to another. */
export type LogRange =
  | { kind: 'last'; span: LogSpanName }
  /** In milliseconds since the epoch. */
  | { kind: 'since'; start: number }
  /** In milliseconds since the epoch. */
  | { kind: 'between'; start: number; end: number };

/** Range in the URL. */
export interface LogRangeQuery {
  /** The name of a span. */
  range?: string | undefined;
  /** RFC 3339. */
  start?: string | undefined;
  /** RFC 3339. Without it, the range is live. */
  end?: string | undefined;
}

/** The default span, which is also the platform's. */
export const defaultSpan: LogSpanName = '1h';

const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** `Date.parse` accepts any number as a year, and treats times without a zone as local. */
const readTime = (text: string) => (rfc3339.test(text) ? Date.parse(text) : Number.NaN);

/** Parses a range in a URL. An invalid one is the last hour. */
export function readLogRange({ range, start = '', end }: LogRangeQuery): LogRange {
  const from = readTime(start);
  if (end === undefined && !Number.isNaN(from)) return { kind: 'since', start: from };
  const to = readTime(end ?? '');
  if (from < to) return { kind: 'between', start: from, end: to };
  return { kind: 'last', span: spanNames.find((name) => name === range) ?? defaultSpan };
}

/** Formats a range for a URL. */
export function writeLogRange(range: LogRange): LogRangeQuery {
  if (range.kind === 'last') {
    return { range: range.span === defaultSpan ? undefined : range.span };
  }
  const start = new Date(range.start).toISOString();
  return range.kind === 'since' ? { start } : { start, end: new Date(range.end).toISOString() };
}

/** Returns the range of a saved view. One without a known span keeps the shown range. */
export function rangeOfView({ span }: { span?: string | undefined }, shown: LogRange): LogRange {
  const name = spanNames.find((each) => each === span);
  return name === undefined ? shown : { kind: 'last', span: name };
}
