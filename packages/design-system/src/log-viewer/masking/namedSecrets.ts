import type { LogSpan } from '../store/types.ts';
import { annotation, isHarmless } from './harmlessValues.ts';
import { findInHeader } from './headers.ts';
import { maxSecretLength } from './maxSecretLength.ts';
import { headerOf, strengthOf } from './secretNames.ts';

/** Words that names of secrets have. The rest of a name is read around them. */
const word =
  /pass|pwd|_pw\b|secret|token|key|credential|auth|cookie|otp|bearer|jwt|sessi?d|sessionid|_pat\b/gi;

/** Maximum distance from the keyword to either end of a name, in UTF-16 units. */
const nameReach = 60;

const isNamePart = (code: number) =>
  (code >= 48 && code <= 57) ||
  (code >= 65 && code <= 90) ||
  (code >= 97 && code <= 122) ||
  code === 95 ||
  code === 45 ||
  code === 46;

/** `:`, `=`, `=>`, `:=`, after the quote or bracket that ends the name: `"name": `, `['name'] = `. */
const assignment = /((?:\\{0,7}["'`])?\]?)\s{0,8}(=>|:=|={1,3}|!=|:(?!:))\s{0,8}/y;
/** `('name', 'value')`, with a quote on both sides. */
const pair = /\\{0,7}["'`],\s{0,4}(?=[bu]?\\{0,7}["'`])/y;
/** `--name value`. */
const flagValue = /\s{1,4}(?=[^\s-])/y;

/** `<`, or `<wsse:` with a namespace, at the end of the text before a name. */
const tagBegin = /<(?:[\w-]{1,40}:)?$/;
/** The attributes and the end of an XML tag, which has a value after it. */
const tagEnd = /(?:\s[^<>]{0,300})?(?<!\/)>/y;

/** `b'…'`, `SecretStr('…')`. */
const wrapper =
  /(?:[bur]{1,2}|(?:SecretStr|SecretBytes|Secret|Some|bytes|str|String)\()(?=\\{0,7}["'])/y;

/**
 * Matches a quoted value up to its closing quote. In nested JSON the quotes are preceded by backslashes: `escapes` of
 * them around the value, `2 * escapes + 1` within it.
 */
function quoted(quote: string, escapes: number): string {
  const backslash = String.raw`(?:\\{${2 * escapes + 2}})`;
  const end = String.raw`\\{${escapes}}${quote}`;
  const part = [
    String.raw`[^${quote}\\]`,
    String.raw`\\{1,400}(?![${quote}\\])`,
    String.raw`${backslash}{0,50}\\{${2 * escapes + 1}}${quote}`,
    `${backslash}{1,50}(?=${end})`,
  ].join('|');
  // Not JSON, and the value ends in a backslash: what follows its quote would be taken for the value.
  const isEnd = escapes === 0 ? String.raw`(?=${quote}(?![\w\\]))` : '';
  return String.raw`(?<=(?<!\\)${end})(?:${part}){1,${maxSecretLength}}${isEnd}`;
}

/** Matches an unterminated quoted value: a quote after a backslash ends it where a value could end. */
const unended = (quote: string) =>
  String.raw`(?<=(?<!\\)${quote})(?:[^${quote}]|(?<=\\)${quote}(?![\s,;&)}\]]|$)){4,${maxSecretLength}}`;

/** Matches up to a blank, or to what separates it from the next name or ends what it is in. */
const unquoted = [
  String.raw`[^\s"'\x60,;&)\]}<]`,
  String.raw`[,;&](?![\s"'\x60]|$|[\w.%-]{1,40}[=:])`,
  String.raw`[)\]}](?=[^\s"'\x60,;&)\]}])`,
  String.raw`(?<=\w)["'\x60](?=\w)`,
  String.raw`(?<=[^\s=:])<(?!\/)`,
].join('|');

const inQuotes = [
  ...['"', "'", '`'].flatMap((quote) => [0, 1, 3].map((escapes) => quoted(quote, escapes))),
  ...['"', "'"].map(unended),
].join('|');

const quotedValue = new RegExp(String.raw`\\{0,7}["'\x60](?<secret>${inQuotes})`, 'dy');
const plainValue = new RegExp(
  String.raw`(?<secret>(?!\\{1,7}["'])(?:${unquoted}){1,${maxSecretLength}})`,
  'dy',
);
/** The rest of a line of YAML is one value, blanks included. */
const yamlRest = /(?<secret>[^\s"'#,;|>&*!%@\x60{[][^"'#,;=:{}[\]]{2,200}?)\s*$/dy;
const xmlValue = new RegExp(String.raw`(?<secret>[^<>\n]{1,${maxSecretLength}})(?=<\/)`, 'dy');

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

interface Name {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

function nameAround(line: string, from: number, to: number): Name {
  let start = from;
  while (start > 0 && from - start < nameReach && isNamePart(line.charCodeAt(start - 1)))
    start -= 1;
  let end = to;
  while (end < line.length && end - to < nameReach && isNamePart(line.charCodeAt(end))) end += 1;
  // A dot or dash at the end belongs to the sentence.
  while (end > to && /[.-]/.test(line[end - 1] ?? '')) end -= 1;
  return { text: line.slice(start, end), from: start, to: end };
}

/** Start of a name's value, and the separator before it. */
function valueAfter(
  line: string,
  { from, to }: Name,
): { at: number; separator: string } | undefined {
  const assigned = matchAt(assignment, line, to);
  if (assigned !== null) return { at: to + assigned[0].length, separator: assigned[2] ?? '=' };
  const tag = tagBegin.test(line.slice(Math.max(0, from - 42), from))
    ? matchAt(tagEnd, line, to)
    : null;
  if (tag !== null) return { at: to + tag[0].length, separator: '>' };
  const follows =
    matchAt(pair, line, to) ?? (line.startsWith('--', from) ? matchAt(flagValue, line, to) : null);
  return follows === null ? undefined : { at: to + follows[0].length, separator: ',' };
}

interface Value extends LogSpan {
  readonly isQuoted: boolean;
}

/** `["one", "two"]` */
const listBegin = /\[\s{0,4}(?=[bu]?\\{0,7}["'])/y;
const listNext = /\\{0,7}["'`],\s{0,4}(?=[bu]?\\{0,7}["'])/y;

function readValues(line: string, name: Name, at: number, separator: string): Value[] {
  const list = matchAt(listBegin, line, at);
  const values: Value[] = [];
  let next: number | undefined = at + (list?.[0].length ?? 0);
  while (next !== undefined) {
    const value = readValue(line, name, next, separator);
    if (value === undefined) break;
    values.push(value);
    const comma: RegExpExecArray | null = list === null ? null : matchAt(listNext, line, value.to);
    next = comma === null ? undefined : value.to + comma[0].length;
  }
  return values;
}

function readValue(line: string, name: Name, at: number, separator: string): Value | undefined {
  const begin = at + (matchAt(wrapper, line, at)?.[0].length ?? 0);
  const spanOf = (match: RegExpExecArray | null) => match?.indices?.groups?.['secret'];
  if (separator === '>') {
    const inside = spanOf(matchAt(xmlValue, line, begin));
    return inside && { from: inside[0], to: inside[1], isQuoted: true };
  }
  const inner = spanOf(matchAt(quotedValue, line, begin));
  if (inner !== undefined) return { from: inner[0], to: inner[1], isQuoted: true };
  const isYaml =
    separator === ':' && /^\s*(?:- )?$/.test(line.slice(Math.max(0, name.from - 80), name.from));
  const plain = spanOf(matchAt(plainValue, line, begin));
  const rest = isYaml ? spanOf(matchAt(yamlRest, line, begin)) : undefined;
  if (plain === undefined) return undefined;
  return { from: plain[0], to: Math.max(plain[1], rest?.[1] ?? 0), isQuoted: false };
}

/**
 * Finds the values of names that denote secrets, in any notation: variables, JSON, YAML, Python, command lines,
 * connection strings, headers. Any line is read only once.
 */
export function* findNamedSecrets(line: string): Generator<LogSpan, void, void> {
  let next = 0;
  for (;;) {
    const found = matchAt(word, line, next);
    if (found === null) return;
    const name = nameAround(line, found.index, found.index + found[0].length);
    next = name.to;
    // Most words have no value after them, and reading the name costs more than looking for one.
    const value = valueAfter(line, name);
    // `//x-access-token:…@` is the user of an address, and its password another rule's.
    if (value === undefined || (value.separator === ':' && line.startsWith('//', name.from - 2)))
      continue;
    const header = headerOf(name.text);
    const strength = strengthOf(name.text);
    if (header === undefined && strength === 'none') continue;
    if (header !== undefined) {
      const spans = findInHeader(header, line, name.from, value.at);
      yield* spans;
      next = Math.max(next, spans.at(-1)?.to ?? 0);
      continue;
    }
    let { at, separator } = value;
    const type = separator === ':' ? matchAt(annotation, line, at) : null;
    if (type !== null) {
      const given = /^\s*=\s*(?=["'])/.exec(
        line.slice(at + type[0].length, at + type[0].length + 20),
      );
      if (given === null) continue;
      at += type[0].length + given[0].length;
      separator = '=';
    }
    for (const { from, to, isQuoted } of readValues(line, name, at, separator)) {
      const isNothing = isHarmless({
        name: name.text,
        strength,
        before: line.slice(Math.max(0, name.from - 20), name.from),
        text: line.slice(from, Math.min(to, from + 300)),
        after: line.slice(to, to + 20),
        isQuoted,
        separator,
      });
      if (isNothing) continue;
      yield { from, to };
      next = to;
    }
  }
}
