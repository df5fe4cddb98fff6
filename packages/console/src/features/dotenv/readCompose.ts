import { failed } from './parseDotenv.ts';
import type { DotenvEntry } from './parseDotenv.ts';

/**
 * Reads the variables of a Docker Compose file, or of a part of one: a list (`- NAME=value`) or a map (`NAME: value`)
 * under `environment:`. Also reads those of Kubernetes: `name:` and `value:` under `env:`, a ConfigMap, and the plain
 * texts of a Secret. Aliases, and values in other forms of YAML, are errors of their lines.
 */
export function readCompose(lines: readonly string[]): DotenvEntry[] {
  const entries: DotenvEntry[] = [];
  const kind = lines.flatMap((line) => /^kind:[ \t]*(\w+)/.exec(line)?.[1] ?? []).at(0);
  const blockStart = kind === undefined ? composeBlock : kubernetesBlock;
  const hasBlock = kind !== undefined || lines.some((line) => blockStart.test(line));
  let block = hasBlock ? undefined : -1;
  let itemIndent: number | undefined;
  for (let index = 0; index < lines.length; index += 1) {
    const text = lines[index] ?? '';
    const content = text.trim();
    if (content === '' || content === '---' || content.startsWith('#')) continue;
    const indent = indentOf(text);
    const isItem = content.startsWith('- ');
    // A list may be as far to the start as its key.
    if (block !== undefined && (isItem ? indent < block : indent <= block)) block = undefined;
    const [, key, rest] = blockStart.exec(text) ?? [];
    if (key !== undefined) {
      block = indent;
      itemIndent = undefined;
      // Its values are in base64.
      if (rest !== undefined || (kind === 'Secret' && key === 'data')) {
        entries.push(failed('unsupported', index + 1, content));
        block = undefined;
      }
    } else if (block !== undefined) {
      itemIndent ??= indent;
      // Part of the item before it, which is an error.
      if (indent > itemIndent) continue;
      const { entry, last } = readItem(lines, index, content);
      entries.push(entry);
      index = last;
    }
  }
  return entries;
}

const composeBlock = /^[ \t]*(environment|env):[ \t]*([^#\s].*)?(?:#.*)?$/;
const kubernetesBlock = /^[ \t]*(env|data|stringData):[ \t]*([^#\s].*)?(?:#.*)?$/;

const indentOf = (text: string) => /^[ \t]*/.exec(text)?.[0].length ?? 0;

interface Item {
  entry: DotenvEntry;
  /** Index of its last line. */
  last: number;
}

function readItem(lines: readonly string[], index: number, content: string): Item {
  const only = (entry: DotenvEntry): Item => ({ entry, last: index });
  const pair = content.startsWith('- ')
    ? splitAt(scalarOf(content.slice(2)) ?? '', '=')
    : /^["']?([\w.-]+)["']?:(?:[ \t]+(.*))?$/.exec(content)?.slice(1);
  if (pair === undefined) return only(failed('unsupported', index + 1, content));
  const [name = '', written] = pair;
  const named = /^- name:[ \t]+(.*)$/.exec(content)?.[1];
  if (named !== undefined) {
    const value = /^[ \t]+value:[ \t]+(.*)$/.exec(lines[index + 1] ?? '')?.[1];
    if (value === undefined) return only(failed('no-value', index + 1, content));
    const [own, text] = [scalarOf(named), scalarOf(value)];
    return own === undefined || text === undefined
      ? only(failed('unsupported', index + 1, content))
      : { entry: variable(own, text, index, index + 1), last: index + 1 };
  }
  if (content.startsWith('- ')) {
    return only(
      written === undefined
        ? failed('no-value', index + 1, content)
        : variable(name, written, index, index),
    );
  }
  const block = /^\|([-+]?)[ \t]*$/.exec(written ?? '');
  if (block !== null) return readBlock(lines, index, name, block[1] ?? '');
  if (written === undefined || /^(?:#|~$|null$)/.test(written)) {
    return only(failed('no-value', index + 1, content));
  }
  const value = scalarOf(written);
  return only(
    value === undefined
      ? failed('unsupported', index + 1, content)
      : variable(name, value, index, index),
  );
}

/** A text of several lines after `|`. */
function readBlock(lines: readonly string[], index: number, name: string, chomp: string): Item {
  const indent = indentOf(lines[index] ?? '');
  let last = index;
  while (last + 1 < lines.length) {
    const next = lines[last + 1] ?? '';
    if (next.trim() !== '' && indentOf(next) <= indent) break;
    last += 1;
  }
  const rows = lines.slice(index + 1, last + 1);
  const inner = Math.min(...rows.filter((row) => row.trim() !== '').map(indentOf));
  const text = rows.map((row) => row.slice(inner)).join('\n');
  const trimmed = text.replace(/\n+$/, '');
  const value = chomp === '-' ? trimmed : `${trimmed}\n`;
  return { entry: variable(name, value, index, last), last };
}

/** Returns a value of YAML on one line; `undefined` for an alias, a list, a map or a text that is folded. */
function scalarOf(written: string): string | undefined {
  const text = written.trim();
  const double = /^("(?:[^"\\]|\\.)*")[ \t]*(?:#.*)?$/.exec(text)?.[1];
  if (double !== undefined) return jsonText(double);
  const single = /^'((?:[^']|'')*)'[ \t]*(?:#.*)?$/.exec(text)?.[1];
  if (single !== undefined) return single.replaceAll("''", "'");
  if (/^[*&!|>[{"'@`%]/.test(text)) return undefined;
  return text.replace(/[ \t]#.*$/, '').trimEnd();
}

function jsonText(quoted: string): string | undefined {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return undefined;
  }
}

function splitAt(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

function variable(name: string, value: string, first: number, last: number): DotenvEntry {
  // Compose writes `$` as `$$`, because `$` starts a reference.
  const text = value.replaceAll('$$', '$');
  return { kind: 'variable', name, value: text, firstLine: first + 1, lastLine: last + 1 };
}
