import { describe, expect, test } from 'vitest';

import { createLogStore } from './createLogStore.ts';
import { levelsOf } from './intake.ts';
import type { LogLevel } from './levels.ts';

const esc = '\u001B';

const corpus: Readonly<Record<LogLevel, readonly string[]>> = {
  error: [
    'ERROR: process failed',
    'ERROR:root:no berth',
    '2026-11-21 09:04:11,482 - app.berths - ERROR - no berth',
    '2026-11-21 09:04:11,482 ERROR app.berths no berth',
    '2026-11-21 09:04:11 app.main ERROR no berth',
    '2026-11-21 09:04:11.482 | ERROR    | app.main:hold:12 - no berth',
    '2026-11-21 09:04:11.482 | CRITICAL | app.main:hold:12 - no berth',
    '2026-11-21 09:04:11 [error    ] berth.refused                 berth=B-17',
    '[2026-11-21 09:04:11 +0000] [1] [ERROR] Worker failed to boot.',
    '[2026-11-21 09:04:11,482: ERROR/MainProcess] Task app.hold raised',
    '[2026-11-21 09:04:11,482] ERROR in app: Exception on /holds [GET]',
    '{"message":"no berth","severity":"ERROR"}',
    '{"SEVERITY":"CRITICAL","message":"info"}',
    '{"asctime":"2026-11-21","levelname":"ERROR","message":"a"}',
    '{"lvl":"ERR","msg":"a"}',
    '{"level":50,"time":1795000000000,"msg":"a"}',
    '{"level":"FATAL","msg":"a"}',
    '{"levelno":40,"msg":"a"}',
    '{"log":{"level":"error"},"message":"a"}',
    '{"text":"a","record":{"level":{"name":"ERROR","no":40}}}',
    'web-1  | {"msg":"a","severity":"Error"}',
    `{"message":"${'long '.repeat(100)}","severity":"ERROR"}`,
    'level=error msg="no berth"',
    'time=2026-11-21T09:04:11Z level=fatal msg=a',
    'severity="ERROR" message=a',
    'E0312 10:04:11.482901       1 server.go:12] failed',
    'F0312 10:04:11.482901       1 server.go:12] failed',
    '[E 261121 09:04:11 web:1] Uncaught exception',
    'npm ERR! code E404',
    'npm error code E404',
    'ERRO[0000] no berth',
    'FATA[0012] no berth',
    '10:04AM ERR no berth berth=B-17',
    '[10:04:11 ERR] no berth',
    'fail: Microsoft.Hosting[0]',
    'error: could not compile `harbour`',
    'error[E0308]: mismatched types',
    'main.c:3:5: error: expected declaration',
    'Error: Cannot find module "x"',
    '#9 0.871 ERROR: failed to solve',
    '#9 ERROR: process "/bin/sh" did not complete successfully',
    '2026/11/21 09:04:11 [error] 7#7: *1 open() failed',
    '2026/11/21 09:04:11 [emerg] 7#7: bind() failed',
    '[Sat Nov 21 09:04:11 2026] [core:error] [pid 7] a',
    '2026-11-21 09:04:11.482 UTC [7] FATAL:  password authentication failed for user "app"',
    '<11>1 2026-11-21T09:04:11Z host app - - - no berth',
    'ValueError: no berth',
    'sqlalchemy.exc.OperationalError: (psycopg.OperationalError) refused',
    'Traceback (most recent call last):',
    'CRITICAL: out of berths',
    'FATAL no berth',
  ],
  warning: [
    'WARNING: pool is full',
    'WARN  pool is full',
    '2026-11-21 09:04:11 [warning  ] pool.full',
    '2026-11-21 09:04:11.482  WARN 1 --- [main] a.b.C : pool',
    '{"severity":"WARNING","message":"a"}',
    '{"level":40,"msg":"a"}',
    '{"levelname":"WARNING","message":"a"}',
    '{"PRIORITY":"4","MESSAGE":"a"}',
    'level=warn msg=a',
    '10:04AM WRN pool',
    'W0312 10:04:11.482901       1 server.go:12] pool',
    'WARN[0000] pool is full',
    'npm WARN deprecated a@1',
    'npm warn deprecated a@1',
    '/app/app/main.py:12: DeprecationWarning: on_event is deprecated',
    'DeprecationWarning: on_event is deprecated',
    'sys:1: ResourceWarning: unclosed',
    'warning: unused import',
    '[warn] pool is full',
    '<12>1 2026-11-21T09:04:11Z host app - - - pool',
    `${esc}[33mPool at 18/20 connections${esc}[0m`,
    `${esc}[93mpool is full${esc}[0m.`,
  ],
  info: [
    'INFO:     10.4.2.17:443 - "GET /errors HTTP/1.1" 200 OK',
    'INFO:     0 errors',
    'INFO: set log level to ERROR',
    'INFO: settings {"level":"error"}',
    '2026-11-21 09:04:11 [info     ] request.finished               errors=0',
    '{"level":"INFO","message":"ERROR: is a word"}',
    '{"level":30,"msg":"error"}',
    'I0312 10:04:11.482901       1 server.go:12] ready',
    '[2026-11-21 09:04:11 +0000] [7] [INFO] Listening',
    'level=info msg="level=error is a filter"',
    'NOTICE: ready',
    '10:04AM INF ready',
    '<14>1 2026-11-21T09:04:11Z host app - - - ready',
  ],
  debug: [
    'DEBUG: a',
    '2026-11-21 09:04:11 [debug    ] a',
    '{"level":20,"msg":"a"}',
    'DBG a',
    'level=trace msg=a',
  ],
  none: [
    '0 errors, 0 warnings',
    'no errors found',
    'error_count=0',
    'errors: 0',
    'Last error: none',
    'no error: all berths are free',
    '10.4.2.17:443 - "GET /errors HTTP/1.1" 200',
    'GET /errors/ERROR 200',
    '"GET /?q=[ERROR] HTTP/1.1" 200',
    'Received ERROR from nobody',
    'ErrorHandler registered',
    'error handling enabled',
    'information about berths',
    'Setting log level: error',
    'LOG_LEVEL=ERROR',
    'compression level: 9',
    'battery level: 50',
    '{"error":null,"warnings":0}',
    '{"message":"ERROR"}',
    'Collecting warn-lib==1.0',
    'warnings.filterwarnings was called',
    `Pool at ${esc}[33m18/20${esc}[0m connections; waited 412 ms`,
    `   │     ${esc}[1;33m^^^^^^^^^^^^^^^^^^^^${esc}[0m`,
    'Started server process [7]',
    '',
  ],
};

describe.each(Object.entries(corpus))('the level %s is detected in', (level, lines) => {
  test.each(lines.map((line) => [line]))('%j', (line) => {
    expect(levelsOf([{ text: line }])).toEqual([level]);
    const store = createLogStore();
    store.append([line]);
    expect(store.level(0)).toBe(level);
  });
});

test('deeply nested JSON is parsed in time', () => {
  const deep = `${'{"log":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
  expect(levelsOf([{ text: deep }])).toEqual(['none']);
});

test('a long line is scanned in time', () => {
  for (const text of ['[a] ', '1 ', 'a.b ', '- ', 'ERROR', 'level ', '(', 'Jan ', 'log level: ']) {
    expect(levelsOf([{ text: text.repeat(1_000_000 / text.length) }])).toHaveLength(1);
  }
});
