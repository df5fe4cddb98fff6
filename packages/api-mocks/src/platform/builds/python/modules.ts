import { readModule, type Module, type Statement } from './statements.ts';

/** A file of the project that runs when the app is imported. */
export interface LoadedModule extends Module {
  path: string;
  /** Statements that always run at import: those at the top level. */
  topLevel: readonly Statement[];
}

/** An `import` or `from … import`. */
interface Import {
  /** Dots before the name: 0 for an absolute import. */
  level: number;
  module: string;
  names: readonly string[];
}

/** Deeper packages and longer paths are ignored: they do not occur, and each name would be searched for. */
const deepest = 20;
const longestPath = 255;

/** The files that importing `entry` runs, in order; `files` are texts by path. */
export function loadModules(files: ReadonlyMap<string, string>, entry: string): LoadedModule[] {
  const loaded: LoadedModule[] = [];
  const waiting = [...packagesAround(entry), entry];
  const seen = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const text = files.get(path);
    if (text === undefined) continue;
    const module = readModule(text);
    const topLevel = module.statements.filter(({ indent }) => indent === 0);
    loaded.push({ path, ...module, topLevel });
    for (const imported of topLevel.flatMap(readImports)) {
      for (const candidate of candidates(path, imported)) {
        if (!files.has(candidate) || seen.has(candidate)) continue;
        seen.add(candidate);
        waiting.push(candidate);
      }
    }
  }
  return loaded;
}

/** The sorted top-level names of third-party modules that these files import. */
export function foreignImports(loaded: readonly LoadedModule[], paths: Iterable<string>): string[] {
  const own = new Set([...paths].flatMap((path) => path.replace(/\.py$/, '').split('/')));
  const imported = loaded
    .flatMap(({ topLevel }) => topLevel.flatMap(readImports))
    .filter(({ level }) => level === 0)
    .map(({ module }) => module.split('.')[0] ?? module);
  return [...new Set(imported)].filter((name) => !own.has(name)).toSorted();
}

function readImports({ code }: Statement): Import[] {
  const from = /^from\s+(\.*)(\w[\w.]*)?\s+import\s+(.+)$/s.exec(code);
  if (from !== null) {
    const [, dots = '', module = '', names = ''] = from;
    return [{ level: dots.length, module, names: namesOf(names.replaceAll(/[()]/g, '')) }];
  }
  const plain = /^import\s+(.+)$/s.exec(code)?.[1];
  return plain === undefined
    ? []
    : namesOf(plain).map((module) => ({ level: 0, module, names: [] }));
}

function namesOf(list: string): string[] {
  return list.split(',').flatMap((item) => /^[\w.]+/.exec(item.trim())?.[0] ?? []);
}

/** Candidate files of an import, packages first as in Python. */
function* candidates(importer: string, { level, module, names }: Import): Generator<string> {
  const folder = importer.split('/').slice(0, -1);
  const base = level === 0 ? [] : folder.slice(0, folder.length - (level - 1));
  const parts = [...base, ...module.split('.').filter((part) => part !== '')];
  const folderPath = parts.join('/');
  if (parts.length > deepest || folderPath.length > longestPath) return;
  for (const root of level === 0 ? ['', 'src/'] : ['']) {
    yield* packagesAround(`${root}${folderPath}`);
    for (const path of [folderPath, ...names.map((name) => [...parts, name].join('/'))]) {
      yield `${root}${path}/__init__.py`;
      yield `${root}${path}.py`;
    }
  }
}

function packagesAround(path: string): string[] {
  const folders = path.split('/').slice(0, -1);
  return folders.map((_, depth) => `${folders.slice(0, depth + 1).join('/')}/__init__.py`);
}
