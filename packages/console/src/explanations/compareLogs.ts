/** Where two logs part. */
export interface LogDifference {
  /** In the log that is compared, from 1. */
  line: number;
  /** What stands there; `undefined` where that log has ended. */
  here: string | undefined;
  /** What stands there in the good one. */
  there: string | undefined;
}

/**
 * The first line at which the log of a build differs from a good one; `undefined` where it says the same up to its
 * end. Times, sizes, ids and progress are different in every build, so they do not count.
 */
export function compareLogs(
  lines: readonly string[],
  good: readonly string[],
): LogDifference | undefined {
  const index = lines.findIndex((line, at) => essence(line) !== essence(good[at] ?? ''));
  if (index === -1) return undefined;
  return { line: index + 1, here: lines[index], there: good[index] };
}

function essence(line: string): string {
  return line
    .replaceAll(/\b(?=[0-9a-f]*\d)[0-9a-f]{7,}\b/gi, 'id')
    .replaceAll(/\d+(?:[.,]\d+)*\s?(?:ms|s|min|[kKMG]i?B|%)(?:\/s)?/g, 'amount')
    .replaceAll(/\b\d+(?:\.\d+)?\b/g, 'n')
    .replaceAll(/[━─╸╺#=>.\s]+/g, ' ')
    .trim();
}
