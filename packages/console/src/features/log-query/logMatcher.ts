import type { LogLevel } from '@quayside/design-system/log-viewer';
import { decodePath, parseLine, pathTemplate } from '@quayside/design-system/log-viewer/parse';
import type { LogField, ParsedLine } from '@quayside/design-system/log-viewer/parse';

import { compileRegex, queryLevels, quoteValue } from './logQuery.ts';
import type { Comparison, LogCondition, LogTerm } from './logQuery.ts';

/** A line of a log, as far as a query looks at it. */
export interface QueriedLine {
  /** Raw text, escape sequences included. */
  text: string;
  /** @default none */
  level?: LogLevel | undefined;
  /** Slug of its app, in a log of several. */
  origin?: string | undefined;
}

/** Facts of a line that are not in its text. */
interface LineFacts {
  level: LogLevel;
  origin: string | undefined;
}

type Test = (line: ParsedLine, facts: LineFacts) => boolean;

/** Returns a function that tests whether a line matches a query. */
export function logMatcher(terms: readonly LogTerm[]): (line: QueriedLine) => boolean {
  const matches = testOfAll(terms);
  return ({ text, level = 'none', origin }) => matches(parseLine(text), { level, origin });
}

function testOfAll(terms: readonly LogTerm[]): Test {
  const tests = terms.map(({ condition, isExcluded }) => ({ test: testOf(condition), isExcluded }));
  return (line, facts) => tests.every(({ test, isExcluded }) => test(line, facts) !== isExcluded);
}

function testOf(condition: LogCondition): Test {
  switch (condition.kind) {
    case 'text':
      return textTest(condition.text);
    case 'regex': {
      const compiled = compileRegex(condition.source, condition.flags);
      if (!('test' in compiled)) return () => false;
      const { test } = compiled;
      return (line) =>
        line.lines.some(test) ||
        (line.decoded !== line.text && line.decoded.split('\n').some(test));
    }
    case 'level': {
      const { comparison, level: expected } = condition;
      const rank = queryLevels.indexOf(expected);
      return (_, { level }) =>
        level !== 'none' && compare(queryLevels.indexOf(level), comparison, rank);
    }
    case 'noLevel':
      return (_, { level }) => level === 'none';
    case 'status': {
      const { comparison, status: expected } = condition;
      return ({ request }) =>
        request?.status !== undefined && compare(request.status, comparison, expected);
    }
    case 'statusClass':
      return ({ request }) =>
        request?.status !== undefined && Math.floor(request.status / 100) === condition.hundred;
    case 'path': {
      const expected = decodePath(condition.path);
      if (!condition.isExact) {
        return ({ request }) =>
          request?.path !== undefined && decodePath(request.path).startsWith(expected);
      }
      return ({ request }) =>
        request?.path !== undefined &&
        request.status !== undefined &&
        decodePath(pathTemplate(request.path)) === expected;
    }
    case 'field': {
      const { name, value, text } = condition;
      const key = name.slice(name.lastIndexOf('.') + 1);
      const inText = textTest(text);
      return (line, facts) =>
        (name === 'app' && facts.origin === value) ||
        (line.text.includes(key) && line.fields.some((field) => isField(field, name, value))) ||
        inText(line, facts);
    }
    case 'any': {
      const alternatives = condition.of.map(testOfAll);
      return (line, facts) => alternatives.some((matches) => matches(line, facts));
    }
  }
}

function textTest(text: string): Test {
  const expected = text.toLowerCase();
  return (line, { origin }) =>
    line.text.toLowerCase().includes(expected) ||
    origin?.toLowerCase().includes(expected) === true ||
    (line.decoded !== line.text && line.decoded.toLowerCase().includes(expected));
}

/** Fields with sentences, of which a query names a part. */
const sentences = /^(?:message|msg)$/;

function isField(field: LogField, name: string, value: string): boolean {
  if (field.name !== name) return false;
  const own = field.value.toLowerCase();
  const expected = value.toLowerCase();
  return sentences.test(name) ? own.includes(expected) : own === expected;
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

/** Longest value that a line offers as a filter, in UTF-16 units. */
const maxValueLength = 100;

/** Fields that say nothing that other lines share. */
const ownFields = /^(?:time|timestamp|ts|date|message|msg|duration(?:_ms)?|elapsed|.*_ms)$/i;

/** A value of a line, and the term that selects lines with it. */
export interface LineValue {
  /** Name of the field. */
  name: string;
  value: string;
  term: string;
}

/** Returns the values of a line that other lines may share: its level, status, path and fields, at most 20. */
export function valuesOfLine({ text, level = 'none' }: QueriedLine): LineValue[] {
  const { request, fields } = parseLine(text);
  const { path, status } = request ?? {};
  const isKnownPath = path !== undefined && path.startsWith('/') && !path.includes('•');
  const all = [
    ...(level === 'none' ? [] : [{ name: 'level', value: level }]),
    ...(status === undefined ? [] : [{ name: 'status', value: String(status) }]),
    ...(isKnownPath ? [{ name: 'path', value: path.replace(/\?.*$/s, '') }] : []),
    ...fields.filter(
      ({ name, value }) =>
        /^[A-Za-z_][\w.-]*$/.test(name) &&
        !/^(?:level|severity|status|status_code|statusCode|path|re)$/i.test(name) &&
        !ownFields.test(name) &&
        value !== '' &&
        value.length <= maxValueLength &&
        // Part of it is masked.
        !value.includes('•'),
    ),
  ];
  const values = new Map(
    all.map(({ name, value }) => {
      const term = `${name}:${quoteValue(value)}`;
      return [term, { name, value, term }];
    }),
  );
  return [...values.values()].slice(0, 20);
}
