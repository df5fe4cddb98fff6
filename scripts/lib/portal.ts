import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { buildPackages, packAll } from './packed.ts';
import { must, root } from './run.ts';

const source = join(root, 'examples', 'partner-portal');

/** Folder of the portal, outside of the workspace, so that no import resolves to source. */
export const portalFolder = join(root, '.cache', 'portal');

const manifestSchema = z.looseObject({ dependencies: z.record(z.string(), z.string()) });

/** The portal's own files, and its packages. */
function contentKey(): string {
  const hash = createHash('sha256');
  const files = [
    ...globSync('examples/partner-portal/**/*.*', { cwd: root }),
    ...globSync('packages/*/{package.json,dist/**/*.{js,css,ts}}', { cwd: root }),
  ];
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Installs the portal from packed packages, as another team would with npm, and builds it. */
export async function buildPortal(): Promise<void> {
  await buildPackages();
  const stamp = join(portalFolder, '.built');
  const key = contentKey();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;

  const packed = await packAll(join(portalFolder, 'packed'));
  for (const folder of ['src', 'server', 'public', 'dist', 'node_modules/@quayside']) {
    rmSync(join(portalFolder, folder), { recursive: true, force: true });
  }
  rmSync(join(portalFolder, 'package-lock.json'), { force: true });
  cpSync(source, portalFolder, { recursive: true });

  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')),
  );
  const dependencies = { ...manifest.dependencies, ...packed };
  writeFileSync(
    join(portalFolder, 'package.json'),
    JSON.stringify({ ...manifest, dependencies }, null, 2),
  );
  const npm = { cwd: portalFolder };
  await must('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], npm);
  await must('npm', ['run', 'build'], npm);
  writeFileSync(stamp, key);
}
