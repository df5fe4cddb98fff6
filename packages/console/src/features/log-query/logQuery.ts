import { createTextTest, levelOf } from '@quayside/design-system/log-viewer';

/** Levels a query may ask for, from the least severe to the most severe. */
export const queryLevels = ['debug', 'info', 'warning', 'error'] as const;

/** A level a query may ask for. `critical` and `fatal` lines count as errors. */
export type QueryLevel = (typeof queryLevels)[number];

/** Comparison operator of a level or a status. */
export type Comparison = '=' | '>' | '>=' | '<' | '<=';

/** Search criterion of a term: how it was read. */
export type LogCondition =
  | { kind: 'text'; text: string }
  | { kind: 'regex'; source: string; flags: string }
  | { kind: 'level'; comparison: Comparison; level: QueryLevel }
  | { kind: 'noLevel' }
  /** From 100 to 599. */
  | { kind: 'status'; comparison: Comparison; status: number }
  /** `hundred` is the first digit: `5xx`. */
  | { kind: 'statusClass'; hundred: number }
  /** `isExact`: requests of exactly this path, in which `{id}` stands for any id; otherwise paths that begin with it. */
  | { kind: 'path'; path: string; isExact: boolean }
  /** `text` is the term itself, which lines without the field may contain. */
  | { kind: 'field'; name: string; value: string; text: string }
  /** All terms of at least one alternative hold. */
  | { kind: 'any'; of: readonly (readonly LogTerm[])[] };

/** Reason why a term that looks like syntax is searched for as text. */
export type LogTermProblem = 'regex' | 'costly' | 'level' | 'status';

/** One term of a query: all have to hold. */
export interface LogTerm {
  /** As it is typed, and as a chip shows it. */
  text: string;
  /** Whether lines must not match it. */
  isExcluded: boolean;
  condition: LogCondition;
  problem?: LogTermProblem | undefined;
}

/** Nested deeper, a parenthesis is text. */
const maxDepth = 20;

/** Further parentheses of a query are text, so that reading it takes linear time. */
const maxGroups = 200;

/** A group that was read, and the position after it. */
interface ReadGroup {
  alternatives: LogTerm[][];
  end: number;
}

/** A term that was read, and the position after it. An empty phrase is no term. */
interface ReadTerm {
  term: LogTerm | undefined;
  end: number;
}

/**
 * Parses a query. Terms are separated by blanks, and all of them have to hold:
 *
 * ```text
 * query     = terms *( "OR" terms )            ; "OR" binds less than the blank between terms
 * terms     = 1*term
 * term      = [ "-" ] ( group / fields / field / regex / phrase / word )
 * group     = "(" terms 1*( "OR" terms ) ")"
 * fields    = name ":(" value 1*( "OR" value ) ")"
 * field     = "level:" [ compare ] level / "status:" [ compare ] code / "path:" [ "=" ] path
 *           / name ":" value                   ; a field of JSON or logfmt, or this text
 * compare   = ">" / ">=" / "<" / "<=" / "="
 * level     = "debug" / "info" / "warning" / "error" / a logger's name for one: "warn", "critical"
 *           / "none"                           ; without a comparison: lines without a known level
 * code      = 3DIGIT / DIGIT "xx"              ; 500, 5xx
 * regex     = "/" source "/" [ "i" ] / "re:" value
 * value     = phrase / word
 * phrase    = DQUOTE text DQUOTE               ; \" is a quote within it
 * ```
 *
 * Words and phrases ignore case; a regular expression does not, unless it ends in `i`. `-` before a term excludes the
 * lines that match it. A term is syntax only if it is valid and meant; otherwise it is text: `/api/tides`, `--reload`,
 * `main()`.
 */
export function parseLogQuery(query: string): LogTerm[] {
  const groups = new Map<number, ReadGroup | undefined>();
  const alternatives = readAlternatives({ query, groups }, 0, 0).alternatives;
  const [only = [], ...more] = alternatives;
  if (more.length === 0) return only;
  return [
    groupTerm(
      alternatives.map((terms) => terms.map(asMember)),
      false,
    ),
  ];
}

/** Formats a query so that `parseLogQuery` returns the same terms. */
export function formatLogQuery(terms: readonly LogTerm[]): string {
  return terms.map(({ text }) => text).join(' ');
}

/** Joins terms of which one has to hold. */
export function anyOf(terms: readonly LogTerm[]): LogTerm | undefined {
  const [only, ...more] = terms;
  if (only === undefined || more.length === 0) return only;
  const members = terms.map(asMember);
  return (
    fieldGroup(members) ??
    groupTerm(
      members.map((term) => [term]),
      false,
    )
  );
}

/** Returns a term with quotes if it would be read differently in a group, because of a parenthesis. */
function asMember(term: LogTerm): LogTerm {
  const { text, isExcluded, condition } = term;
  if (!/[()]/.test(text)) return term;
  const { end } = readTerm({ query: `${text})`, groups: new Map() }, 0, 1);
  if (end === text.length && !/^-?\)/.test(text)) return term;
  const name = nameOf(term);
  const own = isExcluded ? text.slice(1) : text;
  const value = name === undefined ? own : own.slice(name.length + 1);
  const quotedText = `${isExcluded ? '-' : ''}${name === undefined ? '' : `${name}:`}${inQuotes(value)}`;
  return parseLogQuery(quotedText)[0] ?? { text: quotedText, isExcluded, condition };
}

interface Reading {
  query: string;
  /** Groups that were tried, by position. */
  groups: Map<number, ReadGroup | undefined>;
}

function groupTerm(alternatives: readonly (readonly LogTerm[])[], isExcluded: boolean): LogTerm {
  const inner = alternatives.map(formatLogQuery).join(' OR ');
  const text = `${isExcluded ? '-' : ''}(${inner})`;
  return { text, isExcluded, condition: { kind: 'any', of: alternatives } };
}

/** `path:(/a OR /b)` for included terms of one field. */
function fieldGroup(terms: readonly LogTerm[]): LogTerm | undefined {
  const [first] = terms;
  const name = first && nameOf(first);
  if (name === undefined) return undefined;
  if (!terms.every((term) => !term.isExcluded && nameOf(term) === name)) return undefined;
  const values = terms.map(({ text }) => text.slice(name.length + 1));
  return {
    text: `${name}:(${values.join(' OR ')})`,
    isExcluded: false,
    condition: { kind: 'any', of: terms.map((term) => [term]) },
  };
}

const fieldName = /([A-Za-z_@][\w.@/-]*):/y;

/** Name of the field of a term, as typed. */
function nameOf({ text, condition: { kind } }: LogTerm): string | undefined {
  if (kind === 'text' || kind === 'regex' || kind === 'any') return undefined;
  return /^([A-Za-z_@][\w.@/-]*):/.exec(text)?.[1];
}

const skipBlanks = (query: string, from: number) => {
  let at = from;
  while (at < query.length && /\s/.test(query[at] ?? '')) at += 1;
  return at;
};

/** Reads up to the end, or up to the parenthesis that closes the group at this depth. */
function readAlternatives(reading: Reading, start: number, depth: number): ReadGroup {
  const { query } = reading;
  const alternatives: LogTerm[][] = [[]];
  let at = skipBlanks(query, start);
  const isGroup = depth > 0;
  while (at < query.length) {
    if (isGroup && query[at] === ')') break;
    const current = alternatives.at(-1) ?? [];
    const next = skipBlanks(query, at + 2);
    const isOr = /^OR(?=\s)/.test(query.slice(at, at + 3)) && current.length > 0;
    if (
      isOr &&
      next < query.length &&
      !(isGroup && query[next] === ')') &&
      !/^OR(?:\s|$)/.test(query.slice(next, next + 3))
    ) {
      alternatives.push([]);
      at = next;
      continue;
    }
    const { term, end } = readTerm(reading, at, depth);
    // In quotes, so that it stays text between other terms.
    if (term !== undefined) current.push(term.text === 'OR' ? { ...term, text: '"OR"' } : term);
    at = skipBlanks(query, end);
  }
  return { alternatives: alternatives.filter((terms) => terms.length > 0), end: at };
}

/** Reads the group that begins at a parenthesis; `undefined` if it is text. */
function readGroup(reading: Reading, at: number, depth: number): ReadGroup | undefined {
  if (depth >= maxDepth || reading.query[at] !== '(') return undefined;
  if (reading.groups.has(at) || reading.groups.size >= maxGroups) return reading.groups.get(at);
  const { alternatives, end } = readAlternatives(reading, at + 1, depth + 1);
  const isGroup =
    reading.query[end] === ')' &&
    alternatives.length > 1 &&
    isBoundary(reading.query, end + 1, depth);
  const group = isGroup ? { alternatives, end: end + 1 } : undefined;
  reading.groups.set(at, group);
  return group;
}

/** Whether a term may end at a position. */
function isBoundary(query: string, at: number, depth: number): boolean {
  return at >= query.length || /\s/.test(query[at] ?? '') || (depth > 0 && query[at] === ')');
}

const phrase = /"((?:[^"\\]|\\[\s\S])*)"/y;
const slashes = /\/((?:[^/\\\n]|\\.)+)\/([a-z]*)/y;

/** Matches at a position, if a term may end after it. */
function matchAt(pattern: RegExp, query: string, at: number, depth: number) {
  pattern.lastIndex = at;
  const found = pattern.exec(query);
  return found !== null && isBoundary(query, pattern.lastIndex, depth) ? found : undefined;
}

/** Reads the word at a position. In a group, a parenthesis that the word has not opened ends it. */
function wordAt(query: string, at: number, depth: number): string {
  const [word = ''] = /^\S+/.exec(query.slice(at)) ?? [];
  if (depth === 0) return word;
  let open = 0;
  for (const [index, letter] of word.split('').entries()) {
    if (letter === '(') open += 1;
    else if (letter === ')') {
      open -= 1;
      if (open < 0 && /^\)+$/.test(word.slice(index))) return word.slice(0, index);
    }
  }
  return word;
}

function readTerm(reading: Reading, start: number, depth: number): ReadTerm {
  const { query } = reading;
  // `--reload` is text, and so is a minus alone.
  const isExcluded =
    query[start] === '-' && !isBoundary(query, start + 1, depth) && query[start + 1] !== '-';
  const at = isExcluded ? start + 1 : start;
  const termTo = (end: number, read: HowRead): ReadTerm => ({
    term: { text: query.slice(start, end), isExcluded, ...read },
    end,
  });

  const group = readGroup(reading, at, depth);
  if (group !== undefined) {
    return { term: groupTerm(group.alternatives, isExcluded), end: group.end };
  }
  const quoted = matchAt(phrase, query, at, depth);
  if (quoted !== undefined) {
    const [whole, inner = ''] = quoted;
    const end = at + whole.length;
    if (inner === '') return { term: undefined, end };
    return termTo(end, { condition: { kind: 'text', text: unescapePhrase(inner) } });
  }
  const regex = matchAt(slashes, query, at, depth);
  if (regex !== undefined) {
    const [whole, source = '', flags = ''] = regex;
    // What could be a path is one, and so are two paths with text between them.
    const isMeant = /[\\^$*+?()[\]{}|]/.test(source) && (/^i?$/.test(flags) || !/\s/.test(source));
    if (isMeant) return termTo(at + whole.length, readRegex(source, flags, whole));
  }
  return (
    readFields(reading, { start, at, isExcluded, depth }) ?? readField(query, at, depth, termTo)
  );
}

type HowRead = Pick<LogTerm, 'condition' | 'problem'>;

interface FieldsPosition {
  start: number;
  at: number;
  isExcluded: boolean;
  depth: number;
}

/** Reads `name:(a OR b)`. */
function readFields(
  reading: Reading,
  { at, isExcluded, depth }: FieldsPosition,
): ReadTerm | undefined {
  const { query } = reading;
  fieldName.lastIndex = at;
  const name = fieldName.exec(query)?.[1];
  if (name === undefined || query[at + name.length + 1] !== '(') return undefined;
  const group = readGroup(reading, at + name.length + 1, depth);
  if (group === undefined) return undefined;
  const terms = group.alternatives.map(([value, ...more]) => {
    const isValue =
      value !== undefined &&
      more.length === 0 &&
      !value.isExcluded &&
      value.condition.kind !== 'any';
    const [term, ...rest] = isValue ? parseLogQuery(`${name}:${value.text}`) : [];
    return rest.length === 0 ? term : undefined;
  });
  const known = terms.filter((term) => term !== undefined);
  const joined = known.length === terms.length ? fieldGroup(known) : undefined;
  if (joined === undefined) return undefined;
  const text = isExcluded ? `-${joined.text}` : joined.text;
  return { term: { ...joined, text, isExcluded }, end: group.end };
}

/** Reads a field, or a word. */
function readField(
  query: string,
  at: number,
  depth: number,
  termTo: (end: number, read: HowRead) => ReadTerm,
): ReadTerm {
  fieldName.lastIndex = at;
  const name = fieldName.exec(query)?.[1];
  const valueAt = name === undefined ? at : at + name.length + 1;
  const quoted = name === undefined ? undefined : matchAt(phrase, query, valueAt, depth);
  const end =
    quoted === undefined ? at + wordAt(query, at, depth).length : valueAt + quoted[0].length;
  const whole = query.slice(at, end);
  const value = quoted === undefined ? query.slice(valueAt, end) : unescapePhrase(quoted[1] ?? '');
  if (name === undefined || value === '') {
    return termTo(end, { condition: { kind: 'text', text: whole } });
  }
  if (name === 're') return termTo(end, readRegex(value, '', whole));
  return termTo(end, readFieldValue(name, value));
}

const unescapePhrase = (inner: string) => inner.replaceAll(/\\(["\\])/g, '$1');

/** Compiles a regular expression of a query. */
export const compileRegex = (source: string, flags: string): ReturnType<typeof createTextTest> =>
  createTextTest({ text: source, isRegex: true, isCaseSensitive: flags === '' });

function readRegex(source: string, flags: string, whole: string): HowRead {
  const compiled = /^i?$/.test(flags) ? compileRegex(source, flags) : undefined;
  if (compiled !== undefined && 'test' in compiled) {
    return { condition: { kind: 'regex', source, flags } };
  }
  const problem = compiled?.error === 'costlyRegex' ? 'costly' : 'regex';
  return { condition: { kind: 'text', text: whole }, problem };
}

function readFieldValue(name: string, value: string): HowRead {
  const field = { kind: 'field', name, value, text: `${name}:${value}` } as const;
  const [, sign = '', rest = ''] = /^(>=|<=|>|<|=)?(.*)$/s.exec(value) ?? [];
  const comparison = comparisons.find((known) => known === sign) ?? '=';
  switch (name.toLowerCase()) {
    case 'level': {
      const condition = levelCondition(comparison, rest);
      return condition === undefined ? { condition: field, problem: 'level' } : { condition };
    }
    case 'status': {
      const condition = statusCondition(comparison, rest);
      if (condition !== undefined) return { condition };
      return { condition: field, problem: /^[<>=\d]/.test(value) ? 'status' : undefined };
    }
    case 'path': {
      const isExact = sign === '=';
      const path = isExact ? rest : value;
      return { condition: path.startsWith('/') ? { kind: 'path', path, isExact } : field };
    }
    default:
      return { condition: field };
  }
}

const comparisons: readonly Comparison[] = ['=', '>', '>=', '<', '<='];

function levelCondition(comparison: Comparison, value: string): LogCondition | undefined {
  if (/^(?:none|unknown)$/i.test(value))
    return comparison === '=' ? { kind: 'noLevel' } : undefined;
  const level = levelOf(value);
  return level === 'none' ? undefined : { kind: 'level', comparison, level };
}

function statusCondition(comparison: Comparison, value: string): LogCondition | undefined {
  const hundred = /^([1-5])xx$/i.exec(value)?.[1];
  if (hundred !== undefined && comparison === '=') {
    return { kind: 'statusClass', hundred: Number(hundred) };
  }
  return /^[1-5]\d\d$/.test(value)
    ? { kind: 'status', comparison, status: Number(value) }
    : undefined;
}

/** Quotes a value unless it is one word that reads as itself. */
export function quoteValue(value: string): string {
  return /^[^\s"()]+$/.test(value) ? value : inQuotes(value);
}

const inQuotes = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/** Adds a term to a query in place of the opposite term. A second value of a field is joined to the first by OR. */
export function withTerm(terms: readonly LogTerm[], added: string, isExcluded: boolean): string {
  const rest = terms.filter(({ text }) => text !== added && text !== `-${added}`);
  if (isExcluded) return formatLogQuery([...rest, ...parseLogQuery(`-${added}`)]);
  const [term] = parseLogQuery(added);
  const name = term && nameOf(term);
  const index = rest.findIndex((each) => valuesOf(each).some((value) => nameOf(value) === name));
  const before = index === -1 || name === undefined ? undefined : rest[index];
  if (before === undefined || term === undefined) {
    return [formatLogQuery(rest), added].filter(Boolean).join(' ');
  }
  const values = valuesOf(before).filter(({ text }) => text !== added);
  return formatLogQuery(rest.with(index, anyOf([...values, term]) ?? before));
}

/** The alternatives of an included field: one, or several that are joined by OR. */
function valuesOf(term: LogTerm): readonly LogTerm[] {
  const { isExcluded, condition } = term;
  if (isExcluded) return [];
  if (condition.kind !== 'any') return [term];
  const values = condition.of.flatMap((terms) => (terms.length === 1 ? terms : []));
  return values.length === condition.of.length && fieldGroup(values) !== undefined ? values : [];
}
