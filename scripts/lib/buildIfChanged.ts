import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

import { root } from './run.ts';

const NOT_INPUTS = /\/dist(?:-demo)?\/|\/node_modules\/|\.(?:test|stories)\.tsx?$/;

/** Glob patterns of the files that a package's build reads. Tests and stories are excluded. */
export const packageInputs = (folder: string): string[] =>
  ['src/**/*', 'package.json', '*.ts', 'build/**/*'].map((path) => `packages/${folder}/${path}`);

/** One build and its inputs. */
export interface Build {
  /** Name of the stamp in `.cache/`. */
  name: string;
  /** Glob patterns of the files it reads, from the root of the repository. */
  inputs: readonly string[];
  /** A file it writes. A build without its output runs again. */
  output: string;
  /** Anything else that changes the result, such as a base path. */
  variant?: string;
}

/** Hashes path, size and modification time of every input, which is fast and precise enough. */
function keyOf({ name, inputs, variant = '' }: Build): string {
  const hash = createHash('sha256').update(name + variant);
  const paths = globSync([...inputs, 'pnpm-lock.yaml'], { cwd: root });
  for (const path of paths.map((found) => found.replaceAll(sep, '/')).toSorted()) {
    if (NOT_INPUTS.test(`/${path}`)) continue;
    const stat = statSync(join(root, path));
    if (stat.isFile()) hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\0`);
  }
  return hash.digest('hex');
}

const stampOf = ({ name }: Build) => join(root, '.cache', `built-${name}`);

/** Whether a build has changed inputs, or no output, since `markBuilt`. */
export function isStale(build: Build): boolean {
  const stamp = stampOf(build);
  return (
    !existsSync(build.output) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== keyOf(build)
  );
}

/** Records that a build has just run. */
export function markBuilt(build: Build): void {
  const stamp = stampOf(build);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, keyOf(build));
}

/** Runs a build unless its inputs are those of its last run. */
export async function buildIfChanged(build: Build, run: () => Promise<void>): Promise<void> {
  if (!isStale(build)) return;
  await run();
  markBuilt(build);
}
