import type { LogQuery } from './types.ts';

/** A query, ready to use. */
export interface CompiledQuery {
  /** Global. For letters too, should {@link literal} not do. */
  readonly pattern: RegExp;
  /** Letters to look for as they are, which is fastest. */
  readonly literal: string | undefined;
  /** Whether a match could span lines if it were given several at once. */
  readonly isLineWise: boolean;
}

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

/** @throws SyntaxError when the regular expression is invalid */
export function compileQuery(query: LogQuery): CompiledQuery {
  const { text, isRegex = false, isCaseSensitive = false, isWholeWord = false } = query;
  // Alone first: "a)(b" must not become valid inside the group of `wholeWord`.
  if (isRegex) compile(text, 'g');
  const own = isRegex ? text : escapeRegex(text);
  const source = isWholeWord ? wholeWord(own) : own;
  return {
    pattern: compile(source, isCaseSensitive ? 'g' : 'gi'),
    literal: isRegex || isWholeWord || !isCaseSensitive ? undefined : text,
    isLineWise: isRegex,
  };
}
