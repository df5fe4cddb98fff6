import { globSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

import { must, root, run } from './run.ts';
import { markFresh, unlessFresh } from './stale.ts';

/** The folders of the published packages. */
export const packageFolders = readdirSync(join(root, 'packages')).toSorted();

const build = () =>
  must('pnpm', ['-r', '--workspace-concurrency=2', '--filter', './packages/*', 'run', 'build']);

/** Builds the packages, in the order of their dependencies. */
export async function rebuildPackages(): Promise<void> {
  await build();
  markFresh('packages');
}

/** Builds the packages unless the last build was made from the same files. */
export const buildPackages = () =>
  unlessFresh('packages', join(root, 'packages/console/dist/isolated.css'), build);

/**
 * Packs one built package as it would be published.
 * @returns the tarball's path, or `undefined` when packing failed
 */
export async function packPackage(folder: string, target: string): Promise<string | undefined> {
  mkdirSync(target, { recursive: true });
  const cwd = join(root, 'packages', folder);
  const code = await run('pnpm', ['pack', '--pack-destination', target], { cwd });
  const [tarball] = globSync(`quayside-${folder}-*.tgz`, { cwd: target });
  return code === 0 && tarball !== undefined ? join(target, tarball) : undefined;
}

/**
 * Builds and packs all packages into an empty folder.
 * @returns what a manifest beside that folder has as their versions: `file:` addresses by name
 */
export async function packAll(target: string): Promise<Record<string, string>> {
  await buildPackages();
  rmSync(target, { recursive: true, force: true });
  const entries = await Promise.all(
    packageFolders.map(async (folder): Promise<[name: string, version: string]> => {
      const tarball = await packPackage(folder, target);
      if (tarball === undefined) throw new Error(`${folder} could not be packed`);
      return [`@quayside/${folder}`, `file:${basename(target)}/${basename(tarball)}`];
    }),
  );
  return Object.fromEntries(entries);
}
