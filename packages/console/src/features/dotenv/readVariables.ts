import { failed, parseDotenv } from './parseDotenv.ts';
import type { DotenvEntry } from './parseDotenv.ts';
import { readCompose } from './readCompose.ts';
import { readJsonVariables } from './readJsonVariables.ts';
import { shellWords } from './shellWords.ts';
import type { ShellWord } from './shellWords.ts';

/** Forms in which people write variables. `dockerEnv`: a file for `docker run --env-file`, whose values are raw. */
export type VariablesForm =
  | 'env'
  | 'json'
  | 'dockerEnv'
  | 'compose'
  | 'dockerfile'
  | 'command'
  | 'powershell'
  | 'cmd'
  | 'systemd'
  | 'diff';

/** Variables of a text, and the form that it has. */
export interface ReadVariables {
  form: VariablesForm;
  entries: DotenvEntry[];
}

/** First line of an exported file for Docker, which looks like a `.env` file and has other rules. */
export const dockerEnvComment = 'docker run --env-file';

const name = String.raw`[A-Za-z_][\w.]*`;

/** Forms by their first line that is neither blank nor a comment, besides JSON and Docker's. */
const firstLines: readonly [keyof typeof readers, RegExp][] = [
  ['diff', new RegExp(String.raw`^(?:diff --git |--- |\+\+\+ |@@ |[+-](?:export )?${name}=)`)],
  ['command', /^(?:\$ )?(?:sudo )?(?:docker|podman|nerdctl) .*\brun\b|^(?:-e|--env)[ =]/],
  ['command', /^(?:\$ )?(?:heroku config:(?:set|add)|fly(?:ctl)? secrets set|railway variables) /],
  ['powershell', /^\$env:/i],
  ['systemd', new RegExp(String.raw`^\[(?:Unit|Service)\]$|^Environment=["']?${name}=`)],
  [
    'cmd',
    new RegExp(
      String.raw`^@?(?:set "?${name}=|setx ${name} |set -\w+ ${name} |setenv ${name} )`,
      'i',
    ),
  ],
  ['dockerfile', new RegExp(String.raw`^(?:FROM \S|ENV ${name}[= ])`)],
  [
    'compose',
    new RegExp(String.raw`^- ["']?${name}(?:["']?$|=|: )|^["']?[\w.-]+["']?:(?:[ \t]|$)`),
  ],
];

/**
 * Reads the variables of a text: a `.env` file, one of the other forms in which people have them, or a file that the
 * console exported. Lines of the text that set no variable are left out, as in a Dockerfile.
 */
export function readVariables(text: string): ReadVariables {
  const source = text.replace(/^\uFEFF/, '');
  const lines = source.split(/\r\n|\r|\n/);
  const first = lines.find((line) => /^[ \t]*[^#\s]/.test(line) && line !== '---')?.trim() ?? '';
  if (lines.some((line) => line === `# ${dockerEnvComment}`)) {
    return { form: 'dockerEnv', entries: lines.flatMap(readRaw) };
  }
  if (first.startsWith('{')) return { form: 'json', entries: readJsonVariables(source) };
  const isEnv = new RegExp(String.raw`^(?:export )?${name}[ \t]*=`).test(first);
  const form = firstLines.find(
    ([each, pattern]) => pattern.test(first) && (!isEnv || each === 'systemd'),
  );
  return form === undefined
    ? { form: 'env', entries: parseDotenv(source) }
    : { form: form[0], entries: readers[form[0]](source, lines) };
}

type Reader = (source: string, lines: readonly string[]) => DotenvEntry[];

const readers: Readonly<Record<Exclude<VariablesForm, 'json' | 'dockerEnv'>, Reader>> = {
  env: parseDotenv,
  compose: (_, lines) => readCompose(lines),
  // Other lines stay as empty lines, so that the numbers are those of the text.
  diff: (_, lines) =>
    parseDotenv(lines.map((line) => /^\+(?!\+\+ )(.*)$/.exec(line)?.[1] ?? '').join('\n')),
  command(source) {
    const words = shellWords(source);
    const isRun = words.some(({ text }) => /^(?:-e\w*|--env)(?:=|$)/.test(text));
    if (!isRun) return words.filter(({ text }) => text.includes('=')).map(toEntry);
    return words.flatMap((word, index) => {
      const joined = /^(?:--env=|-e=?)(.+)$/s.exec(word.text)?.[1];
      if (joined !== undefined) return [toEntry({ ...word, text: joined })];
      return /^(?:-e|--env)$/.test(words[index - 1]?.text ?? '') ? [toEntry(word)] : [];
    });
  },
  systemd: (source, lines) =>
    statements(lines, /^Environment=/).flatMap(({ text, line }) =>
      shellWords(text.replace('Environment=', ''), line).map((word) => ({
        ...toEntry(word),
        isLiteral: true,
      })),
    ),
  dockerfile: (source, lines) =>
    statements(lines, /^ENV[ \t]/i).flatMap(({ text, line }) => {
      const rest = text.replace(/^ENV[ \t]+/i, '');
      // `ENV NAME a text` has one variable.
      const legacy = new RegExp(String.raw`^(${name})[ \t]+([^=\s][\s\S]*)$`).exec(rest);
      return legacy === null
        ? shellWords(rest, line).map(toEntry)
        : [toEntry({ text: `${legacy[1]}=${legacy[2]?.trim()}`, line, isLiteral: false })];
    }),
  powershell: (_, lines) => lines.flatMap(readPowershell),
  cmd: (_, lines) => lines.flatMap(readCmd),
};

/** Statements that start with a line that matches, with the lines that a backslash continues. */
function statements(lines: readonly string[], pattern: RegExp): { text: string; line: number }[] {
  return lines.flatMap((line, index) => {
    const text = line.trim();
    if (!pattern.test(text) || lines[index - 1]?.endsWith('\\') === true) return [];
    let end = index;
    while (lines[end]?.endsWith('\\') === true && end < lines.length - 1) end += 1;
    return [{ text: [text, ...lines.slice(index + 1, end + 1)].join('\n'), line: index + 1 }];
  });
}

function toEntry({ text, line, isLiteral }: ShellWord): DotenvEntry {
  const at = text.indexOf('=');
  if (at < 1) return failed(at === 0 ? 'no-name' : 'no-value', line, text);
  const literal = isLiteral && { isLiteral };
  return variable(text.slice(0, at), text.slice(at + 1), line, literal);
}

function variable(
  variableName: string,
  value: string,
  line: number,
  literal: { isLiteral: boolean } | false = { isLiteral: true },
): DotenvEntry {
  return {
    kind: 'variable',
    name: variableName,
    value,
    firstLine: line,
    lastLine: line,
    ...literal,
  };
}

/** A line of a file for `docker run --env-file`: whatever follows the name is the value. */
function readRaw(text: string, index: number): DotenvEntry[] {
  const content = text.trimStart();
  if (content === '' || content.startsWith('#')) return [];
  const at = content.indexOf('=');
  if (at < 1) return [failed(at === 0 ? 'no-name' : 'no-value', index + 1, text)];
  return [variable(content.slice(0, at), content.slice(at + 1), index + 1)];
}

function readPowershell(text: string, index: number): DotenvEntry[] {
  const entries: DotenvEntry[] = [];
  let rest = text;
  while (!/^\s*(?:#|$)/.test(rest)) {
    const match = powershellStatement.exec(rest);
    if (match === null) return [...entries, failed('unsupported', index + 1, rest.trim())];
    const [statement, variableName = '', written = ''] = match;
    entries.push(powershellVariable(variableName, written, index + 1));
    rest = rest.slice(statement.length);
  }
  return entries;
}

/** An assignment of a text or a word, with the `;` that separates it from the next. */
const powershellStatement =
  /^\s*\$env:(\w+)\s*=\s*("(?:[^"`]|`.|"")*"|'(?:[^']|'')*'|[^\s;"'][^\s;]*)\s*(?:;|(?=#|$))/i;

function powershellVariable(variableName: string, written: string, line: number): DotenvEntry {
  const content = written.slice(1, -1);
  if (written.startsWith("'")) return variable(variableName, content.replaceAll("''", "'"), line);
  if (!written.startsWith('"')) return variable(variableName, written, line, false);
  const value = content
    .replaceAll('""', '"')
    .replaceAll(/`(.)/g, (_, escaped: string) => powershellEscapes[escaped] ?? escaped);
  return variable(variableName, value, line, false);
}

const powershellEscapes: Readonly<Partial<Record<string, string>>> = { n: '\n', r: '\r', t: '\t' };

function readCmd(text: string, index: number): DotenvEntry[] {
  if (/^\s*(?:#|::|@?rem\b|@?echo\b|$)/i.test(text)) return [];
  const quoted =
    /^\s*@?set "([^=]+)=(.*)"\s*$/i.exec(text) ??
    // More than a value follows these characters.
    /^\s*@?set (?!-)([^="]+)=([^&|<>]*)$/i.exec(text);
  if (quoted !== null) return [variable(quoted[1] ?? '', quoted[2] ?? '', index + 1)];
  if (/^\s*@?set [^-]*=/i.test(text)) return [failed('unsupported', index + 1, text)];
  const [command, variableName, value] = shellWords(text.replace(/^\s*set -\w+/, 'set')).map(
    (word) => word.text,
  );
  const isSet = command !== undefined && /^(?:set|setx|setenv)$/i.test(command);
  if (!isSet || variableName === undefined) return [failed('unsupported', index + 1, text)];
  return [variable(variableName, value ?? '', index + 1)];
}
