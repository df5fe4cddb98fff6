/** One variable of a `.env` file. */
export interface DotenvVariable {
  kind: 'variable';
  /** Text before the `=`; not validated, so that the error can be shown. */
  name: string;
  value: string;
  /** From 1. */
  firstLine: number;
  /** End of its value; `firstLine` unless it is in quotes or a PEM block. */
  lastLine: number;
  /** Whether nothing in the value is a reference: it is in single quotes, or its form has none. @default false */
  isLiteral?: boolean;
}

/**
 * Why a line is not a variable. `no-equals`: it has no `=`. `no-name`: there is nothing before the `=`.
 * `unclosed-quote`: no quote ends its value. `text-after-quote`: more than a comment follows its value.
 * `unclosed-pem`: its value starts as a key or certificate (PEM), and has no end. `no-value`: its value would come from
 * elsewhere. `unsupported`: a form that is not read. `broken-json`: the text starts as JSON, and is not.
 */
export type DotenvProblem =
  | 'no-equals'
  | 'no-name'
  | 'unclosed-quote'
  | 'text-after-quote'
  | 'unclosed-pem'
  | 'no-value'
  | 'unsupported'
  | 'broken-json';

/** A line that could not be read. */
export interface DotenvError {
  kind: 'error';
  problem: DotenvProblem;
  /** From 1. */
  line: number;
  /** The line as in the file. */
  text: string;
}

/** Content of a line in a `.env` file, if any. */
export type DotenvEntry = DotenvVariable | DotenvError;

/** Returns the error of a line. */
export const failed = (problem: DotenvProblem, line: number, text: string): DotenvError => ({
  kind: 'error',
  problem,
  line,
  text,
});

/** Returns the number of line breaks in a text. */
export function countBreaks(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

/** Words of a shell before a name. */
export const beforeName = /^(?:\$[ \t]+)?(?:(?:export|declare[ \t]+-x|typeset[ \t]+-x|env)[ \t]+)?/;

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
 * assignment = [ "$" 1*blank ] [ ( "export" / "declare -x" / "typeset -x" / "env" ) 1*blank ] name blanks "=" blanks value
 * value      = bare / pem / literal *( "\'" literal ) / "`" *any-but-` "`" / DQUOTE *( escape / any ) DQUOTE
 * literal    = "'" *any-but-' "'"
 * pem        = 1*( "-----BEGIN " label "-----" *( line end, base64 or header ) "-----END " label "-----" )
 * comment    = "#" *any            ; to the end of the line; behind `=` or a value only after a blank
 * blank      = SPACE / TAB
 * ```
 *
 * - A bare value ends with its line; blanks around it do not belong to it, a backslash or a quote within it does.
 * - Between quotes everything counts as it is, line ends included; in double quotes a backslash makes `n r t b f v`
 *   a control character, is removed before a quote, a backtick, `$` or another backslash, and stays before anything
 *   else. `'it'\''s'` is how a shell writes a quote between single quotes.
 * - Nothing is expanded: `$NAME` stays `$NAME`.
 * - Keys and certificates (PEM, RFC 7468) need no quotes: no line of them is taken for a variable.
 * - An error affects only its own line or PEM block; the next line is parsed as if it were the first.
 * - A repeated name is returned each time, in order.
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
    line += countBreaks(source.slice(end, next));
  }
  return entries;
}

/** A quote between single quotes, as shells write it. */
const escapedQuote = String.raw`'\''`;

interface Line {
  /** Start and end in the file. */
  start: number;
  end: number;
  /** From 1. */
  line: number;
}

interface Read {
  entry: DotenvEntry;
  /** Start of the next line. */
  next: number;
}

function readAssignment(source: string, { start, end, line }: Line): Read {
  const text = source.slice(start, end);
  const pem = readPem(source, start, end);
  const wrong = (problem: DotenvProblem): Read => ({
    entry: failed(problem, line, text),
    next: afterLine(source, pem?.lastEnd ?? end),
  });
  const equals = text.indexOf('=');
  if (equals === -1 || pem?.isNameless) return wrong('no-equals');
  const name = trimBlanks(text.slice(0, equals)).replace(beforeName, '');
  if (name === '') return wrong('no-name');

  let at = start + equals + 1;
  while (isBlank(source[at])) at += 1;
  const quote = source[at] ?? '';
  if (!quotes.has(quote)) {
    if (pem !== undefined) {
      if (pem.close === undefined) return wrong('unclosed-pem');
      const value = source.slice(at, pem.close);
      const lastLine = line + countBreaks(value);
      const entry: DotenvEntry = { kind: 'variable', name, value, firstLine: line, lastLine };
      return { entry, next: afterLine(source, pem.lastEnd) };
    }
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
  const value =
    quote === '"'
      ? unescape(quoted)
      : quote === "'"
        ? quoted.replaceAll(escapedQuote, "'")
        : quoted;
  const lastLine = line + countBreaks(quoted);
  const isLiteral = quote === "'" && { isLiteral: true };
  return {
    entry: { kind: 'variable', name, value, firstLine: line, lastLine, ...isLiteral },
    next: afterLine(source, lastEnd),
  };
}

interface Pem {
  /** Whether there is no name before it. */
  isNameless: boolean;
  /** End; `undefined` where no line ends it. */
  close: number | undefined;
  /** The end of its last line. */
  lastEnd: number;
}

const pemBegin = /^(?<before>[^#]*=[ \t]*["'`]?|)[ \t]*-----BEGIN [^-]+-----[ \t]*$/;
const pemEnd = /^[ \t]*-----END [^-]+-----(?=["'`]?[ \t]*(?:#.*)?$)/;
/** A header as `Proc-Type: 4,ENCRYPTED`, and a line of base64 without or with padding. */
const pemHeader = /^[A-Za-z-]+: /;
const base64 = /^[A-Za-z0-9+/]*$/;
const paddedBase64 = /^[A-Za-z0-9+/]+={1,2}$/;

/** Returns the key or certificate that starts in a line, with those that directly follow it, as in a chain. */
function readPem(source: string, start: number, end: number): Pem | undefined {
  const begin = pemBegin.exec(source.slice(start, end));
  if (begin === null) return undefined;
  const pem: Pem = { isNameless: begin.groups?.['before'] === '', close: undefined, lastEnd: end };
  let isOpen = true;
  for (let at = afterLine(source, end); at < source.length; at = afterLine(source, pem.lastEnd)) {
    const lastEnd = lineEnd(source, at);
    const content = source.slice(at, lastEnd);
    const close = pemEnd.exec(content);
    const isNext = !isOpen && /^[ \t]*-----BEGIN [^-]+-----[ \t]*$/.test(content);
    if (isOpen ? close === null && !isPemBody(content) : !isNext) return pem;
    if (close !== null) pem.close = at + close[0].length;
    if (isNext) pem.close = undefined;
    isOpen = close === null;
    pem.lastEnd = lastEnd;
  }
  return pem;
}

/** Whether a line can be part of a PEM block: `DEBUG=` cannot, because base64 has groups of four characters. */
function isPemBody(content: string): boolean {
  const text = trimBlanks(content);
  if (paddedBase64.test(text)) return text.length % 4 === 0;
  return base64.test(text) || pemHeader.test(text);
}

function bareValue(rest: string): string {
  const comment = /[ \t]#/.exec(rest);
  return trimBlanks(comment === null ? rest : rest.slice(0, comment.index));
}

function closingQuote(source: string, from: number, quote: string): number {
  for (let at = from; at < source.length; at += 1) {
    if (quote === "'" && source.startsWith(escapedQuote, at)) at += escapedQuote.length - 1;
    else if (source[at] === quote) return at;
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
