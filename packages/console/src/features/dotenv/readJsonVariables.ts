import { countBreaks, failed } from './parseDotenv.ts';
import type { DotenvEntry } from './parseDotenv.ts';

/**
 * Reads a JSON object: names and texts. Numbers, booleans, lists and objects keep the text that they have in the file;
 * `null` is no value.
 */
export function readJsonVariables(source: string): DotenvEntry[] {
  if (!isJsonObject(source)) {
    return [failed('broken-json', 1, source.split('\n')[0] ?? '')];
  }
  const entries: DotenvEntry[] = [];
  let at = source.indexOf('{') + 1;
  let line = 1 + countBreaks(source.slice(0, at));
  for (;;) {
    const start = endOf(source, at, /[\s,]*/y);
    if (source[start] === '}') return entries;
    const nameEnd = endOf(source, start, text);
    const valueStart = endOf(source, nameEnd, /\s*:\s*/y);
    const valueEnd = endOfValue(source, valueStart);
    line += countBreaks(source.slice(at, start));
    const written = source.slice(valueStart, valueEnd);
    const name = String(JSON.parse(source.slice(start, nameEnd)));
    const value: unknown = written.startsWith('"') ? JSON.parse(written) : written;
    const lastLine = line + countBreaks(source.slice(start, valueEnd));
    entries.push(
      written === 'null'
        ? failed('no-value', line, name)
        : {
            kind: 'variable',
            name,
            value: String(value),
            firstLine: line,
            lastLine,
            isLiteral: true,
          },
    );
    line = lastLine;
    at = valueEnd;
  }
}

const text = /"(?:[^"\\]|\\.)*"/y;

function isJsonObject(source: string): boolean {
  try {
    const parsed: unknown = JSON.parse(source);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  } catch {
    return false;
  }
}

/** Returns the end of a match that starts here. */
function endOf(source: string, at: number, pattern: RegExp): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(source)?.[0].length ?? 0);
}

/** Returns the end of a value of valid JSON. */
function endOfValue(source: string, start: number): number {
  if (source[start] === '"') return endOf(source, start, text);
  if (source[start] !== '{' && source[start] !== '[') return endOf(source, start, /[^\s,}\]]+/y);
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    const character = source[at] ?? '';
    if (character === '"') at = endOf(source, at, text) - 1;
    else if ('{['.includes(character)) depth += 1;
    else if ('}]'.includes(character)) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return source.length;
}
