import { diffArrays } from 'diff';

import { comparableText } from './compareLogs.ts';

/** A line of a log, with its number from 1. */
export interface NumberedLine {
  line: number;
  text: string;
}

/** Adjacent lines that only one of two logs has, or that both have. */
export interface LogHunk {
  isEqual: boolean;
  here: readonly NumberedLine[];
  there: readonly NumberedLine[];
}

/** Logs with more differing lines are not aligned: it would take too long. */
const mostDifferences = 3000;

/**
 * Aligns two build logs: their lines in order, by whether both have them. Times, sizes, ids and progress do not count.
 * `undefined` if they differ in more than 3,000 lines.
 */
export function alignLogs(
  lines: readonly string[],
  other: readonly string[],
): LogHunk[] | undefined {
  const here = comparedLines(lines);
  const there = comparedLines(other);
  const changes = diffArrays(
    there.map(({ key }) => key),
    here.map(({ key }) => key),
    { maxEditLength: mostDifferences },
  );
  if (changes === undefined) return undefined;
  const hunks: LogHunk[] = [];
  let hereAt = 0;
  let thereAt = 0;
  /** The hunk that the next change belongs to; `undefined` after common lines. */
  let open: { isEqual: false; here: NumberedLine[]; there: NumberedLine[] } | undefined;
  for (const { added, removed, count } of changes) {
    if (!added && !removed) {
      hunks.push({
        isEqual: true,
        here: here.slice(hereAt, (hereAt += count)),
        there: there.slice(thereAt, (thereAt += count)),
      });
      open = undefined;
      continue;
    }
    if (open === undefined) hunks.push((open = { isEqual: false, here: [], there: [] }));
    if (added) open.here.push(...here.slice(hereAt, (hereAt += count)));
    else open.there.push(...there.slice(thereAt, (thereAt += count)));
  }
  return hunks;
}

function comparedLines(lines: readonly string[]): (NumberedLine & { key: string })[] {
  return lines.flatMap((text, index) => {
    const key = comparableText(text);
    return key === '' ? [] : [{ line: index + 1, text, key }];
  });
}
