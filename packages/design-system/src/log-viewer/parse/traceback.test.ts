import { expect, test } from 'vitest';

import { exceptionLineOf, followTraceback } from './traceback.ts';
import type { TracebackState } from './traceback.ts';

/** The state after each line. */
function statesOf(lines: readonly string[]): TracebackState[] {
  const states: TracebackState[] = [];
  let state: TracebackState = 'none';
  for (const line of lines) {
    state = followTraceback(state, line);
    states.push(state);
  }
  return states;
}

const header = 'Traceback (most recent call last):';
const own = '  File "/app/main.py", line 3, in <module>';
const library = '  File "/usr/lib/python3.14/site-packages/fastapi/routing.py", line 9, in app';

test.each(['', '#9 0.871 ', '  | ', '  + Exception Group '])(
  'a traceback after %j belongs to its frames until the line of the exception',
  (margin) => {
    const before = margin.replace('+ Exception Group ', '| ');
    const rest = [own, '    run()', library, '\tawait call()', own, 'ValueError: no', own];
    expect(statesOf([margin + header, ...rest.map((line) => before + line)])).toEqual([
      'own',
      'own',
      'own',
      'library',
      'library',
      'own',
      'none',
      'none',
    ]);
  },
);

test.each([
  [`see ${header}`],
  [`${header} and so on`],
  ['Traceback (most of it):'],
  [own],
  ['  indented'],
])('%j starts no traceback', (line) => {
  expect(statesOf([line])).toEqual(['none']);
});

test.each([
  '/usr/lib/python3.14/json/decoder.py',
  '/usr/lib64/python3/json/decoder.py',
  '/app/.venv/lib/site-packages/x.py',
  '/usr/lib/dist-packages/x.py',
  String.raw`C:\Python\Lib\json\decoder.py`,
  '<frozen importlib._bootstrap>',
])('code in %s is not the own code of the user', (path) => {
  expect(statesOf([header, `  File "${path}", line 1, in x`])).toEqual(['own', 'library']);
});

test.each(['/app/lib/python.py', '/app/packages/x.py', '/app/<frozen x>.py'])(
  'code in %s is the own code of the user',
  (path) => {
    expect(statesOf([header, `  File "${path}", line 1, in x`])).toEqual(['own', 'own']);
  },
);

const exceptionIn = (lines: readonly string[], line = 0, end = lines.length) =>
  exceptionLineOf(line, end, (at) => lines[at] ?? '');

test('the line that names the exception ends its traceback', () => {
  const lines = [
    'Starting',
    header,
    own,
    '    run()',
    'ValueError: no',
    header,
    own,
    'KeyError: 1',
  ];
  expect(exceptionIn(lines, 1)).toBe(4);
  expect(exceptionIn(lines, 5)).toBe(7);
  expect(exceptionIn(lines, 0)).toBeUndefined();
});

test('the line of an exception is found behind a margin', () => {
  const lines = [header, own, 'ValueError: no'].map((line) => `#9 0.871 ${line}`);
  expect(exceptionIn(lines)).toBe(2);
});

test('the line of an exception group is found', () => {
  const lines = [
    `  + Exception Group ${header}`,
    `  | ${own}`,
    '  | ExceptionGroup: two (2 sub-exceptions)',
    '  +-+---------------- 1 ----------------',
    `    | ${header}`,
    `    | ${own}`,
    '    | ValueError: no',
    '    +------------------------------------',
  ];
  expect(exceptionIn(lines)).toBe(2);
  expect(exceptionIn(lines, 4)).toBe(6);
});

test('a traceback has no line of an exception until that line arrives', () => {
  expect(exceptionIn([header, own])).toBeUndefined();
  expect(exceptionIn([header, own, 'ValueError: no'], 0, 2)).toBeUndefined();
  expect(exceptionIn([header, own, 'Listening on port 80', 'ValueError: no'])).toBeUndefined();
});

test('the line of an exception is found up to 500 lines after the first', () => {
  const long = (frames: number) => [
    header,
    ...Array.from({ length: frames }, () => own),
    'ValueError',
  ];
  expect(exceptionIn(long(498))).toBe(499);
  expect(exceptionIn(long(499))).toBeUndefined();
});
