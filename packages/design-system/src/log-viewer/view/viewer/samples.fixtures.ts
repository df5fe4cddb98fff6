import { createLogStore } from '../../store/createLogStore.ts';
import type { LogEntry } from '../../store/types.ts';

const esc = String.fromCodePoint(0x1b);
const paint = (code: string) => (text: string) => `${esc}[${code}m${text}${esc}[0m`;
const dim = paint('2');
const bold = paint('1');
const red = paint('1;31');
const green = paint('32');
const yellow = paint('1;33');
const blue = paint('34');
const magenta = paint('35');
const cyan = paint('36');

/** 21 November 2026, 09:04:11.482 UTC. */
const start = Date.UTC(2026, 10, 21, 9, 4, 11, 482);

/** Entries of so many tenths of a second after the start, in pairs with their text. */
const at = (tenths: number, text: string, level?: LogEntry['level']): LogEntry => ({
  time: start + tenths * 100,
  text,
  level,
});

/** An image build that failed, in colour. */
export const failedBuild: readonly LogEntry[] = [
  at(0, `${dim('#1')} ${cyan('[internal]')} load build definition from Dockerfile`),
  at(1, `${dim('#1')} ${green('DONE')} 0.0s`),
  at(2, `${dim('#2')} ${cyan('[builder 1/6]')} FROM python:3.13-slim`),
  at(20, `${dim('#6')} ${cyan('[builder 3/6]')} COPY pyproject.toml uv.lock ./`),
  at(21, `${dim('#6')} ${green('DONE')} 0.1s`),
  at(
    21,
    `${dim('#7')} ${cyan('[builder 4/6]')} RUN uv sync --frozen --no-dev --no-install-project`,
  ),
  at(34, `Using CPython ${cyan('3.13.1')} interpreter at: ${cyan('/usr/local/bin/python3')}`),
  at(34, `Creating virtual environment at: ${cyan('.venv')}`),
  at(
    36,
    `${yellow('warning')}: The lockfile was written by an older version of uv; resolving again`,
  ),
  at(38, `${dim('Resolving')} fastapi[standard]>=0.128`),
  at(40, `${dim('Resolving')} sqlmodel==0.0.24`),
  at(41, `${dim('Resolving')} sqlalchemy==1.4.54`),
  at(
    97,
    `${dim('Downloading')} numpy   ${green('━'.repeat(24))}  16.4 MB / 16.4 MB  ${dim('48.2 MB/s')}`,
  ),
  at(
    312,
    `${dim('Downloading')} torch   ${green('━'.repeat(14))}${dim('─'.repeat(10))} 412.0 MB / 674.1 MB  ${dim('19.7 MB/s')}`,
  ),
  at(382, `  ${red('×')} No solution found when resolving dependencies:`, 'error'),
  at(
    382,
    `  ${red('╰─▶')} Because ${bold('sqlmodel==0.0.24')} depends on ${bold('sqlalchemy>=2.0.14,<2.1.0')} and your project`,
    'error',
  ),
  at(
    382,
    `      depends on ${bold('sqlalchemy==1.4.54')}, we can conclude that your project and ${bold('sqlmodel==0.0.24')}`,
    'error',
  ),
  at(382, '      are incompatible. Your requirements are unsatisfiable.', 'error'),
  at(383, ''),
  at(
    383,
    `      ${cyan('hint')}: ${bold('sqlalchemy')} was pinned in ${cyan('pyproject.toml')}, line 14:`,
  ),
  at(383, `      ${dim('14')} │     "${bold('sqlalchemy==1.4.54')}",`),
  at(383, `         │     ${yellow('^'.repeat(20))}`),
  at(
    384,
    `${dim('#7')} ${red('ERROR')}: process "/bin/sh -c uv sync --frozen --no-dev" did not complete successfully: exit code: 1`,
  ),
  at(384, '------'),
  at(384, dim(' > [builder 4/6] RUN uv sync --frozen --no-dev --no-install-project:')),
  at(385, 'DATABASE_URL=postgresql://harbour:swordfish-9431@ep-quiet-harbour.example/harbour'),
  at(386, `${blue('Cache')} kept for the next build: ${cyan('uv-linux-x86_64-3.13')} (214 MB)`),
  at(386, `${red('Build failed')} in 38.6 s`, 'error'),
];

const access = (method: string, path: string, status: string) =>
  `INFO:     10.4.2.17:52114 - "${method} ${path} HTTP/1.1" ${status}`;

const library = (name: string, line: number) => [
  `  File "/app/.venv/lib/python3.13/site-packages/sqlalchemy/${name}.py", line ${line}, in ${name}`,
  `    return self._${name}()`,
];

/** A traceback with mostly library frames. */
export const traceback: readonly string[] = [
  'Traceback (most recent call last):',
  '  File "/app/berths/service.py", line 88, in hold_berth',
  '    async with session_factory() as session:',
  ...['engine', 'pool', 'queue', 'wait', 'select', 'greenlet', 'base'].flatMap((name, index) =>
    library(name, 100 + index),
  ),
  'sqlalchemy.exc.TimeoutError: QueuePool limit of size 20 overflow 0 reached, connection timed out, timeout 5.00',
];

/** Requests, JSON, logfmt, a warning and a failure of an app. */
export const appLog: readonly LogEntry[] = [
  at(0, access('GET', '/berths?status=free', '200 OK')),
  at(2, access('GET', '/berths/B-17', '200 OK')),
  at(6, access('POST', '/berths/B-17/hold', '201 Created')),
  at(14, `WARNING: Pool at ${yellow('18/20')} connections; waited 412 ms in ${cyan('hold_berth')}`),
  at(19, access('GET', '/berths/B-22', '304 Not Modified')),
  at(
    26,
    '{"level":"info","event":"berth.held","berth":"B-17","vessel":{"imo":9811000,"length_m":399.9},"until":"2026-11-21T14:00:00Z"}',
  ),
  { ...at(37, traceback.join('\n')), level: 'error' },
  at(38, access('POST', '/berths/B-22/hold', '500 Internal Server Error')),
  at(170, access('GET', '/berths/B-40', '404 Not Found')),
  at(175, 'INFO: Berth cache warmed: 48 berths in 211 ms'),
  at(186, 'level=info msg="tide window opened" berth=B-17 height_m=6.42'),
  at(190, `INFO: ${magenta('日本語のログ')}、絵文字 🚢⚓`),
];

/** Health checks and attempts that differ in times, ids and numbers only, between other lines. */
export const repeatedLines: readonly LogEntry[] = [
  at(0, 'INFO: Listening on port 8000'),
  ...Array.from({ length: 12 }, (_, index) =>
    at(10 + index * 50, access('GET', '/health', '200 OK')),
  ),
  at(612, access('POST', '/berths/B-17/hold', '201 Created')),
  ...Array.from({ length: 4 }, (_, index) =>
    at(
      620 + index * 10,
      `WARNING: Retry ${index + 1} of 4: no reply from the tide service in 500 ms`,
    ),
  ),
  at(670, 'ERROR: The tide service is unavailable'),
];

/** `count` numbered lines, every 97th a warning and every 211th an error; the same in every run. */
export function manyLines(count: number, from = 1): LogEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const number = from + index;
    const level = number % 211 === 0 ? 'error' : number % 97 === 0 ? 'warning' : undefined;
    return at(number, `${dim(`#${number % 9}`)} line ${number} of the build`, level);
  });
}

/** A store with entries in it. */
export function storeOf(entries: readonly (LogEntry | string)[]) {
  const store = createLogStore();
  store.append(entries);
  return store;
}
