import { expect, test } from 'vitest';

import { isProjectFile, readProject } from './project.ts';

function read(files: Record<string, string>, directory: string | null = null) {
  const telling = Object.entries(files).map(([path, text]) => ({ path, text }));
  return readProject({ files: 12, size_bytes: 3_456, telling }, directory);
}

const main = 'app = FastAPI()\n';

test.each([
  'pyproject.toml',
  'backend/pyproject.toml',
  'requirements.txt',
  'backend/requirements.txt',
  'uv.lock',
  'Procfile',
  'main.py',
  'app/models/user.py',
])('needs the text of %s', (path) => expect(isProjectFile(path)).toBe(true));

test.each([
  'README.md',
  'old-requirements.txt',
  'requirements.txt.bak',
  'pyproject.toml~',
  'main.pyc',
  'main.py.orig',
  'copy',
])('does not need the text of %s', (path) => expect(isProjectFile(path)).toBe(false));

test('reports the numbers of the archive, and nothing found in an empty one', () => {
  expect(read({})).toEqual({
    files: 12,
    size_bytes: 3_456,
    manifest: null,
    has_lockfile: false,
    dependencies: [],
    locked: [],
    imports: [],
    entrypoint: null,
    required_variables: [],
  });
});

test('pyproject.toml comes before requirements.txt, and both list dependencies', () => {
  const pyproject = '[project]\ndependencies = ["fastapi"]\n';
  const requirements = 'httpx\n';
  expect(read({ 'requirements.txt': requirements })).toMatchObject({
    manifest: 'requirements.txt',
    dependencies: ['httpx'],
  });
  const both = { 'requirements.txt': requirements, 'pyproject.toml': pyproject };
  expect(read(both)).toMatchObject({
    manifest: 'pyproject.toml',
    dependencies: ['fastapi', 'httpx'],
  });
});

test.each([
  ['dependencies = ["fastapi"]', ['fastapi']],
  ["dependencies=['fastapi','httpx>=0.28']", ['fastapi', 'httpx>=0.28']],
  [
    'dependencies  =  [\n  "fastapi[standard]>=0.128",\n  "httpx",\n]  \n',
    ['fastapi[standard]>=0.128', 'httpx'],
  ],
  ['dependencies = ["fastapi"]\n[tool.ruff]\nselect = ["E", "F"]\n', ['fastapi']],
  ['optional-dependencies = ["ruff"]', []],
  ['[project]\nname = "demo"', []],
  ['dependencies = ["fastapi"', []],
  ['dependencies = []', []],
])('reads the dependencies of %j', (text, dependencies) => {
  expect(read({ 'pyproject.toml': text }).dependencies).toEqual(dependencies);
});

test('requirements.txt: comments, empty lines and options are no dependencies', () => {
  const text = [
    '# the web',
    '',
    '  fastapi[standard]  ',
    'httpx  # outgoing requests',
    '-r more.txt',
    '--index-url https://example.com/simple',
    'tool @ https://example.com/tool.zip#sha256=1',
    '   ',
    'my-package-',
  ].join('\r\n');
  expect(read({ 'requirements.txt': text }).dependencies).toEqual([
    'fastapi[standard]',
    'httpx',
    'tool @ https://example.com/tool.zip#sha256=1',
    'my-package-',
  ]);
});

test('reads at most 1,000 dependencies', () => {
  const text = Array.from({ length: 1_200 }, (_, index) => `package-${index}`).join('\n');
  const { dependencies } = read({ 'requirements.txt': text });
  expect([dependencies.length, dependencies.at(-1)]).toEqual([1_000, 'package-999']);
});

test('reads the pinned distributions of uv.lock', () => {
  const text =
    'version = 1\n\n[[package]]\nname = "fastapi"\n  name = "quoted"\n\nname = "httpx"\n';
  expect(read({ 'uv.lock': text })).toMatchObject({
    has_lockfile: true,
    locked: ['fastapi', 'httpx'],
  });
});

test("reads only the app's folder, unless the client packed that folder alone", () => {
  const files = {
    './backend/main.py': 'api = FastAPI()\n',
    './backend/requirements.txt': 'fastapi\n',
    'backend-old/main.py': main,
    'requirements.txt': 'flask\n',
  };
  expect(read(files, 'backend')).toMatchObject({
    entrypoint: 'main:api',
    dependencies: ['fastapi'],
  });
  expect(read(files, 'backend//')).toMatchObject({ entrypoint: 'main:api' });
  expect(read({ 'main.py': main }, 'backend')).toMatchObject({ entrypoint: 'main:app' });
  expect(read(files)).toMatchObject({ entrypoint: 'backend.main:api', dependencies: ['flask'] });
});

test('imports are those of the app, without its own modules', () => {
  const files = {
    'main.py': `import numpy\nimport tools\nimport notes\nimport stripe\n${main}`,
    'tools.py': 'import httpx\n',
    'notes/readme.txt': '',
    'unused.py': 'import torch\n',
  };
  expect(read(files).imports.toSorted()).toEqual(['httpx', 'notes', 'numpy', 'stripe']);
});

test('facts about the run are found from the app and the Procfile', () => {
  expect(read({ 'main.py': `raise RuntimeError("no")\n${main}` }).crash).toMatchObject({
    error: 'RuntimeError',
    message: 'no',
  });
  const procfile = 'web: uvicorn main:app --port 9000\n';
  expect(read({ 'main.py': main, Procfile: procfile }).unhealthy).toMatchObject({
    kind: 'port',
    port: 9_000,
  });
});

const declared = (value: string) => `[tool.fastapi]\n${value}\n`;

test.each([
  ['entrypoint = "web.server:site"', 'web.server:site'],
  ["entrypoint='web.server:site'", 'web.server:site'],
  ['entrypoint   =   "web.server:site"', 'web.server:site'],
  // Its file is missing.
  ['entrypoint = "web.missing:site"', 'main:app'],
  ['old_entrypoint = "web.server:site"', 'main:app'],
  ['entrypoint = "web.server"', 'main:app'],
])('the entry point declared by %s', (value, entrypoint) => {
  const files = { 'main.py': main, 'web/server.py': '', 'pyproject.toml': declared(value) };
  expect(read(files).entrypoint).toBe(entrypoint);
});

test.each(['main', 'app', 'api', 'app/main', 'app/app', 'app/api'])(
  'looks for an app in %s.py before other files',
  (path) => {
    const files = { 'aaa.py': 'other = FastAPI()\n', [`${path}.py`]: main };
    expect(read(files).entrypoint).toBe(`${path.replace('/', '.')}:app`);
  },
);

test('usual files are read in the order of the FastAPI CLI', () => {
  const files = { 'app/api.py': main, 'app.py': main, 'main.py': main };
  expect(read(files).entrypoint).toBe('main:app');
  expect(read({ 'app/api.py': main, 'app.py': main }).entrypoint).toBe('app:app');
});

test.each([
  ['app = FastAPI()', 'app'],
  ['site=fastapi.FastAPI(', 'site'],
  ['service   =   FastAPI(title="x")', 'service'],
  ['service: FastAPI = FastAPI()', 'service'],
  ['service  :  fastapi.FastAPI = fastapi.FastAPI()', 'service'],
  ['service:FastAPI=FastAPI()', 'service'],
  // Made elsewhere, but with a usual name.
  ['app = create_app()', 'app'],
  ['api = make()', 'api'],
  ['app: fastapi.FastAPI = create_app()', 'app'],
  ['app  :  FastAPI=create_app()', 'app'],
  ['app=create_app()', 'app'],
  ['from web.factory import app', 'app'],
  ['from  web  import  helper, app', 'app'],
])('%s is an app', (line, variable) => {
  expect(read({ 'main.py': `import os\n${line}\n` }).entrypoint).toBe(`main:${variable}`);
});

test.each([
  'app == FastAPI',
  'site = create_app()',
  '    app = FastAPI()',
  '  app = create_app()',
  'my_api = create()',
  'from web import application',
  'from web import app_factory',
  '  from web import app',
  'import app',
  'apps = load()',
  'class App(FastAPI): ...',
])('%s is no app', (line) => {
  expect(read({ 'main.py': `import os\n${line}\n` }).entrypoint).toBeNull();
});

test('an app in any other Python file is found, and named by its module', () => {
  expect(read({ 'web/server.py': 'site = FastAPI()\n' }).entrypoint).toBe('web.server:site');
  expect(read({ 'web/__init__.py': 'site = FastAPI()\n' }).entrypoint).toBe('web:site');
  expect(read({ 'web/a.py.py': 'site = FastAPI()\n' }).entrypoint).toBe('web.a.py:site');
  expect(read({ 'requirements.txt': 'site = FastAPI()\n' }).entrypoint).toBeNull();
  expect(read({ 'web/server.py': 'app = create_app()\n' }).entrypoint).toBeNull();
});
