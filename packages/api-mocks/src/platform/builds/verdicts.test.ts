import { expect, test } from 'vitest';

import type { Evidence } from './failures/failure.ts';
import { assumedProject, readProject } from './project.ts';
import { explain, judge, lastLines, startLines, stopOf, verdictIds } from './verdicts.ts';

const main = `from fastapi import FastAPI\nimport os\n\napp = FastAPI()\n`;

function project(files: Record<string, string>, directory: string | null = null) {
  const telling = Object.entries(files).map(([path, text]) => ({ path, text }));
  return readProject({ files: telling.length, size_bytes: 1_000, telling }, directory);
}

function evidence(files: Record<string, string>, directory: string | null = null): Evidence {
  return { size_bytes: 1_000, project: project(files, directory) };
}

function verdict(files: Record<string, string>, directory: string | null = null) {
  return judge(evidence(files, directory));
}

const pyproject = (...dependencies: string[]) =>
  `[project]\nname = "demo"\ndependencies = [\n${dependencies.map((name) => `    "${name}",\n`).join('')}]\n`;

test('a small FastAPI project builds', () => {
  const files = { 'main.py': main, 'pyproject.toml': pyproject('fastapi[standard]>=0.128') };
  expect(verdict(files)).toBe('ready');
  expect(project(files)).toMatchObject({
    manifest: 'pyproject.toml',
    dependencies: ['fastapi[standard]>=0.128'],
    entrypoint: 'main:app',
  });
});

test('reads dependencies on one line', () => {
  const files = {
    'main.py': main,
    'pyproject.toml': 'dependencies = ["fastapi[standard]", "httpx"]\n',
  };
  expect(project(files).dependencies).toEqual(['fastapi[standard]', 'httpx']);
});

test('a project that lists no dependencies does not build', () => {
  expect(verdict({ 'main.py': main })).toBe('dependencies_missing');
});

test('a missing module is named', () => {
  const files = {
    'main.py': `${main}import stripe\n`,
    'requirements.txt': 'fastapi[standard]  # web\n-r more.txt\n',
  };
  expect(verdict(files)).toBe('module_missing');
  expect(explain('module_missing', evidence(files))).toMatchObject({
    error_title: "No module named 'stripe'",
    error_hint: "Run 'uv add stripe' and deploy again.",
  });
});

test('a module of a dependency, the lock file or the project is not missing', () => {
  const uses = { 'main.py': `${main}import numpy\n` };
  expect(verdict({ ...uses, 'pyproject.toml': pyproject('fastapi', 'pandas') })).toBe('ready');
  const locked = { ...uses, 'pyproject.toml': pyproject('fastapi'), 'uv.lock': 'name = "numpy"\n' };
  expect(verdict(locked)).toBe('ready');
  const own = { ...uses, 'pyproject.toml': pyproject('fastapi'), 'numpy/__init__.py': '' };
  expect(verdict(own)).toBe('ready');
});

test('conflicting requirements do not build', () => {
  const files = {
    'main.py': main,
    'pyproject.toml': pyproject('fastapi', 'SQLAlchemy==1.4.54', 'sqlmodel'),
  };
  expect(verdict(files)).toBe('dependency_conflict');
  expect(explain('dependency_conflict', evidence(files))?.error_message).toContain(
    'SQLAlchemy==1.4.54',
  );
});

test('a project without a FastAPI app never becomes healthy', () => {
  const files = { 'main.py': 'print("hi")\n', 'pyproject.toml': pyproject('fastapi') };
  expect(verdict(files)).toBe('app_not_found');
});

test("only the app's directory counts", () => {
  const files = {
    'web/main.py': main,
    'web/pyproject.toml': pyproject('fastapi'),
    'scripts/x.py': 'import stripe\n',
  };
  expect(verdict(files, 'web')).toBe('ready');
  expect(verdict(files)).toBe('dependencies_missing');
});

const base = { 'pyproject.toml': pyproject('fastapi[standard]') };
const app = 'from fastapi import FastAPI\napp = FastAPI()\n';

test('imports in tests and scripts do not count', () => {
  const files = {
    ...base,
    'main.py': app,
    'tests/test_main.py': 'import requests\nraise SystemExit\n',
    'scripts/seed.py': 'import os\nimport stripe\nURL = os.environ["DATABASE_URL"]\n',
  };
  expect(verdict(files)).toBe('ready');
});

test("imports in the app's own modules count", () => {
  const files = {
    ...base,
    'app/__init__.py': '',
    'app/main.py': `from .db import engine\n${app}`,
    'app/db.py': 'from app import settings\n',
    'app/settings.py': 'import stripe\n',
  };
  expect(verdict(files)).toBe('module_missing');
});

test('finds an app that a factory creates or the manifest names', () => {
  const factory = 'from factory import create_app\napp = create_app()\n';
  expect(verdict({ ...base, 'main.py': factory })).toBe('ready');
  const named = {
    'pyproject.toml': `${base['pyproject.toml']}[tool.fastapi]\nentrypoint = "web.site:site"\n`,
  };
  expect(project({ ...named, 'web/site.py': 'site = make()\n' }).entrypoint).toBe('web.site:site');
});

test.each([
  ['raise RuntimeError("no licence")\n', 'RuntimeError: no licence (main.py, line 3)'],
  ['RATE = 1 / 0\n', 'ZeroDivisionError: division by zero (main.py, line 3)'],
  ['<<<<<<< HEAD\nA = 1\n=======\n', 'SyntaxError: invalid syntax (main.py, line 3)'],
  ['items = [\n  1,\n', "SyntaxError: '[' was never closed (main.py, line 3)"],
  [
    'items = (1]\n',
    "SyntaxError: closing parenthesis ']' does not match opening parenthesis '(' (main.py, line 3)",
  ],
])('an app whose import fails for %j names the location', (code, message) => {
  const files = { ...base, 'main.py': app + code };
  expect(verdict(files)).toBe('import_crashed');
  expect(explain('import_crashed', evidence(files))?.error_message).toBe(message);
});

test.each([
  'def pay():\n    raise NotImplementedError\n',
  'TEXT = """\n<<<<<<< HEAD\n( [ {\n"""\n',
  "A = 'it\\'s (' # and (\n",
  'if False:\n    raise RuntimeError("never")\n',
  'B = "unfinished\nitems = (\n',
])('code that may run is accepted: %j', (code) => {
  expect(verdict({ ...base, 'main.py': app + code })).toBe('ready');
});

test('a variable read at import must be set', () => {
  const code = 'import os\nKEY = os.environ["STRIPE_KEY"]\nMODE = os.environ.get("MODE")\n';
  const files = { ...base, 'main.py': app + code };
  const shown = evidence(files);
  expect(project(files).required_variables?.map(({ name }) => name)).toEqual(['STRIPE_KEY']);
  expect(judge({ ...shown, unset_variables: [] })).toBe('ready');
  const unset = { ...shown, unset_variables: ['STRIPE_KEY'] };
  expect(judge(unset)).toBe('variable_missing');
  expect(explain('variable_missing', unset)).toMatchObject({
    error_title: "The environment variable 'STRIPE_KEY' is not set",
    error_message: expect.stringContaining('main.py reads'),
  });
  expect(lastLines('variable_missing', unset).join('\n')).toContain('KeyError');
});

test('pydantic settings fields without a default are required once they are instantiated', () => {
  const settings = `class Settings(BaseSettings):
    database_url: str
    debug: bool = False
    def url(self): ...
`;
  const made = { ...base, 'main.py': `${app}${settings}settings = Settings()\n` };
  expect(project(made).required_variables?.map(({ name }) => name)).toEqual(['DATABASE_URL']);
  expect(project({ ...base, 'main.py': app + settings }).required_variables).toEqual([]);
});

test.each([
  'load_dotenv()\nA = os.environ["A"]\n',
  'os.environ["A"] = "1"\nB = os.environ["A"]\n',
  'A = os.environ["A"] if "A" in os.environ else None\n',
  'def a():\n    return os.environ["A"]\n',
  'A = os.environ["PORT"]\n',
])('a variable that may be set otherwise is not required: %j', (code) => {
  expect(project({ ...base, 'main.py': app + code }).required_variables).toEqual([]);
});

test('an app on another port, or with a failing health route, never becomes healthy', () => {
  const port = { ...base, 'main.py': app, Procfile: 'web: uvicorn main:app --port 9000\n' };
  expect(verdict(port)).toBe('unhealthy');
  expect(explain('unhealthy', evidence(port))?.error_code).toBe('wrong_port');
  expect(verdict({ ...port, Procfile: 'web: uvicorn main:app --port $PORT\n' })).toBe('ready');
  expect(verdict({ ...base, 'main.py': `${app}uvicorn.run(app, port=5000)\n` })).toBe('unhealthy');
  const guarded = `${app}if __name__ == "__main__":\n    uvicorn.run(app, port=5000)\n`;
  expect(verdict({ ...base, 'main.py': guarded })).toBe('ready');

  const route = '@app.get("/health")\ndef health():\n    raise RuntimeError("no database")\n';
  const health = { ...base, 'main.py': app + route };
  expect(verdict(health)).toBe('unhealthy');
  expect(explain('unhealthy', evidence(health))).toMatchObject({
    error_code: 'health_check_failed',
    error_message: 'GET /health answers 500: RuntimeError: no database (main.py, line 5)',
  });
});

test('each failure names its reason and location, even when a seed requests it', () => {
  const plain = { size_bytes: 1_000, project: assumedProject };
  for (const id of verdictIds.filter((verdictId) => verdictId !== 'ready')) {
    const { error_title, error_message, error_hint } = explain(id, plain) ?? {};
    for (const text of [error_title, error_message, error_hint]) expect(text).toMatch(/\w{3}/);
    const isLate = (stopOf(id)?.at ?? 0) > 8_000;
    expect((isLate ? startLines(id, plain) : lastLines(id, plain)).length).toBeGreaterThan(0);
  }
});
