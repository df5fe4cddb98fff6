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

test('dependencies on one line are read too', () => {
  const files = {
    'main.py': main,
    'pyproject.toml': 'dependencies = ["fastapi[standard]", "httpx"]\n',
  };
  expect(project(files).dependencies).toEqual(['fastapi[standard]', 'httpx']);
});

test('a project that lists no dependencies does not build', () => {
  expect(verdict({ 'main.py': main })).toBe('dependencies_missing');
});

test('a module that no dependency brings is missing, by name', () => {
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

test('a module is not missing when a dependency, the lock file or the project itself brings it', () => {
  const uses = { 'main.py': `${main}import numpy\n` };
  expect(verdict({ ...uses, 'pyproject.toml': pyproject('fastapi', 'pandas') })).toBe('ready');
  const locked = { ...uses, 'pyproject.toml': pyproject('fastapi'), 'uv.lock': 'name = "numpy"\n' };
  expect(verdict(locked)).toBe('ready');
  const own = { ...uses, 'pyproject.toml': pyproject('fastapi'), 'numpy/__init__.py': '' };
  expect(verdict(own)).toBe('ready');
});

test('requirements that contradict each other do not build', () => {
  const files = {
    'main.py': main,
    'pyproject.toml': pyproject('fastapi', 'SQLAlchemy==1.4.54', 'sqlmodel'),
  };
  expect(verdict(files)).toBe('dependency_conflict');
  expect(explain('dependency_conflict', evidence(files))?.error_message).toContain(
    'SQLAlchemy==1.4.54',
  );
});

test('a project without a FastAPI app never answers', () => {
  const files = { 'main.py': 'print("hi")\n', 'pyproject.toml': pyproject('fastapi') };
  expect(verdict(files)).toBe('app_not_found');
});

test("an app's folder is the only one that counts", () => {
  const files = {
    'web/main.py': main,
    'web/pyproject.toml': pyproject('fastapi'),
    'scripts/x.py': 'import stripe\n',
  };
  expect(verdict(files, 'web')).toBe('ready');
  expect(verdict(files)).toBe('dependencies_missing');
});
