import { createIgnoreRules, isIgnoreFile } from './ignoreRules.ts';
import { SourceError } from './source.ts';
import type { LeftOut, SourceFile, SourcePlan } from './source.ts';

/** How many of the largest files are named. */
const largestShown = 5;

/** How much of what stays behind is listed. */
const leftOutShown = 100;

/** An ignore file that is longer is none. In bytes. */
const longestIgnoreFile = 1024 * 1024;

/** What people are shown, and the files themselves. */
export interface PlannedSource {
  plan: SourcePlan;
  files: readonly SourceFile[];
}

/**
 * Decides what of a source is sent. A folder that holds everything is taken off: its content is what counts,
 * as when the command-line client runs in it. Throws a `SourceError` when nothing is left.
 * @param skipped paths that were passed over before they could be listed, with what they are for
 */
export async function planSource(
  found: readonly SourceFile[],
  skipped: readonly LeftOut[] = [],
): Promise<PlannedSource> {
  const root = commonRoot(found);
  const files = root === undefined ? found : found.map((file) => below(root, file));
  const texts = await Promise.all(
    files
      .filter(({ path, size }) => isIgnoreFile(path) && size <= longestIgnoreFile)
      .map(async (file) => ({ path: file.path, text: await readText(file) })),
  );
  const judge = createIgnoreRules(texts);
  const leftOut = new Map(
    skipped.map(({ path, reason }): [string, LeftOut] => {
      const own = root === undefined ? path : path.slice(root.length + 1);
      return [own, { path: own, reason }];
    }),
  );
  const kept = files.filter(({ path }) => {
    const left = judge(path);
    if (left !== undefined) leftOut.set(left.path, left);
    return left === undefined;
  });
  if (kept.length === 0) throw new SourceError({ kind: 'empty' });

  return {
    files: kept,
    plan: {
      root,
      fileCount: kept.length,
      bytes: kept.reduce((sum, { size }) => sum + size, 0),
      largest: kept
        .toSorted((one, other) => other.size - one.size)
        .slice(0, largestShown)
        .map(({ path, size }) => ({ path, bytes: size })),
      leftOut: [...leftOut.values()].slice(0, leftOutShown),
      leftOutCount: leftOut.size,
      hasRequirements: kept.some(({ path }) =>
        /(?:^|\/)(?:pyproject\.toml|requirements\.txt)$/.test(path),
      ),
    },
  };
}

/** The name of the folder that everything lies in. What macOS adds to its archives does not count. */
function commonRoot(files: readonly SourceFile[]): string | undefined {
  const [first, ...others] = files.filter(({ path }) => !path.startsWith('__MACOSX/'));
  const root = first?.path.split('/', 2);
  if (root?.length !== 2) return undefined;
  const prefix = `${root[0] ?? ''}/`;
  return others.every(({ path }) => path.startsWith(prefix)) ? root[0] : undefined;
}

function below(root: string, file: SourceFile): SourceFile {
  return file.path.startsWith(`${root}/`)
    ? { ...file, path: file.path.slice(root.length + 1) }
    : file;
}

async function readText(file: SourceFile): Promise<string> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const [text] = await Promise.all([new Response(readable).text(), file.pipeTo(writable)]);
  return text;
}
