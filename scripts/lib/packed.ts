import { globSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

import { must, root, run } from './run.ts';
import { type Build, isStale, markBuilt, packageInputs } from './buildIfChanged.ts';

/** The folders of the published packages. */
export const packageFolders = readdirSync(join(root, 'packages')).toSorted();

const dependenciesOf: Record<string, readonly string[]> = {
  'api-mocks': ['api-contract'],
  console: ['api-contract', 'design-system'],
};

const buildOf = (folder: string): Build => ({
  name: `package-${folder}`,
  inputs: [folder, ...(dependenciesOf[folder] ?? [])].flatMap(packageInputs),
  output: join(root, 'packages', folder, 'dist', 'index.js'),
});

/** Builds the packages whose files, or whose dependencies' files, changed since their last build. */
export async function buildPackages(): Promise<void> {
  const stale = packageFolders.filter((folder) => isStale(buildOf(folder)));
  if (stale.length === 0) return;
  const filters = stale.flatMap((folder) => ['--filter', `./packages/${folder}`]);
  await must('pnpm', ['-r', '--workspace-concurrency=2', ...filters, 'run', 'build']);
  for (const folder of stale) markBuilt(buildOf(folder));
}

/**
 * Packs one built package as for publishing.
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
 * @returns the versions for a manifest next to that folder: `file:` URLs by name
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
