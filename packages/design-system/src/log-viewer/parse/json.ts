import type { StyledSpan } from '../store/types.ts';
import { accent } from './accents.ts';

/** One value of a JSON text, for a tree. Texts are as written: no digit of a large number is lost. */
export interface JsonNode {
  /** Its name in an object, its index in an array; `undefined` at the root. */
  readonly name: string | undefined;
  readonly kind: 'object' | 'array' | 'string' | 'number' | 'literal';
  /** As written. Objects and arrays in short: `{ event, berth, … }`, `[ 3 ]`. */
  readonly text: string;
  /** Parsed on access. Empty except for objects and arrays. */
  readonly children: () => readonly JsonNode[];
}

/** A line that is JSON, or ends in it. */
export interface JsonLine {
  readonly kind: 'json';
  /** Start and end of the JSON in the line. */
  readonly from: number;
  readonly to: number;
  readonly root: JsonNode;
  readonly accents: readonly StyledSpan[];
}

/** Larger texts are left as they are, in UTF-16 units. */
const maxLength = 200_000;
/** Maximum number of coloured tokens in the line itself. */
const maxAccents = 400;

const token = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[{}[\],:]/g;

interface Token {
  readonly text: string;
  readonly from: number;
}

const isOpen = (text: string) => text === '{' || text === '[';
const isClose = (text: string) => text === '}' || text === ']';

function kindOf(text: string): JsonNode['kind'] {
  if (text === '{') return 'object';
  if (text === '[') return 'array';
  if (text.startsWith('"')) return 'string';
  return /^[-\d]/.test(text) ? 'number' : 'literal';
}

/** Returns the index of the token after the value that starts at `at`. */
function endOfValue(tokens: readonly Token[], at: number): number {
  let depth = 0;
  for (let index = at; index < tokens.length; index += 1) {
    const { text } = tokens[index] ?? { text: '' };
    if (isOpen(text)) depth += 1;
    if (isClose(text)) depth -= 1;
    if (depth === 0) return index + 1;
  }
  return tokens.length;
}

const nameOf = (text: string): string => {
  const name: unknown = JSON.parse(text);
  return typeof name === 'string' ? name : text;
};

function nodeAt(tokens: readonly Token[], at: number, name: string | undefined): JsonNode {
  const { text = '' } = tokens[at] ?? {};
  const kind = kindOf(text);
  let known: readonly JsonNode[] | undefined;
  const children = () => (known ??= readChildren(tokens, at, kind));
  return {
    name,
    kind,
    get text() {
      if (kind === 'array') return `[ ${children().length} ]`;
      if (kind !== 'object') return text;
      const names = children().map((child) => child.name);
      return names.length === 0
        ? '{ }'
        : `{ ${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''} }`;
    },
    children,
  };
}

function readChildren(tokens: readonly Token[], at: number, kind: JsonNode['kind']): JsonNode[] {
  const children: JsonNode[] = [];
  if (kind !== 'object' && kind !== 'array') return children;
  let next = at + 1;
  while (next < tokens.length && !isClose(tokens[next]?.text ?? '')) {
    const isNamed = kind === 'object';
    const name = isNamed ? nameOf(tokens[next]?.text ?? '""') : String(children.length);
    const value = isNamed ? next + 2 : next;
    children.push(nodeAt(tokens, value, name));
    next = endOfValue(tokens, value);
    if (tokens[next]?.text === ',') next += 1;
  }
  return children;
}

function accentsOf(tokens: readonly Token[], offset: number): StyledSpan[] {
  const spans: StyledSpan[] = [];
  for (const [index, { text, from }] of tokens.entries()) {
    if (spans.length >= maxAccents) break;
    const kind = kindOf(text);
    if (kind === 'literal' && !/^[tfn]/.test(text)) continue;
    const isName = tokens[index + 1]?.text === ':';
    const style =
      kind === 'string'
        ? isName
          ? accent.name
          : accent.text
        : kind === 'object' || kind === 'array'
          ? undefined
          : accent.number;
    if (style) spans.push({ from: from + offset, to: from + offset + text.length, style });
  }
  return spans;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Reads a line that is an object or an array, or ends in an object after a short text; else `undefined`. */
export function parseJsonLine(line: string): JsonLine | undefined {
  const to = line.trimEnd().length;
  const last = line[to - 1];
  if (line.length > maxLength || (last !== '}' && last !== ']')) return undefined;
  const brace = line.indexOf('{');
  const start = line.length - line.trimStart().length;
  const from = line[start] === '[' || brace === -1 ? start : brace;
  const text = line.slice(from, to);
  if (from > 200 || !isOpen(text[0] ?? '') || !isJson(text)) return undefined;
  const tokens = Array.from(text.matchAll(token), (match) => ({
    text: match[0],
    from: match.index,
  }));
  if (tokens.length < 3) return undefined;
  return {
    kind: 'json',
    from,
    to,
    root: nodeAt(tokens, 0, undefined),
    accents: accentsOf(tokens, from),
  };
}
