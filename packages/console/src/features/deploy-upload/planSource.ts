import { decodeText } from './decodeNames.ts';
import { defaultReason } from './defaultReason.ts';
import { createIgnoreRules, isIgnoreFile, normalizeName } from './ignoreRules.ts';
import type { IgnoreFile } from './ignoreRules.ts';
import {
  findAppProblem,
  findSecretFiles,
  hasRequirements,
  importsPackage,
  readSourceNeeds,
} from './inspectSource.ts';
import { SourceError } from './source.ts';
import type { LeftOut, LeftOutGroup, LeftOutReason, SourceFile, SourcePlan } from './source.ts';

/** Number of the largest files to list. */
const maxLargest = 5;

/** Maximum number of listed names with a guessed encoding. */
const maxGuessed = 3;

/** The largest ignore file that is applied, in bytes. */
const longestIgnoreFile = 1024 * 1024;

/** Description for the user, and the files themselves. */
export interface PlannedSource {
  plan: SourcePlan;
  files: readonly SourceFile[];
}

/** Files found in a source. */
export interface FoundSource {
  files: readonly SourceFile[];
  /** Files excluded already, with the reason. */
  leftOut: readonly LeftOut[];
}

/**
 * Decides what of a source is sent. A folder that holds everything is taken off, unless it is a Python package: its
 * content is what counts, as when the command-line client runs in it. Throws a `SourceError` when nothing is left.
 * @param directory Directory of the app within it. @default its root
 */
export async function planSource(
  found: FoundSource,
  directory: string | null = null,
): Promise<PlannedSource> {
  const folder = commonRoot(found.files);
  const root = folder === undefined || (await isPackage(folder, found.files)) ? undefined : folder;
  const files = root === undefined ? found.files : found.files.map((file) => below(root, file));
  const judge = createIgnoreRules(await readIgnoreFiles(files), findVirtualEnvironments(files));
  // A folder is judged once, and is the same object for every file in it.
  const leftOut = new Set<LeftOut>();
  for (const each of found.leftOut) {
    const own = root === undefined ? each : below(root, each);
    leftOut.add(isJudged(own) ? (judge(own.path) ?? own) : own);
  }
  const included = new Map<string, SourceFile>();
  for (const file of files) {
    const left = judge(file.path);
    if (left !== undefined) {
      leftOut.add(left);
      continue;
    }
    const name = normalizeName(file.path);
    const earlier = included.get(name);
    // As in a zip archive that is unpacked, the last one stays.
    if (earlier) leftOut.add({ path: earlier.path, reason: { by: 'duplicate' } });
    included.set(name, file);
  }
  if (included.size === 0) throw new SourceError({ kind: 'empty' });

  const sent = [...included.values()];
  return {
    files: sent,
    plan: {
      root,
      fileCount: sent.length,
      bytes: sent.reduce((sum, { size }) => sum + size, 0),
      largest: sent
        .toSorted((one, other) => other.size - one.size)
        .slice(0, maxLargest)
        .map(({ path, size }) => ({ path, bytes: size })),
      leftOut: groupByReason(leftOut),
      guessedNames: guessedNamesOf(sent),
      hasRequirements: hasRequirements(sent, directory),
      appProblem: await findAppProblem(sent, directory),
      needs: await readSourceNeeds(sent, directory),
      secretFiles: findSecretFiles(sent),
      folders: foldersOf(sent),
    },
  };
}

/** Whether an ignore rule may be the better reason. Folders that were not opened keep theirs. */
function isJudged({ path, reason }: LeftOut): boolean {
  return reason.by !== 'unsafe' && !path.endsWith('/');
}

function groupByReason(leftOut: Iterable<LeftOut>): LeftOutGroup[] {
  const groups = new Map<LeftOutReason['by'], Map<string, LeftOut>>();
  for (const each of leftOut) {
    const { by } = each.reason;
    const group = groups.get(by) ?? new Map<string, LeftOut>();
    groups.set(by, group.set(each.path, each));
  }
  return [...groups].map(([by, items]) => ({
    by,
    items: [...items.values()],
  }));
}

function guessedNamesOf(files: readonly SourceFile[]): SourcePlan['guessedNames'] {
  const guessed = files.filter(({ guessedEncoding }) => guessedEncoding !== undefined);
  const encoding = guessed[0]?.guessedEncoding;
  if (encoding === undefined) return undefined;
  const examples = guessed.slice(0, maxGuessed).map(({ path }) => path);
  return { encoding, count: guessed.length, examples };
}

/** Every folder that a file lies in, at any depth. */
function foldersOf(files: readonly SourceFile[]): string[] {
  const folders = new Set<string>();
  for (const { path } of files) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return [...folders];
}

/** The name of the folder that everything lies in. What macOS adds to its archives does not count. */
function commonRoot(files: readonly SourceFile[]): string | undefined {
  const [first, ...others] = files.filter(({ path }) => !path.startsWith('__MACOSX/'));
  const root = first?.path.split('/', 2);
  if (root?.length !== 2) return undefined;
  const prefix = `${root[0] ?? ''}/`;
  return others.every(({ path }) => path.startsWith(prefix)) ? root[0] : undefined;
}

/** Files at the root of a project. */
const projectFiles = ['pyproject.toml', 'requirements.txt', 'uv.lock', 'setup.py', 'setup.cfg'];

/**
 * Whether Python imports a folder that holds everything by its name. A package has an `__init__.py`. So may the root of
 * a project, and a namespace package has none: then its imports decide.
 */
async function isPackage(folder: string, files: readonly SourceFile[]): Promise<boolean> {
  if (!/^[\p{ID_Start}_]\p{ID_Continue}*$/u.test(folder)) return false;
  const inside = files.map((file) => below(folder, file));
  const paths = new Set(inside.map(({ path }) => path));
  if (paths.has('__init__.py') && !projectFiles.some((name) => paths.has(name))) return true;
  return !paths.has('pyproject.toml') && (await importsPackage(folder, inside));
}

function findVirtualEnvironments(files: readonly SourceFile[]): Set<string> {
  const marker = '/pyvenv.cfg';
  return new Set(
    files
      .filter(({ path }) => path.endsWith(marker))
      .map(({ path }) => normalizeName(path.slice(0, 1 - marker.length))),
  );
}

function below<Item extends { path: string }>(root: string, item: Item): Item {
  return item.path.startsWith(`${root}/`)
    ? { ...item, path: item.path.slice(root.length + 1) }
    : item;
}

function readIgnoreFiles(files: readonly SourceFile[]): Promise<IgnoreFile[]> {
  return Promise.all(
    files
      .filter(({ path }) => isIgnoreFile(path) && !isInDefaultFolder(path))
      .map(async (file) => {
        const { path, size } = file;
        if (size > longestIgnoreFile) throw new SourceError({ kind: 'ignoreFileTooLarge', path });
        try {
          return { path, text: decodeText(await readBytes(file)) };
        } catch (cause) {
          throw new SourceError({ kind: 'unreadable', path }, { cause });
        }
      }),
  );
}

/** Whether a folder above it always stays behind. */
function isInDefaultFolder(path: string): boolean {
  return path
    .split('/')
    .slice(0, -1)
    .some((name) => defaultReason(name) !== undefined);
}

async function readBytes(file: SourceFile): Promise<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const [buffer] = await Promise.all([new Response(readable).arrayBuffer(), file.pipeTo(writable)]);
  return new Uint8Array(buffer);
}
