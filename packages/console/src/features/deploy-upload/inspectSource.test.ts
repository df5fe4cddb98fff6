import { describe, expect, test } from 'vitest';

import { planSource } from './planSource.ts';
import { sourceFile } from './source.fixtures.ts';

const app = 'from fastapi import FastAPI\n\napp = FastAPI()\n';
const pyproject = (entrypoint: string) =>
  `[project]\nname = "tides"\n\n[tool.fastapi] # start\nentrypoint = ${entrypoint}\n\n[tool.ruff]\n`;

async function plan(files: Record<string, string>, directory: string | null = null) {
  // A second file at the top, so that no common folder is taken off.
  const all = { 'README.md': '', ...files };
  const found = Object.entries(all).map(([path, content]) => sourceFile(path, content));
  return (await planSource({ files: found, leftOut: [] }, directory)).plan;
}

const problemOf = async (files: Record<string, string>, directory?: string) =>
  (await plan(files, directory)).appProblem;

describe('the app', () => {
  test.each(['main.py', 'app.py', 'api.py', 'app/main.py', 'app/app.py', 'app/api.py'])(
    'is found in %s',
    async (path) => {
      expect(await problemOf({ [path]: app })).toBeUndefined();
    },
  );

  test('is missing without one of these files, and found elsewhere', async () => {
    expect(await problemOf({ 'tides.txt': app })).toEqual({ kind: 'noAppFile', found: undefined });
    expect(await problemOf({ 'src/tides/server.py': app, 'tests/test_server.py': app })).toEqual({
      kind: 'noAppFile',
      found: 'src/tides/server.py',
    });
  });

  test('has to be in the first of these files', async () => {
    expect(await problemOf({ 'main.py': 'print("hi")\n', 'app.py': app })).toEqual({
      kind: 'noApp',
      path: 'main.py',
      name: undefined,
    });
  });

  test('is searched in the directory of the app only', async () => {
    const files = { 'main.py': app, 'backend/tides.py': '' };
    expect(await problemOf(files, 'backend/')).toEqual({ kind: 'noAppFile', found: 'main.py' });
    expect(await problemOf({ ...files, 'backend/api.py': app }, 'backend')).toBeUndefined();
  });

  test('is not searched in a directory that is missing', async () => {
    expect(await problemOf({ 'main.py': '' }, 'backend')).toBeUndefined();
  });

  test.each(['"tides.server:site"', "'tides.server:site'"])(
    'is found at the entrypoint %s',
    async (entrypoint) => {
      const files = { 'pyproject.toml': pyproject(entrypoint) };
      const site = 'site = build()\n';
      expect(await problemOf({ ...files, 'tides/server.py': site })).toBeUndefined();
      expect(await problemOf({ ...files, 'tides/server/__init__.py': site })).toBeUndefined();
      expect(await problemOf({ ...files, 'tides/server.py': app })).toEqual({
        kind: 'noApp',
        path: 'tides/server.py',
        name: 'site',
      });
      expect(await problemOf({ ...files, 'main.py': app })).toEqual({
        kind: 'entrypointMissing',
        entrypoint: 'tides.server:site',
      });
    },
  );

  test('is not judged if the entrypoint is written in another way, or the file is too large', async () => {
    expect(
      await problemOf({ 'pyproject.toml': 'tool.fastapi = { entrypoint = "x:y" }\n' }),
    ).toBeUndefined();
    expect(await problemOf({ 'main.py': '#'.repeat(1024 * 1024 + 1) })).toBeUndefined();
  });
});

test.each([
  ['at the root', { 'requirements.txt': '' }, null, true],
  ['as uv.lock', { 'uv.lock': '' }, null, true],
  ['in the directory of the app', { 'backend/pyproject.toml': '' }, 'backend', true],
  [
    'above the directory of the app',
    { 'pyproject.toml': '', 'apps/tides/main.py': '' },
    'apps/tides',
    true,
  ],
  ['in another folder', { 'docs/requirements.txt': '' }, null, false],
  ['in no file', { 'main.py': '' }, null, false],
])('finds requirements %s', async (_, files, directory, expected) => {
  expect((await plan(files, directory)).hasRequirements).toBe(expected);
});

test('finds files that look like secrets, except those that are left out anyway', async () => {
  const { secretFiles } = await plan({
    '.gitignore': 'ignored.pem\n',
    'ignored.pem': '',
    '.env': '',
    'prod.env': '',
    'deploy/id_ed25519': '',
    'deploy/id_ed25519.pub': '',
    'certs/server.KEY': 'key',
    'service-account-prod.json': '',
    'keyboard.py': '',
    'monkey.png': '',
  });
  expect(secretFiles?.map(({ path }) => path)).toEqual([
    'prod.env',
    'deploy/id_ed25519',
    'certs/server.KEY',
    'service-account-prod.json',
  ]);
  expect(secretFiles?.find(({ path }) => path === 'certs/server.KEY')?.bytes).toBe(3);
});

test.each([
  ['a file of more than 1 MB', { 'main.py': '#'.repeat(1024 * 1024 + 1) }],
  [
    'more than 4 MB',
    Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`${n}.py`, '#'.repeat(1024 * 1024)])),
  ],
  [
    'more than 2,000 files',
    Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`${n}.py`, ''])),
  ],
])('says that it did not read the code of %s', async (_, files) => {
  expect((await plan(files)).needs).toBe('unread');
});

test('reads the variables that the code of the app needs, without its tests', async () => {
  const { needs } = await plan(
    {
      'backend/main.py': 'import os\nos.environ["STRIPE_KEY"]\n',
      'backend/config.py': 'class Settings(BaseSettings):\n    region: str = "eu"\n',
      'backend/tests/main.py': 'import os\nos.environ["TEST_KEY"]\n',
      'main.py': 'import os\nos.environ["OTHER"]\n',
    },
    'backend',
  );
  if (needs === undefined || needs === 'unread') throw new Error('The code was not read');
  expect(needs.variables.map(({ names, isRequired }) => [names[0], isRequired])).toEqual([
    ['REGION', false],
    ['STRIPE_KEY', true],
  ]);
});
