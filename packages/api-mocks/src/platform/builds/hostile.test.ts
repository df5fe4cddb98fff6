import { expect, test } from 'vitest';

import { readProject } from './project.ts';
import { findContradiction, findNonexistent } from './requirements.ts';

/** Long enough that quadratic time takes minutes, or does not end. */
const length = 300_000;

function read(files: Record<string, string>, directory: string | null = null) {
  const telling = Object.entries(files).map(([path, text]) => ({ path, text }));
  return readProject({ files: telling.length, size_bytes: 1_000, telling }, directory);
}

const app = 'from fastapi import FastAPI\napp = FastAPI()\n';
const blanks = ' '.repeat(length);

test.each([
  ['an import that is none', 'from', 'x'],
  ['an import', 'from', 'os import path, sep'],
  ['an import of nothing', 'import', ''],
  ['a crash', 'raise', 'RuntimeError("x")'],
  ['a division', 'x =', '1 / 0'],
  ['a variable', 'x = os.environ[', '"KEY"]'],
  ['a variable that is set', 'os.environ["KEY"', '] = "1"\ny = os.environ["KEY"]'],
  ['settings', 'class S(', 'BaseSettings):\n    key: str\ns = S()'],
  ['a field', 'class S(BaseSettings):\n    key', ': str\ns = S()'],
  ['a route', '@app.get(', '"/health")\ndef health():\n    raise ValueError'],
  ['a port', 'uvicorn.run(app, port', '= 5000)'],
])('any number of spaces within %s counts as one', (_what, before, after) => {
  const long = read({ 'main.py': `${app}${before}${blanks}${after}\n` });
  expect(long).toEqual(read({ 'main.py': `${app}${before} ${after}\n` }));
});

/** Repeats `text` up to the size of an inspected file. */
const filled = (text: string) => text.repeat(Math.floor(length / text.length));

test.each([
  ['an app that may be imported', { 'main.py': `from x import${blanks}y` }, 'entrypoint', null],
  ['an app that may be made', { 'main.py': `app${blanks}x` }, 'entrypoint', null],
  [
    'names that are imported from far down',
    { 'main.py': `${app}from ${'a'.repeat(length)} import ${filled('x,')}y` },
    'imports',
    ['a'.repeat(length), 'fastapi'],
  ],
  [
    'health routes that never come to a function',
    { 'main.py': app + filled('@a.get("/health")\n') },
    'unhealthy',
    undefined,
  ],
  [
    'health routes that respond',
    { 'main.py': app + filled('@a.get("/health")\ndef f():\n  pass\n') },
    'unhealthy',
    undefined,
  ],
  [
    'settings without fields',
    { 'main.py': app + filled('class A(BaseSettings):\n  pass\nx = A()\n') },
    'required_variables',
    [],
  ],
  ['names of locked packages without an end', { 'uv.lock': filled("name = '\n") }, 'locked', []],
  [
    'a list of requirements without an end',
    { 'pyproject.toml': `dependencies = [${filled(']   x')}` },
    'dependencies',
    [],
  ],
] as const)('reads a file full of %s in bounded time', (_what, files, key, expected) => {
  expect(read(files)[key]).toEqual(expected);
});

test('a statement that reads many variables requires at most a thousand', () => {
  const code = `${app}x = [${filled('environ["ABC"],')}]\n`;
  const { required_variables = [] } = read({ 'main.py': code });
  expect(required_variables).toHaveLength(1_000);
  expect(required_variables[0]).toMatchObject({ name: 'ABC', file: 'main.py', line: 3 });
});

test('reads a folder whose name has any number of slashes', () => {
  const directory = `backend${'/'.repeat(length)}api`;
  expect(read({ 'backend/api/main.py': app }, directory).entrypoint).toBe('main:app');
  expect(read({ 'main.py': '', 'backend/main.py': app }, 'backend///').entrypoint).toBe('main:app');
});

test('compares a requirement of any length', () => {
  const long = `httpx==1.0${filled(';')}\n`;
  expect(findContradiction([long, 'httpx>=2'])).toBeUndefined();
  expect(findNonexistent([`fastapi==99.0${filled(';')}\n`])).toMatchObject({ newest: '0.128.2' });
});

test('many requirements of one package, each with many clauses, are checked in bounded time', () => {
  const requirements = Array.from({ length: 300 }, () => `httpx${'>1,<2,'.repeat(1_000)}`);
  expect(findContradiction(requirements)).toBeUndefined();
});
