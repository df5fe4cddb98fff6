import type { CodeFile, CodeNeeds } from '../python-code/codeNeeds.ts';
import { readNeeds } from '../python-code/readNeeds.ts';
import { defaultAppFiles } from './appFiles.ts';
import { decodeText } from './decodeNames.ts';
import { mayHoldApp, otherFrameworkOf } from '../python-code/mayHoldApp.ts';
import type { AppProblem, SecretFile, SourceFile } from './source.ts';

/** The largest Python file that is read, in bytes. */
const longestModule = 1024 * 1024;

/** Maximum number of Python files that are read to find an app elsewhere. */
const mostModules = 200;

/**
 * Looks for the app that the FastAPI command line would start: `[tool.fastapi] entrypoint`, or the first of its default
 * files. Returns why it would find none; `undefined` when it may find one, or when a file cannot be read.
 * @param directory Directory of the app, as the platform stores it. @default the root
 */
export async function findAppProblem(
  files: readonly SourceFile[],
  directory: string | null,
): Promise<AppProblem | undefined> {
  const folder = folderOf(directory);
  // A few searches are cheaper than a map of 100,000 files.
  const findFile = (target: string) => files.find(({ path }) => path === target);
  // That the directory is missing is reported on its own.
  if (!files.some(({ path }) => path.startsWith(folder))) return undefined;

  const read = async (name: string) => {
    const file = findFile(folder + name);
    return file && (await readText(file));
  };
  const settings = await read('pyproject.toml');
  const entrypoint = settings === undefined ? undefined : entrypointOf(settings);
  if (entrypoint === 'unknown') return undefined;
  if (entrypoint !== undefined) {
    const [module = '', name = ''] = entrypoint.split(':');
    const [cfg, script] = [await read('setup.cfg'), await read('setup.py')];
    const folders = ['src', ...packageFolders(settings ?? '', cfg ?? '', script ?? '')];
    const file = modulePaths(module, folders)
      .map((path) => findFile(folder + path))
      .find(Boolean);
    if (file === undefined || name === '') return { kind: 'entrypointMissing', entrypoint };
    return findProblemIn(file, name);
  }

  const file = defaultAppFiles.map((path) => findFile(folder + path)).find(Boolean);
  if (file === undefined) {
    return { kind: 'noAppFile', found: await findApp(files) };
  }
  return findProblemIn(file, undefined);
}

async function findProblemIn(
  file: SourceFile,
  name: string | undefined,
): Promise<AppProblem | undefined> {
  const text = await readText(file);
  if (text === undefined || mayHoldApp(text, name)) return undefined;
  return { kind: 'noApp', path: file.path, name, framework: otherFrameworkOf(text, name) };
}

/** Files that may define a module, in the order in which they are searched. */
function modulePaths(module: string, folders: readonly string[]): string[] {
  const parts = module.split('.');
  return ['', ...folders.map((folder) => `${folder}/`)].flatMap((folder) => {
    // A folder holds the package, as `src` does, or is the package, as in `packages = ["lib/tides"]`.
    const paths = folder === '' ? [parts] : [parts, parts.slice(1)];
    return paths.flatMap((path) => {
      const start = folder + path.join('/');
      return path.length === 0 ? [`${start}__init__.py`] : [`${start}.py`, `${start}/__init__.py`];
    });
  });
}

/** Tables of `pyproject.toml` that say where packages are. */
const packagingTable = /^tool\.(?:setuptools|hatch|poetry|pdm|uv|flit|maturin|scikit-build)\b/;

/** Returns the names in packaging settings that may be folders of packages. */
function packageFolders(pyproject: string, cfg: string, script: string): string[] {
  const lines = tomlLines(pyproject).filter(({ table }) => packagingTable.test(table));
  const quoted = [script, ...lines.map(({ line }) => line)]
    .flatMap((text) => [...text.matchAll(/"([^"\\]*)"|'([^'\\]*)'/g)])
    .map(([, double, single]) => double ?? single ?? '');
  return [...quoted, ...cfg.split(/[\s=,]+/)]
    .map((name) => name.replace(/^\.\//, '').replace(/\/$/, ''))
    .filter((name) => name !== '');
}

function tomlLines(toml: string): { table: string; line: string }[] {
  let table = '';
  return toml.split('\n').map((line) => {
    table = /^\s*\[+\s*([^\]]*?)\s*\]/.exec(line)?.[1] ?? table;
    return { table, line };
  });
}

/** Whether the build finds requirements: in the app's directory, or in a folder above it. */
export function hasRequirements(files: readonly SourceFile[], directory: string | null): boolean {
  const folder = folderOf(directory);
  return files.some(({ path }) => {
    const nameStart = path.lastIndexOf('/') + 1;
    return (
      requirementFiles.has(path.slice(nameStart)) && folder.startsWith(path.slice(0, nameStart))
    );
  });
}

const requirementFiles: ReadonlySet<string> = new Set([
  'requirements.txt',
  'pyproject.toml',
  'uv.lock',
]);

/** Names of files that usually hold keys or passwords. `.env` files are never sent. */
const secretName =
  /^(?:id_(?:rsa|dsa|ecdsa|ed25519)|\.netrc|\.pgpass|\.pypirc|\.npmrc|\.git-credentials|credentials\.json|service[-_]?account.*\.json|.*\.env|.*\.(?:pem|key|p12|pfx|jks|keystore|ppk|kdbx))$/i;

/** Returns the files that look like secrets, by their names. */
export function findSecretFiles(files: readonly SourceFile[]): SecretFile[] {
  return files
    .filter(({ path }) => secretName.test(path.slice(path.lastIndexOf('/') + 1)))
    .map(({ path, size }) => ({ path, bytes: size }));
}

/** Files that a running app rarely imports. */
const besidesApp =
  /(?:^|\/)(?:tests?|docs|examples|scripts|migrations|alembic)\/|(?:^|\/)(?:test_[^/]*|[^/]*_test|conftest|setup|noxfile)\.py$/;

/** Maximum size of the Python files that are searched for variables, in bytes. */
const mostCode = 4 * 1024 * 1024;

/** Maximum number of Python files that are searched for variables. */
const mostCodeFiles = 2000;

/**
 * Reads which variables the Python code of an app needs: that of its directory, without tests and scripts. `unread` if
 * there is more code than is searched, or a file cannot be read.
 */
export async function readSourceNeeds(
  files: readonly SourceFile[],
  directory: string | null,
): Promise<CodeNeeds | 'unread'> {
  const folder = folderOf(directory);
  const modules: SourceFile[] = [];
  let bytes = 0;
  for (const file of files) {
    const { path, size } = file;
    if (!path.startsWith(folder) || !path.endsWith('.py')) continue;
    if (besidesApp.test(path.slice(folder.length))) continue;
    modules.push(file);
    bytes += size;
    if (modules.length > mostCodeFiles || bytes > mostCode) return 'unread';
  }
  const read: CodeFile[] = [];
  for (const file of modules) {
    const text = await readText(file);
    if (text === undefined) return 'unread';
    if (/environ|getenv|Settings|BaseModel|dataclass/.test(text)) {
      read.push({ path: file.path, text });
    }
  }
  return readNeeds(read);
}

/** Whether the Python files of a folder import modules of it by this name. */
export async function importsPackage(name: string, files: readonly SourceFile[]): Promise<boolean> {
  const imports = new RegExp(
    String.raw`^[ \t]*(?:from|import)[ \t]+${name}(?:\.|[ \t]+import[ \t]+\(?\s*)(\w+)`,
    'gm',
  );
  const modules = new Set(
    files.flatMap(({ path }) => /^([^/.]+)(?:\.py$|\/.*\.py$)/.exec(path)?.[1] ?? []),
  );
  for (const file of files.filter(({ path }) => path.endsWith('.py')).slice(0, mostModules)) {
    const text = await readText(file);
    const imported = [...(text ?? '').matchAll(imports)].map(([, module = '']) => module);
    if (imported.some((module) => modules.has(module))) return true;
  }
  return false;
}

/** Returns the path of a Python file that may hold an app, if one of the first files does. */
async function findApp(files: readonly SourceFile[]): Promise<string | undefined> {
  const modules: SourceFile[] = [];
  for (const file of files) {
    if (modules.length === mostModules) break;
    const { path } = file;
    if (path.endsWith('.py') && !/(?:^|\/)(?:tests?\/|test_)/.test(path)) modules.push(file);
  }
  modules.sort((one, other) => one.path.split('/').length - other.path.split('/').length);
  for (const file of modules) {
    const text = await readText(file);
    if (text?.includes('FastAPI(') && mayHoldApp(text)) return file.path;
  }
  return undefined;
}

/** Reads `entrypoint` in `[tool.fastapi]`; `unknown` if it may be written in another way. */
function entrypointOf(toml: string): string | undefined {
  for (const { table, line } of tomlLines(toml)) {
    if (table !== 'tool.fastapi') continue;
    const value = /^\s*entrypoint\s*=\s*(?:"([^"\\]*)"|'([^']*)')/.exec(line);
    if (value !== null) return value[1] ?? value[2];
  }
  return /\bentrypoint\b/.test(toml) ? 'unknown' : undefined;
}

async function readText(file: SourceFile): Promise<string | undefined> {
  if (file.size > longestModule) return undefined;
  try {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const [bytes] = await Promise.all([
      new Response(readable).arrayBuffer(),
      file.pipeTo(writable),
    ]);
    return decodeText(new Uint8Array(bytes));
  } catch {
    // Packing reports it.
    return undefined;
  }
}

/** Returns a directory with a slash at its end; '' for the root. */
function folderOf(directory: string | null): string {
  const parts = (directory ?? '').split('/').map((part) => part.trim());
  return parts
    .filter((part) => part !== '' && part !== '.')
    .map((part) => `${part}/`)
    .join('')
    .normalize();
}
