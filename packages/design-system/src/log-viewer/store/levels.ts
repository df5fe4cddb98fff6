/** How grave a line is, gravest first. `none`: nothing tells. */
export const logLevels = ['error', 'warning', 'info', 'debug', 'none'] as const;

/** How grave a line is. `error` includes critical and fatal, `debug` includes trace. */
export type LogLevel = (typeof logLevels)[number];

const byName: ReadonlyMap<string, LogLevel> = new Map([
  ...['error', 'err', 'critical', 'crit', 'fatal', 'severe', 'alert', 'emerg', 'panic'].map(
    (name) => [name, 'error'] as const,
  ),
  ...['warning', 'warn'].map((name) => [name, 'warning'] as const),
  ...['info', 'information', 'notice', 'success'].map((name) => [name, 'info'] as const),
  ...['debug', 'trace', 'verbose'].map((name) => [name, 'debug'] as const),
]);

/** The level a word stands for, in any case (`WARN`, `Critical`, `trace`); `none` if it is not one. */
export function levelOf(name: string): LogLevel {
  return byName.get(name.toLowerCase()) ?? 'none';
}

/** As pino and bunyan number them: 10 trace, 20 debug, 30 info, 40 warn, 50 error, 60 fatal. */
function levelOfNumber(value: number): LogLevel {
  if (value >= 50) return 'error';
  if (value >= 40) return 'warning';
  return value >= 30 ? 'info' : 'debug';
}

/** How far into a line a level is looked for, in UTF-16 units: loggers put it at the front. */
const reach = 160;

/** `level=warn`, `"level": "error"`, `severity="INFO"`, `"level":50`. */
const field = /\b(?:level|lvl|severity|levelname|log\.level)"?\s?[=:]\s?"?(\w+)/i;

/** `ERROR: …`, `[warn] …`, `2026-11-21 09:04:11,482 - app - INFO - …`, `npm warn …`. */
const word =
  /(?:^|[\s[(|<])(?:(FATAL|CRITICAL|SEVERE|ERROR|WARNING|WARN|NOTICE|INFO|DEBUG|TRACE)(?=$|[\s\]:|)>,])|(?:(?<=^\W{0,3}|npm )(error|fatal|warning|warn|info|debug|trace)(?=[\]:]|\s\w))|([Ee]rror|[Ww]arning|[Ff]atal)(?=:\s))/;

/** The last line of a Python traceback, or any line that names an exception: `ValueError: …`. */
const exception = /^(?:[A-Za-z_]\w*\.)*[A-Z]\w*(?:Error|Exception|Exit|Interrupt)(?:: |$)/;

/** What a line of plain text says about how grave it is. */
export function guessLevel(text: string): LogLevel {
  const head = text.length > reach ? text.slice(0, reach) : text;
  const asField = head.includes('l') || head.includes('L') ? field.exec(head)?.[1] : undefined;
  if (asField !== undefined) {
    const number = Number(asField);
    const level = Number.isNaN(number) ? levelOf(asField) : levelOfNumber(number);
    if (level !== 'none') return level;
  }
  const match = word.exec(head);
  if (match !== null) return levelOf(match[1] ?? match[2] ?? match[3] ?? '');
  if (exception.test(head)) return 'error';
  return head.startsWith('Traceback (most recent call last)') ? 'error' : 'none';
}
