import type { LogStore } from './types.ts';

/** Returns the first line at or after a time; `endRow` if there is none. Lines with a time have to be in its order. */
function firstLineFrom(store: LogStore, time: number): number {
  let low = store.firstRow;
  let high = store.endRow;
  while (low < high) {
    const middle = (low + high) >>> 1;
    let line = middle;
    while (line > low && store.time(line) === undefined) line -= 1;
    if ((store.time(line) ?? Number.NEGATIVE_INFINITY) < time) low = middle + 1;
    else high = line;
  }
  return low;
}

/**
 * Returns the number of a line in another store of the same log: that of the line with its time and text, of equal ones
 * the same. `undefined` if there is none, or the line has no time.
 */
export function sameLine(line: number, from: LogStore, to: LogStore): number | undefined {
  const time = from.time(line);
  if (time === undefined || from.isGap(line)) return undefined;
  const text = from.text(line);
  const origin = from.origin(line);
  const isSame = (store: LogStore, at: number) =>
    store.text(at) === text && store.origin(at) === origin && !store.isGap(at);
  let before = 0;
  for (let at = firstLineFrom(from, time); at < line; at += 1) if (isSame(from, at)) before += 1;
  for (let at = firstLineFrom(to, time); at < to.endRow && to.time(at) === time; at += 1) {
    if (!isSame(to, at)) continue;
    if (before === 0) return at;
    before -= 1;
  }
  return undefined;
}

/** Returns the same line of another store, or the next one after its time; the last one if there is none. */
export function nearestLine(line: number, from: LogStore, to: LogStore): number {
  const time = from.time(line);
  const next = time === undefined ? to.endRow : firstLineFrom(to, time);
  return sameLine(line, from, to) ?? Math.max(to.firstRow, Math.min(next, to.endRow - 1));
}
