import { guessLevel } from '../store/levels.ts';
import type { LogLevel } from '../store/levels.ts';
import { decodedText, parseFields } from './fields.ts';
import type { LogField } from './fields.ts';
import { toPlain } from './plain.ts';
import { parseRequest } from './request.ts';
import type { LogRequest } from './request.ts';
import { templateOf } from './template.ts';
import { parseTraceback } from './traceback.ts';
import type { LogException } from './traceback.ts';

/** An entry of a log, parsed. Each fact is parsed when it is first read. */
export interface ParsedLine {
  /** As a viewer shows it: without escape sequences and a final line break. With its secrets. */
  readonly text: string;
  /** The lines of the text. */
  readonly lines: readonly string[];
  /** The text with the escapes of JSON and logfmt decoded: `\n`, `\u00e9`. */
  readonly decoded: string;
  /** Level as written in the text. */
  readonly level: LogLevel;
  /** Fields of JSON and logfmt, with escapes decoded. */
  readonly fields: readonly LogField[];
  /** The request that it reports, from an access line or from fields. */
  readonly request: LogRequest | undefined;
  /** The exception that a traceback in it ends with. */
  readonly exception: LogException | undefined;
  /** The text shared with lines of its kind, with `*` for numbers, times and ids. */
  readonly template: string;
}

/** Parses an entry of a log: the only parser of levels, requests, fields, tracebacks and templates. */
export function parseLine(raw: string): ParsedLine {
  const body = raw.endsWith('\n') ? raw.slice(0, -1) : raw;
  const lines = once(() => body.split('\n').map((line) => toPlain(line).text));
  const text = once(() => lines().join('\n'));
  const decoded = once(() => decodedText(text()));
  const level = once(() => guessLevel(lines()[0] ?? ''));
  const fields = once(() => parseFields(text()));
  const request = once(() => parseRequest(text(), fields()));
  const exception = once(() => {
    if (!body.includes('Traceback (most')) return undefined;
    const texts = fields().map(({ value }) => value.split('\n'));
    return [lines(), ...texts].map(parseTraceback).find((found) => found !== undefined);
  });
  const template = once(() => templateOf(raw));
  return {
    get text() {
      return text();
    },
    get lines() {
      return lines();
    },
    get decoded() {
      return decoded();
    },
    get level() {
      return level();
    },
    get fields() {
      return fields();
    },
    get request() {
      return request();
    },
    get exception() {
      return exception();
    },
    get template() {
      return template();
    },
  };
}

/** Returns a function that computes a value when it is first called. */
function once<Value>(compute: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => (known ??= { value: compute() }).value;
}
