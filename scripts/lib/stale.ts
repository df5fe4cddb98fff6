import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

import { root } from './run.ts';

/** What the built app is made of. Tests and stories are not in it. */
const INPUTS = [
  'packages/*/src/**/*',
  'packages/*/package.json',
  'packages/*/*.ts',
  'packages/*/build/**/*',
  'apps/web/**/*',
  'pnpm-lock.yaml',
];
const NOT_INPUTS = /\/dist(?:-demo)?\/|\/node_modules\/|\.(?:test|stories)\.tsx?$/;

/** A key that changes when a file of the app does. Path, size and time of change: quick, and enough. */
function inputsKey(salt: string): string {
  const hash = createHash('sha256').update(salt);
  const paths = globSync(INPUTS, { cwd: root }).map((path) => path.replaceAll(sep, '/'));
  for (const path of paths.toSorted()) {
    if (NOT_INPUTS.test(`/${path}`)) continue;
    const stat = statSync(join(root, path));
    if (stat.isFile()) hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\0`);
  }
  return hash.digest('hex');
}

/**
 * Runs `build` unless the last one was made from the same files.
 * @param name of the build; a stamp of that name is kept in .cache/
 * @param output a file that the build makes
 * @param variant what else decides the content: a build of another is not fresh
 */
export async function unlessFresh(
  name: string,
  output: string,
  build: () => Promise<void>,
  variant = '',
): Promise<void> {
  const stamp = stampOf(name);
  const key = inputsKey(name + variant);
  const fresh = existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === key;
  if (fresh) return;
  await build();
  mark(stamp, key);
}

/** Says that a build was just made, for `unlessFresh` to know. */
export function markFresh(name: string): void {
  mark(stampOf(name), inputsKey(name));
}

const stampOf = (name: string) => join(root, '.cache', `built-${name}`);

function mark(stamp: string, key: string): void {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, key);
}
