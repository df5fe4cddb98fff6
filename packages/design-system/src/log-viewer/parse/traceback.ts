import type { StyledSpan } from '../store/types.ts';
import { accent, accentAt } from './accents.ts';

/** The location line of a Python traceback: `  File "/app/main.py", line 3, in <module>`. */
export interface TracebackFrame {
  readonly kind: 'frame';
  readonly path: string;
  /** Counted from 1. */
  readonly lineNumber: number;
  readonly name: string;
  /** Whether it is not the user's own code: an installed package, the standard library, the interpreter. */
  readonly isLibrary: boolean;
  readonly accents: readonly StyledSpan[];
}

/** The line that ends a traceback: `ValueError: …`. */
export interface TracebackError {
  readonly kind: 'exception';
  readonly name: string;
  readonly accents: readonly StyledSpan[];
}

/** Prefixes of a builder (`#9 0.871 `) and of exception groups (`  | `). */
const margin = /^(?:#\d+ \d+\.\d+ )?(?:[ \t]*[|+] ?)?/;
const header = /^\s*(?:Exception Group )?Traceback \(most recent call last\):\s*$/;
const frame =
  /^\s+File "(?<path>[^"]{1,1000})", line (?<line>\d{1,9})(?:, in (?<name>.{1,500}))?$/d;
const exception = /^\s*(?<name>(?:[A-Za-z_]\w*\.){0,20}[A-Za-z_]\w*)(?::\s|$)/d;
const library =
  /[/\\](?:site|dist)-packages[/\\]|[/\\]lib(?:64)?[/\\]python\d|[/\\]Lib[/\\]|^<frozen /;

/** State of a traceback while its lines are read. */
export type TracebackState = 'none' | 'own' | 'library';

const rest = (text: string) => text.slice(margin.exec(text)?.[0].length ?? 0);

/**
 * Returns the state after a line, given the previous state: `own` and `library` name the owner of the line's frame.
 * The line that names the exception is the last one, and already `none`.
 */
export function followTraceback(state: TracebackState, text: string): TracebackState {
  if (text.includes('Traceback (most') && header.test(rest(text))) return 'own';
  if (state === 'none') return 'none';
  const line = rest(text);
  const path = frame.exec(line)?.groups?.['path'];
  if (path !== undefined) return library.test(path) ? 'library' : 'own';
  return line.startsWith(' ') || line.startsWith('\t') ? state : 'none';
}

/** Reads the line of a frame; `undefined` if it is none. */
export function parseFrame(text: string): TracebackFrame | undefined {
  if (!text.includes('File "')) return undefined;
  const offset = margin.exec(text)?.[0].length ?? 0;
  const match = frame.exec(text.slice(offset));
  const at = match?.indices?.groups;
  const path = match?.groups?.['path'];
  if (at === undefined || path === undefined) return undefined;
  const [pathAt, lineAt, nameAt] = [at['path'], at['line'], at['name']];
  const shift = (
    span: [number, number] | undefined,
    style: typeof accent.number | typeof accent.strong,
  ) => (span === undefined ? [] : accentAt(span[0] + offset, span[1] + offset, style));
  return {
    kind: 'frame',
    path,
    lineNumber: Number(match?.groups?.['line']),
    name: match?.groups?.['name'] ?? '',
    isLibrary: library.test(path),
    accents: [
      ...shift(pathAt, accent.strong),
      ...shift(lineAt, accent.number),
      ...shift(nameAt, accent.name),
    ],
  };
}

/** No traceback is looked through further than that. */
const maxLines = 500;

/**
 * Returns the line that names the exception of a traceback, given its first line; `undefined` if it has not arrived
 * yet. `textOf` reads a line before `end`.
 */
export function exceptionLineOf(
  line: number,
  end: number,
  textOf: (line: number) => string,
): number | undefined {
  let state = followTraceback('none', textOf(line));
  for (let next = line + 1; state !== 'none' && next < Math.min(end, line + maxLines); next += 1) {
    const text = textOf(next);
    state = followTraceback(state, text);
    if (state === 'none') return parseException(rest(text)) === undefined ? undefined : next;
  }
  return undefined;
}

const looksLikeError = /(?:Error|Exception|Warning|Exit|Interrupt|Group|Timeout)$/;

/** Reads the line that names an exception; `undefined` if it does not. */
export function parseException(text: string): TracebackError | undefined {
  const match = exception.exec(text);
  const at = match?.indices?.groups?.['name'];
  const name = match?.groups?.['name'];
  if (at === undefined || name === undefined || !looksLikeError.test(name)) return undefined;
  return { kind: 'exception', name, accents: accentAt(at[0], at[1], accent.failure) };
}

/** The exception that a traceback ends with. */
export interface LogException {
  /** Its class: `KeyError`, `sqlalchemy.exc.OperationalError`. */
  readonly name: string;
  /** The last line of the traceback, without margins: `KeyError: 'berth'`. */
  readonly title: string;
  /** The last frame in the user's own code. */
  readonly frame: Pick<TracebackFrame, 'path' | 'lineNumber' | 'name'> | undefined;
}

/** Reads tracebacks line by line. */
export interface TracebackReader {
  /** Reads a line. Returns the exception if the line ends a traceback. */
  take: (line: string) => LogException | undefined;
  /** Whether a traceback has begun and not ended. */
  readonly isInside: boolean;
}

/** Creates a reader of tracebacks, whose lines may be entries of their own. */
export function createTracebackReader(): TracebackReader {
  let state: TracebackState = 'none';
  let own: LogException['frame'];
  return {
    get isInside() {
      return state !== 'none';
    },
    take(line) {
      const before = state;
      state = followTraceback(state, line);
      if (before === 'none') own = undefined;
      if (state === 'none' && before !== 'none') {
        const text = rest(line).trim();
        const found = parseException(text) ?? { name: /^[\w.]+(?=:|$)/.exec(text)?.[0] };
        return found.name === undefined ? undefined : { name: found.name, title: text, frame: own };
      }
      const found = state === 'none' ? undefined : parseFrame(line);
      if (found !== undefined && !found.isLibrary) {
        own = { path: found.path, lineNumber: found.lineNumber, name: found.name };
      }
      return undefined;
    },
  };
}

/** Returns the exception that the lines of an entry report: of several in a chain, the last. */
export function parseTraceback(lines: readonly string[]): LogException | undefined {
  if (!lines.some((line) => line.includes('Traceback (most'))) return undefined;
  const reader = createTracebackReader();
  let last: LogException | undefined;
  for (const line of lines) last = reader.take(line) ?? last;
  return last;
}
