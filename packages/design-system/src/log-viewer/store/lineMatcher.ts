import type { ScanContext } from './createScan.ts';
import { flag } from './flags.ts';
import { compileQuery } from './query.ts';
import type { CompiledQuery } from './query.ts';
import type { SealedSegment, Segment } from './segment.ts';
import type { LogQuery, LogQueryError, LogSpan } from './types.ts';

/** Finds the matches of a query. Masked text never matches, not even in part. */
export interface LineMatcher {
  readonly error: LogQueryError | undefined;
  /** Whether a line was so long that only its start was searched. */
  readonly isPartial: boolean;
  matchesOf(line: number): readonly LogSpan[];
  /** Counts the matches of the lines `from` up to at most `to` of a segment. */
  scan(segment: Segment, from: number, to: number): FoundLines;
}

/** Matches in some lines of a segment. The arrays are reused for the next lines. */
export interface FoundLines {
  /** Number of matches of each line, by its index. */
  readonly hits: Uint32Array;
  /** The indexes of those that have any, in order. */
  readonly matched: Uint32Array;
  /** The line up to which was looked. */
  readonly end: number;
}

/** Lines looked at one by one before the clock is looked at, unless each may take long. */
const linesPerClockRead = 256;
const usualLength = 1000;

const noSpans: readonly LogSpan[] = [];

const isSealed = (segment: Segment): segment is SealedSegment => 'narrow' in segment;

/** In the middle of a surrogate pair the browser's engine would step back, and find the same again. */
const afterCharacter = (text: string, at: number) =>
  at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/** Calls back with the position of each match that is not empty. Returns whether all of the text was searched. */
function eachMatch(
  text: string,
  query: CompiledQuery,
  found: (from: number, to: number) => void,
): boolean {
  const { literal, pattern, linear, safeLength } = query;
  if (literal !== undefined) {
    for (
      let at = text.indexOf(literal);
      at !== -1;
      at = text.indexOf(literal, at + literal.length)
    ) {
      found(at, at + literal.length);
    }
    return true;
  }
  if (text.length > safeLength && linear !== undefined) return linear.each(text, found);
  const safe = text.length > safeLength ? text.slice(0, safeLength) : text;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(safe); match !== null; match = pattern.exec(safe)) {
    const { length } = match[0];
    if (length > 0) found(match.index, match.index + length);
    else pattern.lastIndex = afterCharacter(safe, pattern.lastIndex);
  }
  return safe === text;
}

/** As {@link eachMatch}, with the end alone, which takes half the time. No match may be empty. */
function eachEnd(
  text: string,
  { literal, pattern }: Pick<CompiledQuery, 'literal' | 'pattern'>,
  found: (end: number) => void,
) {
  if (literal === undefined) {
    pattern.lastIndex = 0;
    while (pattern.test(text)) found(pattern.lastIndex);
    return;
  }
  const { length } = literal;
  for (let at = text.indexOf(literal); at !== -1; at = text.indexOf(literal, at + length)) {
    found(at + length);
  }
}

export function createLineMatcher(context: ScanContext, query: LogQuery): LineMatcher {
  const { reader } = context;
  const result = query.text === '' ? undefined : compileQuery(query);
  const error = result !== undefined && 'error' in result ? result.error : undefined;
  const compiled = result !== undefined && 'pattern' in result ? result : undefined;
  let hits = new Uint32Array(1 << 13);
  let matched = new Uint32Array(1 << 13);
  let matchedCount = 0;
  let isPartial = false;

  const add = (index: number, count: number) => {
    const before = hits[index] ?? 0;
    hits[index] = before + count;
    if (before > 0 || count === 0) return;
    matched[matchedCount] = index;
    matchedCount += 1;
  };

  const matchesIn = (line: number, text: string): readonly LogSpan[] => {
    if (compiled === undefined) return noSpans;
    const spans: LogSpan[] = [];
    const isWhole = eachMatch(text, compiled, (from, to) => spans.push({ from, to }));
    if (!isWhole) isPartial = true;
    if (spans.length === 0) return noSpans;
    const hidden = reader.hidden(line, text);
    if (hidden.length === 0) return spans;
    return spans.filter((span) =>
      hidden.every(({ from, to }) => span.to <= from || span.from >= to),
    );
  };

  /** Adds up the matches in one of a segment's two strings. */
  const scanString = (segment: SealedSegment, isWide: boolean, using: CompiledQuery) => {
    const { literal, pattern, narrow } = using;
    const text = isWide ? segment.wide : segment.narrow;
    const lineAt = (isWide ? segment.wideLines : segment.narrowLines).walk();
    eachEnd(text, { literal, pattern: isWide ? pattern : narrow }, (end) =>
      add(lineAt(end - 1), 1),
    );
  };

  const scanLines = (segment: Segment, from: number, end: number) => {
    for (let index = from; index < end; index += 1) {
      add(index, matchesIn(segment.first + index, segment.text(index)).length);
    }
  };

  return {
    error,
    get isPartial() {
      return isPartial;
    },
    matchesOf: (line) => matchesIn(line, reader.secretText(line)),
    scan: (segment, from, to) => {
      if (hits.length < to) {
        hits = new Uint32Array(to);
        matched = new Uint32Array(to);
      }
      hits.fill(0, from, to);
      matchedCount = 0;
      const found = (end: number) => ({ hits, matched: matched.subarray(0, matchedCount), end });
      if (compiled === undefined) return found(to);
      if (!isSealed(segment) || compiled.isLineWise || from > 0) {
        const isQuick = compiled.safeLength >= usualLength;
        const end = Math.min(to, from + (isQuick ? linesPerClockRead : 1));
        scanLines(segment, from, end);
        return found(end);
      }
      scanString(segment, false, compiled);
      if (segment.wide !== '') {
        scanString(segment, true, compiled);
        matched.subarray(0, matchedCount).sort();
      }
      const mayHide = flag.suspect | flag.secret;
      for (const index of matched.subarray(0, matchedCount)) {
        if (((segment.flags[index] ?? 0) & mayHide) === 0) continue;
        const text = segment.text(index);
        const line = segment.first + index;
        if (reader.hidden(line, text).length > 0) hits[index] = matchesIn(line, text).length;
      }
      return found(to);
    },
  };
}
