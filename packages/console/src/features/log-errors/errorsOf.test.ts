import { expect, test } from 'vitest';

import { errorsOf } from './errorsOf.ts';

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
      count: 3,
      first: 1,
      last: 3,
      times: [1, 2, 3],
    },
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
