import type { PlainLine } from '../parse/escapes.ts';
import { styledSpans } from '../parse/styles.ts';
import type { AnsiStyle } from './types.ts';

/** Severity of a line, most severe first. `none`: unknown. */
export const logLevels = ['error', 'warning', 'info', 'debug', 'none'] as const;

/** Severity of a line. `error` includes critical and fatal, `debug` includes trace. */
export type LogLevel = (typeof logLevels)[number];

/** Names of levels, also as loggers shorten them. */
const names = {
  error:
    'error err eror erro critical crit crt fatal fata ftl severe alert emerg emergency panic pani pnc failure fail',
  warning: 'warning warn wrn',
  info: 'info inf information informational notice note success succ log',
  debug: 'debug debu dbg dbug trace trac trc verbose vrb fine finer finest',
} as const satisfies Partial<Record<LogLevel, string>>;

const byName: ReadonlyMap<string, LogLevel> = new Map(
  (['error', 'warning', 'info', 'debug'] as const).flatMap((level) =>
    names[level]
      .split(' ')
      .flatMap((name) => [[name, level] as const, [name.toUpperCase(), level] as const]),
  ),
);

/** Returns the level of a word in any case (`WARN`, `Critical`, `trace`); `none` if it is not one. */
export function levelOf(name: string): LogLevel {
  return byName.get(name) ?? byName.get(name.toLowerCase()) ?? 'none';
}

/** Maximum offset of a level in a line, in UTF-16 units: loggers put it at the front. */
const reach = 200;

/** Longer lines are not read as JSON, in UTF-16 units. */
const longestJson = 100_000;

/** Signs before what a logger writes: a builder's step, the name of a container, the priority of a system log. */
const margin = /^(?:#\d+ (?:\d+\.\d+ )?|[\w.-]{1,60}\s+\| )/;

const upper =
  'FATAL|FATA|FTL|CRITICAL|CRIT|CRT|SEVERE|EMERGENCY|EMERG|ALERT|PANIC|PNC|ERROR|ERRO|ERR|WARNING|WARN|WRN|NOTICE|INFO|INF|SUCCESS|DEBUG|DEBU|DBG|TRACE|TRAC|TRC|VERBOSE|VRB';
const anyCase =
  '[Ff]atal|[Cc]ritical|[Cc]rit|[Ss]evere|[Ee]merg|[Aa]lert|[Pp]anic|[Ee]rror|[Ee]rr|[Ww]arning|[Ww]arn|[Nn]otice|[Nn]ote|[Ii]nfo|[Ss]uccess|[Dd]ebug|[Tt]race';

/** Text before a level: times, numbers, brackets but those around a level, and then names of loggers and processes. */
const before = String.raw`(?:[^\w"]{0,4}(?:\d[\w:.,+/-]{0,40}|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|UTC|GMT|AM|PM)\b,?|\[(?!(?:${anyCase})\s{0,8}\])[^\]"]{0,60}\])){1,8}(?:[\s|:-]{1,4}(?!(?:${upper})\b)[\w.@$/[\]()-]{1,60}:?){0,3}`;

/** `ERROR: …`, `WARN  …`, `ERR! …`, `WARN[0000] …`, `2026-11-21 09:04:11,482 - app - INFO - …`. */
const leading = new RegExp(
  String.raw`^(?:\W{0,6}|${before}\W{0,4}|[\w.-]{1,60}(?: - |: )|[\w-]{1,40}[._][\w.]{1,40} |npm )(${upper})(?=$|[\s\]:|)>,!/[-])`,
);

/** `error: …`, `npm warn …`, `error[E0308]: …`, `warning "…"`. */
const small = new RegExp(
  String.raw`^(?:\W{0,3}(${anyCase}|fail|dbug)(?=\s{0,8}\]|:\s|\[\w+\]:)|npm (error|warn|info|notice)\b|(error|warning) [A-Z"])`,
);

/** Maximum offset of the end of a marked level, in UTF-16 units. */
const markedReach = 160;

/**
 * In the middle of a line a level is one only with signs around it: `… [ERROR] …`, `[core:error] …`, `… - ERROR - …`,
 * `… ERROR: …`.
 */
const marked = new RegExp(
  String.raw`[[(<]\s?(${upper})\s{0,8}[\])>]|\[(?:[\w.]{1,30}:)?(${anyCase})\s{0,8}\]|(?: [-|] |\t)(${upper})\s{0,8}(?: [-|]|\t)|\s(FATAL|CRITICAL|ERROR|WARNING|WARN):(?=\s)`,
);

/** `main.c:3:5: error: …`, `Database error: …`, but not "no error: …" or "error: none". */
const spoken =
  /(?<!\b(?:no|without|zero|last|previous|any|0) )\b(?<!["=])([Ee]rror|[Ww]arning|[Ff]atal):\s(?!none\b|null\b|nil\b|no\b|0\b|false\b|undefined\b|None\b|-\s|$)/;

/** `level=warn`, `level: error` at the beginning, `severity="INFO"`. A setting such as `log_level=debug` is none. */
const field =
  /(?:^|[\s,;{[(|]|"(?=\w{3,10}"))(?<!\b(?:log|logging|compression|battery|water|the|set|to) )(?:(?:level|lvl|severity|levelname|log\.level)"?\s?=\s?|(?:level|lvl|severity|levelname|log\.level)":\s?|(?<=^\W?)(?:level|severity):\s)["']?([A-Za-z]+)\b/i;

const mayHaveField = /l(?:eve|v)l|sever/i;

/** klog and glog: `E0312 10:04:11.482901`. Tornado: `[E 261121 09:04:11 web:1]`. */
const initial = /^(?:([IWEF])\d{4,8} \d\d:\d\d:\d\d|\[([DIWEC]) \d[\d-]{5,9} \d\d:\d\d:\d\d)/;
const byInitial: Readonly<Partial<Record<string, LogLevel>>> = {
  F: 'error',
  C: 'error',
  E: 'error',
  W: 'warning',
  I: 'info',
  D: 'debug',
};

/** `<11>1 2026-11-21T09:04:11Z …`: eight times the facility, and the severity of syslog. */
const priority = /^<(\d{1,3})>/;

/** The last line of a Python traceback, or any line that names an exception: `ValueError: …`. */
const exception =
  /^(?:[A-Za-z_]\w*\.)*[A-Z]\w*(?:Error|Exception|Exit|Interrupt|ExceptionGroup)(?:: |$)/;

/** `/app/main.py:12: DeprecationWarning: …`. */
const warningClass =
  /^(?:\S{1,300}:\d{1,7}: |sys:1: )?(?:[\w.]{1,80}\.)?[A-Z]\w{1,60}Warning(?:: |$)/;

/** A level in the column of Rich, below a line with its time: `           ERROR    no berth`. */
const inColumn = /^\s{11,22}(DEBUG {4}|INFO {5}|WARNING {2}|ERROR {4}|CRITICAL )(?=\S)/;

/** Output of build tools without the name of a level: apt, ld, pip, uv, make, the shell. */
const ofBuild =
  /^(?:E: \S|W: (?=\S)|(?:\S{0,200}\/)?(?:ld(?:\.\w+)?|ld\.lld|lld|mold): (?:cannot find|can't find|undefined|error|fatal|library not found|unable to)|\s{0,4}[×✗✘] \S|(?:\S{0,200}\/)?g?make(?:\[\d+\])?: \*{3} |(?:\/bin\/)?(?:ba|da|z)?sh: .{1,200}: (?:command )?not found$|\S{1,300}: undefined reference to |Could not find a version that satisfies)/;

/** Returns the level in a line of plain text. */
export function guessLevel(line: string): LogLevel {
  const json = levelInJson(line);
  if (json !== undefined) return json;
  const mayHaveMargin = line.startsWith('#') || line.includes('| ');
  const start = mayHaveMargin ? (margin.exec(line)?.[0].length ?? 0) : 0;
  return guessInText(line.slice(start, start + reach));
}

/** The part of a text where a marked level may be: before any quote, because a quoted text is not the logger's. */
function unquotedStart(text: string): string {
  const quote = text.indexOf('"');
  return text.slice(0, quote === -1 ? markedReach : Math.min(quote, markedReach));
}

function guessInText(text: string): LogLevel {
  const first = leading.exec(text)?.[1];
  if (first !== undefined) return levelOf(first);
  if (text.startsWith('           ')) {
    const name = inColumn.exec(text)?.[1];
    if (name !== undefined) return levelOf(name.trim());
  }
  const number = priority.exec(text)?.[1];
  if (number !== undefined && Number(number) < 192) return ofSyslog(Number(number) % 8);
  const letters = initial.exec(text);
  if (letters !== null) return byInitial[letters[1] ?? letters[2] ?? ''] ?? 'none';
  // The first level counts; later ones are part of the message.
  let found: LogLevel = 'none';
  let foundAt = Infinity;
  for (const match of [
    small.exec(text),
    mayHaveField.test(text) ? field.exec(text) : null,
    marked.exec(unquotedStart(text)),
  ]) {
    if (match === null) continue;
    const name = match[1] ?? match[2] ?? match[3] ?? match[4] ?? '';
    const at = match.index + match[0].lastIndexOf(name);
    if (levelOf(name) === 'none' || at >= foundAt) continue;
    found = levelOf(name);
    foundAt = at;
  }
  if (found !== 'none') return found;
  if (exception.test(text) || text.startsWith('Traceback (most recent call last)')) return 'error';
  const tool = ofBuild.exec(text)?.[0];
  if (tool !== undefined) return tool.startsWith('W') ? 'warning' : 'error';
  if (text.includes('Warning') && warningClass.test(text)) return 'warning';
  return /rror: |arning: |atal: /.test(text) ? levelOf(spoken.exec(text)?.[1] ?? '') : 'none';
}

const ofSyslog = (severity: number): LogLevel => {
  if (severity <= 3) return 'error';
  if (severity === 4) return 'warning';
  return severity === 7 ? 'debug' : 'info';
};

/** As pino and bunyan number them: 10 trace, 20 debug, 30 info, 40 warn, 50 error, 60 fatal. */
function ofPino(value: number): LogLevel {
  if (value < 10 || value > 60) return 'none';
  if (value >= 50) return 'error';
  if (value >= 40) return 'warning';
  return value >= 30 ? 'info' : 'debug';
}

/** Fields with a level, the likeliest first. In lower case, without separators. */
const jsonFields = [
  'level',
  'severity',
  'levelname',
  'lvl',
  'loglevel',
  'severitytext',
  'levelno',
  'severitynumber',
  'priority',
  'log',
  'record',
];

/** A level before any value that could have fields: the rest need not be parsed. */
const quickField =
  /^\{[^{}[\]\\]{0,160}?"(?:level|severity|levelname|lvl)"\s?:\s?"([A-Za-z]{3,13})"/i;

/** The level of a line that is JSON, or ends in it; `undefined` if it is none. `none` if it has no such field. */
function levelInJson(line: string): LogLevel | undefined {
  const brace = line.indexOf('{');
  if (brace === -1 || brace > 60 || line.length > longestJson) return undefined;
  const end = line.endsWith('}') ? line.length : line.trimEnd().length;
  if (line[end - 1] !== '}') return undefined;
  const prefix = line.slice(0, brace);
  if (prefix.trim() !== '' && !margin.test(prefix) && !/^[\d:.,TZ+ -]+$/.test(prefix))
    return undefined;
  const shallow = quickField.exec(line.slice(brace, brace + reach))?.[1];
  if (shallow !== undefined && levelOf(shallow) !== 'none') return levelOf(shallow);
  let value: unknown;
  try {
    value = JSON.parse(line.slice(brace, end));
  } catch {
    return undefined;
  }
  return levelInRecord(value, 1);
}

function levelInRecord(value: unknown, depth: number): LogLevel {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'none';
  const fields = new Map(
    Object.entries(value).map(([name, each]: [string, unknown]) => [
      name.toLowerCase().replaceAll(/[^a-z]/g, ''),
      each,
    ]),
  );
  for (const name of jsonFields) {
    const level = levelOfField(name, fields.get(name), depth);
    if (level !== 'none') return level;
  }
  return 'none';
}

function levelOfField(name: string, value: unknown, depth: number): LogLevel {
  if (typeof value === 'string') {
    const number = Number(value);
    return value.trim() === '' || Number.isNaN(number)
      ? levelOf(value.trim())
      : levelOfField(name, number, depth);
  }
  if (typeof value === 'number') {
    // Python counts from 10 (debug) to 50 (critical), OpenTelemetry from 1 (trace) to 24 (fatal).
    if (name === 'levelno') return ofPino(value + 10);
    if (name === 'severitynumber') return ofPino(Math.ceil(value / 4) * 10);
    if (name === 'priority') return value >= 0 && value <= 7 ? ofSyslog(value) : 'none';
    return name === 'level' || name === 'severity' || name === 'lvl' ? ofPino(value) : 'none';
  }
  if (typeof value !== 'object' || value === null) return 'none';
  if (name === 'log' || name === 'record')
    return depth > 0 ? levelInRecord(value, depth - 1) : 'none';
  // loguru: `"level": {"name": "ERROR", "no": 40}`.
  return name === 'level' && 'name' in value && typeof value.name === 'string'
    ? levelOf(value.name)
    : 'none';
}

/** Yellow, as tools write warnings. */
const isYellow = ({ foreground }: AnsiStyle) =>
  foreground?.kind === 'palette' && (foreground.index === 3 || foreground.index === 11);

/** Returns the level of a line by its text, else by its colour. All levels are determined here. */
export function levelOfLine({ text, changes }: Pick<PlainLine, 'text' | 'changes'>): LogLevel {
  const level = guessLevel(text);
  // Marks under a line of code are no warning: a warning contains words.
  if (level !== 'none' || changes.length === 0 || !/\p{L}{2}/u.test(text)) return level;
  let plain = text.replaceAll(/\s/g, '').length;
  const least = plain / 10;
  for (const { from, to, style } of styledSpans(changes, text.length)) {
    if (isYellow(style)) plain -= text.slice(from, to).replaceAll(/\s/g, '').length;
  }
  return plain < least ? 'warning' : 'none';
}
