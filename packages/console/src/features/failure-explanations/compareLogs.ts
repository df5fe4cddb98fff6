/** Position where two logs diverge. */
export interface LogDifference {
  /** In the log that is compared, from 1. */
  line: number;
  /** Content. */
  here: string;
  /** Lines that the successful log has after their common part; `undefined` where it has ended. */
  there: string | undefined;
}

/**
 * The first line of a build log that a good one does not have after what both have; `undefined` where it has them
 * all. Times, sizes, ids and progress are different in every build, and what a builder has in its cache or does
 * besides is chance, so neither counts.
 */
export function compareLogs(
  lines: readonly string[],
  good: readonly string[],
): LogDifference | undefined {
  const wanted = good.map(essence);
  let at = 0;
  for (const [index, here] of lines.entries()) {
    const text = essence(here);
    if (text === '' || housekeeping.test(text)) continue;
    const found = wanted.indexOf(text, at);
    if (found === -1) return { line: index + 1, here, there: nextOf(good, at) };
    at = found + 1;
  }
  return undefined;
}

/** Status lines of a builder (BuildKit's plain progress): cached, done, layers that come and go. */
const housekeeping =
  /^(?:-+$|CACHED|DONE|resolve |sha\S*|extracting |transferring |exporting |writing |naming |worker )/;

function nextOf(good: readonly string[], at: number): string | undefined {
  return good.find((line, index) => {
    const text = essence(line);
    return index >= at && text !== '' && !housekeeping.test(text);
  });
}

/** Returns the part of a line that two builds can be compared by; '' for lines that do not count. */
export function comparableText(line: string): string {
  const text = essence(line);
  return housekeeping.test(text) ? '' : text;
}

function essence(line: string): string {
  return (
    line
      .replace(/^#\d+ /, '')
      .replaceAll(/\b(?=[0-9a-f]*\d)[0-9a-f]{7,}\b/gi, 'id')
      // The unit is optional here, so that a long number without one is passed once, not from each of its digits.
      .replaceAll(
        /\d+(?:[.,]\d+)*(\s?(?:ms|s|min|[kKMG]i?B|B|%)(?:\/s)?\b)?/g,
        (number, unit: string | undefined) => (unit === undefined ? number : 'amount'),
      )
      .replaceAll(/\b\d+(?:\.\d+)?\b/g, 'n')
      .replaceAll(/[━─╸╺=>.\s]+/g, ' ')
      .trim()
  );
}
