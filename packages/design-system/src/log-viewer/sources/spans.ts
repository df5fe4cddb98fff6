/** A span of time in milliseconds since the epoch, `end` excluded. */
export interface TimeSpan {
  readonly start: number;
  readonly end: number;
}

/** Adds a span to spans that are in order and apart from each other. */
export function addSpan(spans: readonly TimeSpan[], added: TimeSpan): readonly TimeSpan[] {
  if (!(added.end > added.start)) return spans;
  const apart = spans.filter(({ start, end }) => end < added.start || start > added.end);
  const touching = spans.filter(({ start, end }) => end >= added.start && start <= added.end);
  const joined = {
    start: Math.min(added.start, ...touching.map(({ start }) => start)),
    end: Math.max(added.end, ...touching.map(({ end }) => end)),
  };
  return [...apart, joined].toSorted((a, b) => a.start - b.start);
}

/** Removes the time before `start` from spans. */
export const spansFrom = (spans: readonly TimeSpan[], start: number): readonly TimeSpan[] =>
  spans
    .filter(({ end }) => end > start)
    .map((span) => (span.start < start ? { ...span, start } : span));

/** Returns the parts of a span that are in none of the spans, in order. */
export function unreadSpans(read: readonly TimeSpan[], within: TimeSpan): TimeSpan[] {
  const unread: TimeSpan[] = [];
  let at = within.start;
  for (const { start, end } of read) {
    if (start >= within.end) break;
    if (start > at) unread.push({ start: at, end: start });
    at = Math.max(at, end);
  }
  if (at < within.end) unread.push({ start: at, end: within.end });
  return unread;
}
