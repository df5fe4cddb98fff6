import { expect, test } from 'vitest';

import { logMatcher } from '../log-query/logMatcher.ts';
import { parseLogQuery } from '../log-query/logQuery.ts';
import { errorsOf } from './errorsOf.ts';
import { queryOfError } from './queryOfError.ts';

const traceback = (line: number, message: string) => [
  'Traceback (most recent call last):',
  `  File "/app/main.py", line ${line}, in checkout`,
  '    pay(order)',
  '  File "/usr/lib/python3.12/site-packages/stripe/api.py", line 3, in pay',
  message,
];

const entry = (text: string, time: number) => ({ text, time });

test('a traceback counts once, in one entry, in several, and in JSON', () => {
  const errors = errorsOf([
    entry(traceback(12, "KeyError: 'berth 7'").join('\n'), 1),
    ...traceback(12, "KeyError: 'berth 8'").map((text) => entry(text, 2)),
    entry(JSON.stringify({ exc: traceback(12, "KeyError: 'berth 9'").join('\n') }), 3),
    entry('Downloading ██████ 100%', 4),
    entry('ERROR:    Application startup failed. Exiting.', 5),
  ]);
  expect(errors).toEqual([
    {
      id: 'KeyError /app/main.py checkout',
      kind: 'exception',
      title: "KeyError: 'berth 9'",
      frame: { path: '/app/main.py', lineNumber: 12, name: 'checkout' },
      shared: "KeyError: 'berth ",
      status: undefined,
      path: undefined,
      requests: 0,
      count: 3,
      first: 1,
      times: [1, 2, 3],
    },
  ]);
});

test('tracebacks of two apps whose lines are between each other are two errors', () => {
  const lines = traceback(12, "KeyError: 'berth 7'").flatMap((text) => [
    { ...entry(text, 1), origin: 'api' },
    { ...entry(text.replace('main', 'worker'), 1), origin: 'worker' },
  ]);
  expect(errorsOf(lines).map(({ frame, count }) => [frame?.path, count])).toEqual([
    ['/app/main.py', 1],
    ['/app/worker.py', 1],
  ]);
});

test('failed requests are one row for each method and path, by status and not by level', () => {
  const errors = errorsOf([
    entry('INFO: "GET /berths/7 HTTP/1.1" 500', 1),
    entry('INFO: "GET /berths/8?a=1 HTTP/1.1" 503', 2),
    entry('ERROR: "GET /berths/8 HTTP/1.1" 404', 3),
    entry('{"method":"POST","path":"/holds","status":502}', 4),
  ]);
  expect(errors.map(({ title, count, kind }) => [title, count, kind])).toEqual([
    ['GET /berths/{id}', 2, 'request'],
    ['POST /holds', 1, 'request'],
  ]);
});

const request = (path: string, status: number, time: number) =>
  entry(`INFO: 10.4.0.1:5 - "POST ${path} HTTP/1.1" ${status}`, time);

test('a traceback and its request are one error, named by the exception and with the path', () => {
  const errors = errorsOf([
    request('/checkout', 200, 0),
    request('/checkout', 500, 1000),
    entry(traceback(12, "KeyError: 'currency'").join('\n'), 1003),
    // Two at the same time: the path that most tracebacks are next to is the path of the exception.
    request('/webhooks', 502, 4001),
    request('/checkout', 500, 4002),
    entry(traceback(12, "KeyError: 'currency'").join('\n'), 4003),
    request('/webhooks', 502, 9000),
  ]);
  expect(errors.map(({ title, path, count, requests }) => [title, path, count, requests])).toEqual([
    ["KeyError: 'currency'", 'POST /checkout', 2, 3],
    ['POST /webhooks', 'POST /webhooks', 2, 2],
  ]);
});

test('an exception that was raised while another one was handled replaces it', () => {
  const [error, ...others] = errorsOf(
    [
      ...traceback(12, 'KeyError: 1'),
      '',
      'During handling of the above exception, another exception occurred:',
      '',
      ...traceback(20, 'ValueError: no price'),
    ].map((text, index) => entry(text, index)),
  );
  expect(others).toEqual([]);
  expect(error).toMatchObject({ title: 'ValueError: no price', count: 1, first: 0 });
});

test('a filter narrows the errors, and all lines tell when they began', () => {
  const lines = [
    entry(traceback(12, "KeyError: 'currency'").join('\n'), 1000),
    request('/checkout', 500, 5000),
    entry(traceback(12, "KeyError: 'currency'").join('\n'), 5001),
    request('/webhooks', 502, 9000),
  ];
  const errors = errorsOf(lines, ({ text }) => text.includes('/checkout'));
  expect(errors).toMatchObject([{ title: "KeyError: 'currency'", count: 1, first: 1000 }]);
});

test('the query of an error finds its lines, and no others', () => {
  const lines = [
    entry(traceback(12, "KeyError: 'berth 7'").join('\n'), 1),
    entry(traceback(12, "KeyError: 'berth 8'").join('\n'), 2000),
    entry(JSON.stringify({ exc: traceback(12, "KeyError: 'berth 9'").join('\n') }), 4000),
    request('/berths/7', 500, 6000),
    request('/berths/8', 503, 8000),
    request('/berths/8', 404, 9000),
    entry('INFO: "GET /berths/8 HTTP/1.1" 500', 10_000),
  ];
  const found = errorsOf(lines).map((error) => {
    const matches = logMatcher(parseLogQuery(queryOfError(error)));
    return lines.filter(matches).map(({ time }) => time);
  });
  expect(found).toEqual([[1, 2000, 4000], [6000, 8000], [10_000]]);
  expect(queryOfError({ kind: 'exception', shared: 'ValueError: token •••• is wrong' })).toBe(
    '"ValueError: token"',
  );
});
