import { createScan } from './createScan.ts';
import type { ScanContext } from './createScan.ts';
import { createGrowingIndex } from './growingIndex.ts';
import { createLineMatcher } from './lineMatcher.ts';
import { matchMarks } from './marks.ts';
import type { LogMatch, LogQuery, LogSearch, LogView } from './types.ts';

/**
 * Finds matches. It stores only the lines with matches and their cumulative counts, and finds the matches themselves
 * again on request.
 */
export function createSearch(context: ScanContext, query: LogQuery, within?: LogView): LogSearch {
  const matcher = createLineMatcher(context, query);
  let lines = createGrowingIndex();
  /** By index in `lines`: matches up to and with that line. */
  let totals = createGrowingIndex();
  let total = 0;
  /** Matches in lines that are gone. */
  let gone = 0;

  const scan = createScan(context, {
    scan: (segment, from, to) => {
      const { hits, matched, end } = matcher.scan(segment, from, to);
      for (const index of matched) {
        const count = hits[index] ?? 0;
        // A match that is hidden is none.
        if (count === 0 || within?.has(segment.first + index) === false) continue;
        total += count;
        lines.push(segment.first + index);
        totals.push(total);
      }
      return end;
    },
    dropBelow: (line) => {
      const kept = lines.firstAtLeast(line);
      if (kept === lines.start) return;
      gone = totals.at(kept - 1);
      lines.dropBelow(line);
      totals.dropBelow(gone + 1);
    },
    restart: () => {
      lines = createGrowingIndex();
      totals = createGrowingIndex();
      total = 0;
      gone = 0;
    },
  });

  const matchAt = (place: number, nth: number): LogMatch | undefined => {
    if (place < lines.start || place >= lines.end) return undefined;
    const line = lines.at(place);
    const span = matcher.matchesOf(line).at(nth);
    return span && { line, ...span };
  };
  const totalBefore = (place: number) => (place > lines.start ? totals.at(place - 1) : gone);

  return {
    get version() {
      return scan.version;
    },
    subscribe: scan.subscribe,
    get progress() {
      return scan.progress;
    },
    error: matcher.error,
    get isPartial() {
      return matcher.isPartial;
    },
    get count() {
      return total - gone;
    },
    get lineCount() {
      return lines.end - lines.start;
    },
    matchesOf: (line) => (within?.has(line) === false ? [] : matcher.matchesOf(line)),
    next: (line, column, isInclusive = false) => {
      const place = lines.firstAtLeast(line);
      if (place < lines.end && lines.at(place) === line) {
        const nth = matcher
          .matchesOf(line)
          .findIndex(({ from }) => from > column || (isInclusive && from === column));
        return nth === -1 ? matchAt(place + 1, 0) : matchAt(place, nth);
      }
      return matchAt(place, 0);
    },
    previous: (line, column) => {
      const place = lines.firstAtLeast(line);
      if (place < lines.end && lines.at(place) === line) {
        const nth = matcher.matchesOf(line).findLastIndex(({ from }) => from < column);
        if (nth !== -1) return matchAt(place, nth);
      }
      return matchAt(place - 1, -1);
    },
    at: (index) => {
      if (index < 0 || index >= total - gone) return undefined;
      const place = totals.firstAtLeast(index + gone + 1);
      return matchAt(place, index + gone - totalBefore(place));
    },
    indexOf: ({ line, from }) => {
      const place = lines.firstAtLeast(line);
      const nth = matcher.matchesOf(line).findIndex((span) => span.from === from);
      return totalBefore(place) - gone + nth;
    },
    marks: (rows, count) => matchMarks(rows, count, lines),
    dispose: () => {
      scan.dispose();
      lines = createGrowingIndex();
      totals = createGrowingIndex();
      total = 0;
      gone = 0;
    },
  };
}
