/** One variable of a `.env` file. */
export interface DotenvVariable {
  kind: 'variable';
  /** What stands before the `=`; not checked, so that a reader can be told what is wrong with it. */
  name: string;
  value: string;
  /** From 1. */
  firstLine: number;
  /** Where its value ends; `firstLine` unless it is in quotes. */
  lastLine: number;
}

/**
 * Why a line is not a variable. `no-equals`: it has no `=`. `no-name`: nothing stands before the `=`.
 * `unclosed-quote`: no quote ends its value. `text-after-quote`: more than a comment follows its value.
 */
export type DotenvProblem = 'no-equals' | 'no-name' | 'unclosed-quote' | 'text-after-quote';

/** A line that could not be read. */
export interface DotenvError {
  kind: 'error';
  problem: DotenvProblem;
  /** From 1. */
  line: number;
  /** The line as it stands in the file. */
  text: string;
}

/** What a line of a `.env` file holds, if it holds anything. */
export type DotenvEntry = DotenvVariable | DotenvError;

const quotes: ReadonlySet<string> = new Set(['"', "'", '`']);

const escapes: Readonly<Partial<Record<string, string>>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
};

/** Characters that a backslash takes their meaning from, within double quotes. */
const escapable = /["'`\\$]/;

/**
 * Reads a `.env` file. There is no standard; this is what shells, Docker Compose and the dotenv libraries of
 * Python and Node agree on, and where they do not, what changes no byte of a value:
 *
 * ```text
 * file       = [ BOM ] *( line ( LF / CRLF / CR ) )
 * line       = blanks [ comment / assignment ]
 * assignment = [ "export" 1*blank ] name blanks "=" blanks value
 * value      = bare / "'" *any-but-' "'" / "`" *any-but-` "`" / DQUOTE *( escape / any ) DQUOTE
 * comment    = "#" *any            ; to the end of the line; after a value only behind a blank
 * blank      = SPACE / TAB
 * ```
 *
 * - A bare value ends with its line; blanks around it do not belong to it, a backslash or a quote within it does.
 * - Between quotes everything counts as it is, line ends included; in double quotes a backslash makes `n r t b f v`
 *   a control character, stands for nothing before a quote, a backtick, `$` or another backslash, and for itself
 *   before anything else.
 * - Nothing is expanded: `$NAME` stays `$NAME`.
 * - What is wrong costs its own line only; the next one is read as if it began the file.
 * - A name that comes twice is there twice, in order.
 */
export function parseDotenv(text: string): DotenvEntry[] {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const entries: DotenvEntry[] = [];
  let at = 0;
  let line = 1;
  while (at < source.length) {
    const end = lineEnd(source, at);
    const content = source.slice(at, end).replace(/^[ \t]+/, '');
    if (content === '' || content.startsWith('#')) {
      at = afterLine(source, end);
      line += 1;
      continue;
    }
    const { entry, next } = readAssignment(source, { start: at, end, line });
    entries.push(entry);
    at = next;
    line = entry.kind === 'variable' ? entry.lastLine + 1 : line + 1;
  }
  return entries;
}

interface Line {
  /** Where it begins and ends in the file. */
  start: number;
  end: number;
  /** From 1. */
  line: number;
}

interface Read {
  entry: DotenvEntry;
  /** Where the line after it begins. */
  next: number;
}

function readAssignment(source: string, { start, end, line }: Line): Read {
  const text = source.slice(start, end);
  const wrong = (problem: DotenvProblem): Read => ({
    entry: { kind: 'error', problem, line, text },
    next: afterLine(source, end),
  });
  const equals = text.indexOf('=');
  if (equals === -1) return wrong('no-equals');
  const name = trimBlanks(text.slice(0, equals)).replace(/^export[ \t]+/, '');
  if (name === '') return wrong('no-name');

  let at = start + equals + 1;
  while (isBlank(source[at])) at += 1;
  const quote = source[at] ?? '';
  if (!quotes.has(quote)) {
    const value = bareValue(source.slice(start + equals + 1, end));
    const entry: DotenvEntry = { kind: 'variable', name, value, firstLine: line, lastLine: line };
    return { entry, next: afterLine(source, end) };
  }

  const close = closingQuote(source, at + 1, quote);
  if (close === -1) return wrong('unclosed-quote');
  const lastEnd = lineEnd(source, close);
  if (!/^[ \t]*(?:$|#)/.test(source.slice(close + 1, lastEnd))) {
    return wrong('text-after-quote');
  }
  const quoted = source.slice(at + 1, close);
  const value = quote === '"' ? unescape(quoted) : quoted;
  const lastLine = line + (quoted.match(/\r\n|\r|\n/g)?.length ?? 0);
  return {
    entry: { kind: 'variable', name, value, firstLine: line, lastLine },
    next: afterLine(source, lastEnd),
  };
}

function bareValue(rest: string): string {
  const comment = /(?:^|[ \t])#/.exec(rest);
  return trimBlanks(comment === null ? rest : rest.slice(0, comment.index));
}

function closingQuote(source: string, from: number, quote: string): number {
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === quote) return at;
    if (quote === '"' && source[at] === '\\') at += 1;
  }
  return -1;
}

function unescape(quoted: string): string {
  return quoted.replaceAll(/\\([\s\S])/g, (whole: string, character: string) =>
    escapable.test(character) ? character : (escapes[character] ?? whole),
  );
}

const isBlank = (character: string | undefined) => character === ' ' || character === '\t';

/** Not `trim()`, which takes away what may belong to a value: no-break spaces, a byte order mark. */
function trimBlanks(text: string): string {
  let from = 0;
  let to = text.length;
  while (isBlank(text[from])) from += 1;
  while (to > from && isBlank(text[to - 1])) to -= 1;
  return text.slice(from, to);
}

function lineEnd(source: string, from: number): number {
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '\n' || source[at] === '\r') return at;
  }
  return source.length;
}

function afterLine(source: string, end: number): number {
  return source.startsWith('\r\n', end) ? end + 2 : end + 1;
}
