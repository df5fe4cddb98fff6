import { createTextTest, levelOf, plainText } from '@quayside/design-system/log-viewer';

import { lineFields } from './lineFields.ts';
import type { LineField } from './lineFields.ts';

/** Levels a query may ask for, from the least grave to the gravest. */
export const queryLevels = ['debug', 'info', 'warning', 'error'] as const;

/** A level a query may ask for. `critical` and `fatal` lines count as errors. */
export type QueryLevel = (typeof queryLevels)[number];

/** Comparison operator of a level or a status. */
export type Comparison = '=' | '>' | '>=' | '<' | '<=';

/** Search criterion of a term. */
export type LogCondition =
  | { kind: 'text'; text: string }
  | { kind: 'regex'; source: string; flags: string }
  | { kind: 'level'; comparison: Comparison; level: QueryLevel }
  | { kind: 'noLevel' }
  /** From 100 to 599; `class` is the first digit: `5xx`. */
  | { kind: 'status'; comparison: Comparison; status: number }
  | { kind: 'statusClass'; hundred: number }
  | { kind: 'path'; path: string }
  /** `text` is the term itself, which lines without the field may contain. */
  | { kind: 'field'; name: string; value: string; text: string };

/** Why a term means nothing. */
export type LogTermProblem = 'regex' | 'costly' | 'level' | 'status' | 'empty';

/** One term of a query: all have to hold. */
export interface LogTerm {
  /** As it is typed, and as a chip shows it. */
  text: string;
  /** Whether lines must not be like that. */
  isExcluded: boolean;
  /** Criterion, or the reason it is invalid. */
  condition: LogCondition | { kind: 'invalid'; problem: LogTermProblem };
}

/** A line of a log, as far as a query looks at it. */
export interface QueriedLine {
  /** Raw text, escape sequences included. */
  text: string;
  level: QueryLevel | undefined;
}

/**
 * Reads a query. Terms are separated by blanks, and all of them have to hold:
 *
 * ```text
 * term      = [ "-" ] ( field / other / regex / phrase / word )
 * field     = "level:" [ compare ] level / "status:" [ compare ] code / "path:" start
 * compare   = ">" / ">=" / "<" / "<=" / "="
 * level     = "debug" / "info" / "warning" / "error" / a name that loggers have for one: "warn", "critical"
 *             "none", without a comparison, for lines that no level is known of
 * code      = 3DIGIT / DIGIT "xx"        ; 500, 5xx
 * other     = name ":" ( phrase / word ) ; a field of JSON or logfmt, or this text
 * regex     = "/" source "/" [ "i" ]     ; "\/" is a slash within it
 * phrase    = DQUOTE text DQUOTE         ; "\"" is a quote within it
 * ```
 *
 * Words and phrases ignore case; a regular expression does not, unless it ends in `i`. `-` before a term excludes the
 * lines that match it. An invalid term has a reason and matches every line, so that a partly typed query hides nothing.
 */
export function parseLogQuery(query: string): LogTerm[] {
  const terms: LogTerm[] = [];
  const pattern =
    /(-?)(?:"((?:[^"\\]|\\[\s\S])*)"|\/((?:[^/\\]|\\[\s\S])+)\/([a-z]*)|([A-Za-z_][\w.-]*:"(?:[^"\\]|\\[\s\S])*")|(\S+))(?=\s|$)|(\S+)/g;
  for (const found of query.matchAll(pattern)) {
    const [text, minus = '', phrase, regex, flags = '', field, word, rest] = found;
    const whole = field ?? word ?? rest ?? '';
    const isWordExcluded = minus === '' && /^-./.test(whole);
    terms.push({
      text,
      isExcluded: minus === '-' || isWordExcluded,
      condition:
        phrase !== undefined
          ? textCondition(unescapePhrase(phrase))
          : regex !== undefined
            ? regexCondition(regex, flags)
            : wordCondition(isWordExcluded ? whole.slice(1) : whole),
    });
  }
  return terms;
}

/** A query as text: what `parseLogQuery` reads back. */
export function formatLogQuery(terms: readonly LogTerm[]): string {
  return terms.map(({ text }) => text).join(' ');
}

type Condition = LogTerm['condition'];

const invalid = (problem: LogTermProblem): Condition => ({ kind: 'invalid', problem });

const unescapePhrase = (phrase: string) => phrase.replaceAll(/\\(["\\])/g, '$1');

function textCondition(text: string): Condition {
  return text === '' ? invalid('empty') : { kind: 'text', text };
}

function regexCondition(source: string, flags: string): Condition {
  if (!/^i?$/.test(flags)) return invalid('regex');
  const compiled = compileRegex(source, flags);
  if ('test' in compiled) return { kind: 'regex', source, flags };
  return invalid(compiled.error === 'costlyRegex' ? 'costly' : 'regex');
}

const compileRegex = (source: string, flags: string) =>
  createTextTest({ text: source, isRegex: true, isCaseSensitive: flags === '' });

function wordCondition(word: string): Condition {
  const [, field, rest = ''] = /^(level|status|path):(.*)$/s.exec(word) ?? [];
  if (field === 'path') return rest === '' ? invalid('empty') : { kind: 'path', path: rest };
  if (field === undefined) return fieldCondition(word) ?? textCondition(word);
  const [, sign = '', value = ''] = /^(>=|<=|>|<|=)?(.*)$/s.exec(rest) ?? [];
  const comparison = comparisons.find((known) => known === sign) ?? '=';
  return field === 'level' ? levelCondition(comparison, value) : statusCondition(comparison, value);
}

function fieldCondition(word: string): Condition | undefined {
  const [, name, phrase, rest] =
    /^([A-Za-z_][\w.-]*):(?:"((?:[^"\\]|\\[\s\S])*)"|(.+))$/s.exec(word) ?? [];
  if (name === undefined) return undefined;
  const value = phrase === undefined ? rest : unescapePhrase(phrase);
  return value === undefined || value === ''
    ? undefined
    : { kind: 'field', name, value, text: `${name}:${value}` };
}

const comparisons: readonly Comparison[] = ['=', '>', '>=', '<', '<='];

function levelCondition(comparison: Comparison, value: string): Condition {
  if (/^(?:none|unknown)$/i.test(value)) {
    return comparison === '=' ? { kind: 'noLevel' } : invalid('level');
  }
  const level = levelOf(value);
  return level === 'none' ? invalid('level') : { kind: 'level', comparison, level };
}

function statusCondition(comparison: Comparison, value: string): Condition {
  const hundred = /^([1-5])xx$/i.exec(value)?.[1];
  if (hundred !== undefined && comparison === '=') {
    return { kind: 'statusClass', hundred: Number(hundred) };
  }
  return /^[1-5]\d\d$/.test(value)
    ? { kind: 'status', comparison, status: Number(value) }
    : invalid('status');
}

/** Returns a function that tests whether a line matches a query. */
export function logMatcher(terms: readonly LogTerm[]): (line: QueriedLine) => boolean {
  const tests = terms.flatMap(({ condition, isExcluded }) => {
    const test = testOf(condition);
    return test === undefined ? [] : [{ test, isExcluded }];
  });
  return ({ text, level }) => {
    const line = { text: plainText(text), level };
    return tests.every(({ test, isExcluded }) => test(line) !== isExcluded);
  };
}

const withoutLastBreak = (text: string) => (text.endsWith('\n') ? text.slice(0, -1) : text);

type Test = (line: QueriedLine) => boolean;

function testOf(condition: Condition): Test | undefined {
  switch (condition.kind) {
    case 'invalid':
      return undefined;
    case 'text': {
      const expected = condition.text.toLowerCase();
      return ({ text }) => text.toLowerCase().includes(expected);
    }
    case 'regex': {
      const compiled = compileRegex(condition.source, condition.flags);
      if (!('test' in compiled)) return undefined;
      return ({ text }) => withoutLastBreak(text).split('\n').some(compiled.test);
    }
    case 'level': {
      const { comparison, level: expected } = condition;
      const rank = queryLevels.indexOf(expected);
      return ({ level }) =>
        level !== undefined && compare(queryLevels.indexOf(level), comparison, rank);
    }
    case 'noLevel':
      return ({ level }) => level === undefined;
    case 'status':
      return ({ text }) => {
        const { status } = requestOf(text);
        return status !== undefined && compare(status, condition.comparison, condition.status);
      };
    case 'statusClass':
      return ({ text }) => {
        const { status } = requestOf(text);
        return status !== undefined && Math.floor(status / 100) === condition.hundred;
      };
    case 'field': {
      const { name, value } = condition;
      const expected = condition.text.toLowerCase();
      const key = name.slice(name.lastIndexOf('.') + 1);
      return ({ text }) =>
        (text.includes(key) && lineFields(text).some((field) => isField(field, name, value))) ||
        text.toLowerCase().includes(expected);
    }
    case 'path':
      return ({ text }) => requestOf(text).path?.startsWith(condition.path) === true;
  }
}

function isField(field: LineField, name: string, value: string): boolean {
  return field.name === name && field.value.toLowerCase() === value.toLowerCase();
}

function compare(value: number, comparison: Comparison, expected: number): boolean {
  switch (comparison) {
    case '=':
      return value === expected;
    case '>':
      return value > expected;
    case '>=':
      return value >= expected;
    case '<':
      return value < expected;
    case '<=':
      return value <= expected;
  }
}

/** Request in a line. */
interface Request {
  path: string | undefined;
  status: number | undefined;
}

/** uvicorn, gunicorn, nginx, Apache, and hypercorn, which writes the protocol as a number before the status. */
const accessLine =
  /"?\b(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE|CONNECT) (\/\S*)(?: HTTP\/[\d.]+| \d(?:\.\d)?)?"?\s+([1-5]\d\d)\b/;
/** uvicorn and hypercorn: `"WebSocket /ws" [accepted]`, `"WebSocket /ws" 403`, `"WEBSOCKET /ws 1.1" 101`. */
const socketLine =
  /"?\bwebsocket (\/[^\s"]*)(?: [\d.]{1,3})?"?\s+(?:\[(accepted)\]|([1-5]\d\d)\b)/i;
const pathField = /["']?\b(?:path|url|route)["']?\s*[=:]\s*["']?(\/[^\s"',}]*)/;
const statusField = /["']?\b(?:status|status_code|statusCode)["']?\s*[=:]\s*["']?([1-5]\d\d)\b/;

/** Returns the request fields of a plain line: an access line, or the fields of JSON and logfmt. */
export function requestOf(text: string): Request {
  const [, path, status] = accessLine.exec(text) ?? [];
  if (path !== undefined) return { path, status: Number(status) };
  const [, socketPath, accepted, refused] = socketLine.exec(text) ?? [];
  if (socketPath !== undefined) {
    // An accepted one has status 101, Switching Protocols.
    return { path: socketPath, status: accepted === undefined ? Number(refused) : 101 };
  }
  const code = statusField.exec(text)?.[1];
  return {
    path: pathField.exec(text)?.[1],
    status: code === undefined ? undefined : Number(code),
  };
}

/** Longest value that a line offers as a filter, in UTF-16 units. */
const maxValueLength = 100;

/** Fields that say nothing that other lines share. */
const ownFields = /^(?:time|timestamp|ts|date|message|msg|duration(?:_ms)?|elapsed|.*_ms)$/i;

/** Returns the terms that select lines with the values of a line: its level, status, path and fields, at most 20. */
export function termsOfLine({ text, level }: QueriedLine): string[] {
  const line = plainText(text);
  const { path, status } = requestOf(line);
  const fields = lineFields(line).filter(
    ({ name, value }) =>
      /^[A-Za-z_][\w.-]*$/.test(name) &&
      !/^(?:level|severity|status|status_code|statusCode|path)$/.test(name) &&
      !ownFields.test(name) &&
      value !== '' &&
      value.length <= maxValueLength &&
      // Part of it is masked.
      !value.includes('•'),
  );
  const terms = [
    level && `level:${level}`,
    status === undefined ? undefined : `status:${status}`,
    path === undefined || path.includes('•') ? undefined : `path:${path.replace(/\?.*$/s, '')}`,
    ...fields.map(({ name, value }) => `${name}:${asPhrase(value)}`),
  ].filter((term) => term !== undefined);
  return [...new Set(terms)].slice(0, 20);
}

function asPhrase(value: string): string {
  return /^[^\s"]+$/.test(value) ? value : `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** Adds a term to a query, in place of the same or the opposite term. */
export function withTerm(terms: readonly LogTerm[], term: string, isExcluded: boolean): string {
  const rest = terms.filter(({ text }) => text !== term && text !== `-${term}`);
  return [formatLogQuery(rest), isExcluded ? `-${term}` : term].filter(Boolean).join(' ');
}
