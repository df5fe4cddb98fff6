import { describe, expect, test } from 'vitest';

import { planSource } from './planSource.ts';
import { sourceFile } from './source.fixtures.ts';
import type { SourceFile } from './source.ts';

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
      framework: undefined,
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
        framework: undefined,
      });
      expect(await problemOf({ ...files, 'main.py': app })).toEqual({
        kind: 'entrypointMissing',
        entrypoint: 'tides.server:site',
      });
    },
  );

  test.each([
    ['without the name of the app', '"tides.server"', 'tides.server'],
    ['with an empty name', '"tides.server:"', 'tides.server:'],
    ['without a module', '":app"', ':app'],
  ])('is missing at an entrypoint %s', async (_what, entrypoint, reported) => {
    const files = { 'pyproject.toml': pyproject(entrypoint), 'tides/server.py': app };
    expect(await problemOf(files)).toEqual({ kind: 'entrypointMissing', entrypoint: reported });
  });

  test.each([
    '  [ tool.fastapi ]\n  entrypoint="tides:app"',
    '[tool.ruff]\nline-length = 100\n\n[tool.fastapi]\nname = "x"\nentrypoint = "tides:app"',
  ])('is found at an entrypoint that is written with other spaces: %j', async (toml) => {
    expect(await problemOf({ 'pyproject.toml': toml, 'tides.py': app })).toBeUndefined();
    expect(await problemOf({ 'pyproject.toml': toml, 'other.py': app })).toEqual({
      kind: 'entrypointMissing',
      entrypoint: 'tides:app',
    });
  });

  test.each([
    ['src', '', 'src/tides/main.py'],
    ['src as a package', '', 'src/tides/main/__init__.py'],
    ['setuptools find', '[tool.setuptools.packages.find]\nwhere = ["lib"]\n', 'lib/tides/main.py'],
    ['setuptools', "[tool.setuptools]\npackage-dir = {'' = './code/'}\n", 'code/tides/main.py'],
    ['a package', '[tool.setuptools]\npackage-dir = {"tides" = "code"}\n', 'code/main.py'],
    ['hatch', '[tool.hatch.build.targets.wheel]\npackages = ["lib/tides"]\n', 'lib/tides/main.py'],
    [
      'poetry',
      '[[tool.poetry.packages]]\ninclude = "tides"\nfrom = "python"\n',
      'python/tides/main.py',
    ],
    ['uv', '[tool.uv.build-backend]\nmodule-root = "python"\n', 'python/tides/main.py'],
  ])('is found at the entrypoint in the folder that is set by %s', async (_, toml, path) => {
    const files = { 'pyproject.toml': `[tool.fastapi]\nentrypoint = "tides.main:app"\n${toml}` };
    expect(await problemOf({ ...files, [path]: app })).toBeUndefined();
    expect(await problemOf({ ...files, [path]: '' })).toMatchObject({ kind: 'noApp', path });
    expect(await problemOf({ ...files, [`elsewhere/${path}`]: app })).toEqual({
      kind: 'entrypointMissing',
      entrypoint: 'tides.main:app',
    });
  });

  test.each([
    ['setup.cfg', '[options]\npackage_dir =\n    = lib\n'],
    ['setup.py', 'setup(package_dir={"": "lib"})\n'],
  ])('is found at the entrypoint in the folder that is set in %s', async (name, setup) => {
    const files = { 'pyproject.toml': pyproject('"tides:app"'), 'lib/tides.py': app };
    expect(await problemOf({ ...files, [name]: setup })).toBeUndefined();
    expect(await problemOf(files)).toMatchObject({ kind: 'entrypointMissing' });
  });

  test.each(['main.py', 'tides/server.py'])(
    'of another framework in %s is reported with its name',
    async (path) => {
      const isDefault = path === 'main.py';
      const problem = await problemOf({
        [path]: 'from flask import Flask\n\napp = Flask(__name__)\n',
        ...(!isDefault && { 'pyproject.toml': pyproject('"tides.server:app"') }),
      });
      expect(problem).toEqual({
        kind: 'noApp',
        path,
        name: isDefault ? undefined : 'app',
        framework: 'Flask',
      });
    },
  );

  test.each([
    ['another table', '[tool.other]\nentrypoint = "tides:app"\n'],
    ['another key', '[tool.fastapi]\nmy-entrypoint = "tides:app"\n'],
    ['an escape', '[tool.fastapi]\nentrypoint = "tides\\u003aapp"\n'],
  ])('is not judged if the word entrypoint is in %s', async (_what, toml) => {
    expect(await problemOf({ 'pyproject.toml': toml, 'main.py': '' })).toBeUndefined();
  });

  test('is searched in the default files if no entrypoint is set', async () => {
    const files = { 'pyproject.toml': '[project]\nname = "entrypoints"\n', 'main.py': '' };
    expect(await problemOf(files)).toMatchObject({ kind: 'noApp', path: 'main.py' });
  });

  test.each(['./backend', 'backend/.', ' backend / ', '/backend//'])(
    'is searched in the directory %j, however it is written',
    async (directory) => {
      expect(await problemOf({ 'main.py': '', 'backend/main.py': app }, directory)).toBeUndefined();
      expect(await problemOf({ 'main.py': app, 'backend/main.py': '' }, directory)).toEqual({
        kind: 'noApp',
        path: 'backend/main.py',
        name: undefined,
        framework: undefined,
      });
    },
  );

  test('is found elsewhere in the file that is least deep, outside of tests', async () => {
    const elsewhere = async (files: Record<string, string>) => {
      const problem = await problemOf(files);
      return problem?.kind === 'noAppFile' ? problem.found : problem;
    };
    expect(await elsewhere({ 'a/b/deep.py': app, 'z/site.py': app })).toBe('z/site.py');
    expect(await elsewhere({ 'tests/site.py': app, 'a/test/x.py': app })).toBeUndefined();
    expect(await elsewhere({ 'test_site.py': app, 'a/test_x.py': app })).toBeUndefined();
    expect(await elsewhere({ 'latest_site.py': app })).toBe('latest_site.py');
    expect(await elsewhere({ 'site.txt': app, 'site.py': 'app = FastAPI\n' })).toBeUndefined();
  });

  test('is found elsewhere in one of the first 200 Python files', async () => {
    const others = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`a/${index}.py`, '']));
    expect(await problemOf({ ...others(199), 'b/site.py': app })).toEqual({
      kind: 'noAppFile',
      found: 'b/site.py',
    });
    expect(await problemOf({ ...others(200), 'b/site.py': app })).toEqual({
      kind: 'noAppFile',
      found: undefined,
    });
  });

  test('is found elsewhere next to a file that is too large to search', async () => {
    const files = { 'a.py': '#'.repeat(1024 * 1024 + 1), 'site.py': app };
    expect(await problemOf(files)).toEqual({ kind: 'noAppFile', found: 'site.py' });
  });

  test('is not judged if a file cannot be read', async () => {
    const main: SourceFile = {
      ...sourceFile('main.py'),
      pipeTo: (target) => target.abort(new Error('moved')),
    };
    const found = { files: [main, sourceFile('README.md')], leftOut: [] };
    const { plan: planned } = await planSource(found);
    expect(planned.appProblem).toBeUndefined();
    expect(planned.needs).toBe('unread');
  });

  test('is judged in a file of exactly 1 MB', async () => {
    expect(await problemOf({ 'main.py': '#'.repeat(1024 * 1024) })).toMatchObject({
      kind: 'noApp',
    });
  });

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
  [
    'in a folder of the same name elsewhere',
    { 'tides/requirements.txt': '', 'apps/tides/main.py': '' },
    'apps/tides',
    false,
  ],
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

test.each([
  ['exactly 4 MB', Object.fromEntries([1, 2, 3, 4].map((n) => [`${n}.py`, '#'.repeat(2 ** 20)]))],
  [
    'exactly 2,000 files',
    Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`${n}.py`, ''])),
  ],
  ['more than 4 MB that is no Python', { 'a.txt': '#'.repeat(5 * 2 ** 20) }],
  ['more than 4 MB in tests', { 'tests/a.py': '#'.repeat(5 * 2 ** 20) }],
])('reads the code of %s', async (_, files) => {
  expect((await plan(files)).needs).not.toBe('unread');
});

test.each([
  ['environ', 'import os\nos.environ["STRIPE_KEY"]\n'],
  ['getenv', 'from os import getenv\ngetenv("STRIPE_KEY")\n'],
  ['settings', 'class Settings(BaseSettings):\n    stripe_key: str\n'],
])('reads the variable that the code needs by %s', async (_, code) => {
  const { needs } = await plan({ 'main.py': code });
  if (needs === undefined || needs === 'unread') throw new Error('The code was not read');
  expect(needs.variables.map(({ names }) => names[0])).toEqual(['STRIPE_KEY']);
});

test('reads the variables of an app whose directory is named like a folder of scripts', async () => {
  const { needs } = await plan({ 'scripts/main.py': 'import os\nos.environ["KEY"]\n' }, 'scripts');
  if (needs === undefined || needs === 'unread') throw new Error('The code was not read');
  expect(needs.variables.map(({ names }) => names[0])).toEqual(['KEY']);
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
