import { createLinearMatcher } from './regex/createLinearMatcher.ts';
import type { LinearMatcher } from './regex/createLinearMatcher.ts';
import { safeLength } from './regex/cost.ts';
import { parsePattern } from './regex/parsePattern.ts';
import { toProgram } from './regex/program.ts';
import type { LogQuery, LogQueryError } from './types.ts';

/** A query, ready to use. */
export interface CompiledQuery {
  /** Global. For letters too, should {@link literal} not do. */
  readonly pattern: RegExp;
  /** Finds the same in text up to U+00FF, without the warm-up time of `pattern`. Global. */
  readonly narrow: RegExp;
  /** Letters to look for as they are, which is fastest. */
  readonly literal: string | undefined;
  /** Whether a match could span lines if it were given several at once. */
  readonly isLineWise: boolean;
  /** Up to this length of a line, in UTF-16 units, `pattern` is sure to be done in time. */
  readonly safeLength: number;
  /** Does what `pattern` does, for longer lines. Without it, only their start is searched. */
  readonly linear: LinearMatcher | undefined;
}

/** Maximum number of steps of the browser's engine on one line: some 20 ms of work, between two looks at the clock. */
const maxSteps = 1e7;

/** As {@link maxSteps}, for lines that are tested while the caller waits. */
const maxTestSteps = 1e5;

/** An expression with more groups is rejected: nested ones could overflow the stack. */
const maxGroups = 250;

/** An expression with look-around or a reference must be safe on lines up to this length. */
const leastLength = 200;

const isAscii = /^[\0-\u007F]*$/;

const escapeRegex = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

const wholeWord = (source: string) => String.raw`(?<![\p{L}\p{N}_])(?:${source})(?![\p{L}\p{N}_])`;

/** With the `u` flag where the source allows it, so that `.` is one emoji and not half of it. */
function compile(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, `${flags}u`);
  } catch {
    return new RegExp(source, flags);
  }
}

/** Returns the typed expression, or `undefined` if it is invalid. */
function compileOwn(source: string, flags: string): RegExp | undefined {
  try {
    return compile(source, flags);
  } catch {
    return undefined;
  }
}

function compileLetters({ text, isCaseSensitive = false, isWholeWord = false }: LogQuery) {
  const own = escapeRegex(text);
  const pattern = compile(isWholeWord ? wholeWord(own) : own, isCaseSensitive ? 'g' : 'gi');
  return {
    pattern,
    // Without `u`, letters of ASCII have no other case beyond U+00FF: the Kelvin sign is no k.
    narrow:
      isWholeWord || !isAscii.test(text)
        ? pattern
        : new RegExp(own, pattern.flags.replace('u', '')),
    literal: isWholeWord || !isCaseSensitive ? undefined : text,
    isLineWise: false,
    safeLength: Infinity,
    linear: undefined,
  };
}

/** A query that cannot be used. */
export interface InvalidQuery {
  readonly error: LogQueryError;
}

/**
 * Compiles a query. The browser's engine backtracks, which can take exponential time. Therefore it gets only lines that
 * are short enough for the pattern, and longer ones go to a matcher in linear time.
 */
export function compileQuery(
  query: LogQuery,
  stepsPerLine = maxSteps,
): CompiledQuery | InvalidQuery {
  const { text, isRegex = false, isCaseSensitive = false, isWholeWord = false } = query;
  if (!isRegex) return compileLetters(query);
  if (text.split('(').length > maxGroups) return { error: 'costlyRegex' };
  // Alone first: "a)(b" must not become valid inside the group of `wholeWord`.
  const own = compileOwn(text, isCaseSensitive ? 'g' : 'gi');
  if (own === undefined) return { error: 'invalidRegex' };
  const pattern = isWholeWord ? compile(wholeWord(text), own.flags.replace('u', '')) : own;
  const parsed = parsePattern(text);
  const program = toProgram(parsed, isWholeWord);
  const safe = safeLength(parsed, stepsPerLine);
  if (program === undefined && safe < leastLength) {
    return { error: 'costlyRegex' };
  }
  return {
    pattern,
    narrow: pattern,
    literal: undefined,
    isLineWise: true,
    safeLength: safe,
    linear: program && createLinearMatcher(program, own.flags.replace('g', '')),
  };
}

/** A query as a test of texts. */
export interface LogTextTest {
  /** Whether a text has a match. Takes linear time, so it never blocks the page, whatever the expression. */
  readonly test: (text: string) => boolean;
}

/** Compiles a query to a test of texts that are not in a store. An empty match counts. */
export function createTextTest(query: LogQuery): LogTextTest | InvalidQuery {
  const compiled = compileQuery(query, maxTestSteps);
  if ('error' in compiled) return compiled;
  const { pattern, linear, safeLength: safe } = compiled;
  return {
    test: (text) => {
      if (text.length > safe && linear !== undefined) return linear.test(text);
      pattern.lastIndex = 0;
      return pattern.test(text.length > safe ? text.slice(0, safe) : text);
    },
  };
}
