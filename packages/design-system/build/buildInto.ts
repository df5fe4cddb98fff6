import { execFile } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const home = join(import.meta.dirname, '..');

const tsup = (folder: string, ...args: string[]) =>
  promisify(execFile)('pnpm', ['exec', 'tsup', '--silent', '--out-dir', folder, ...args], {
    cwd: home,
  });

/** Builds scripts into an empty folder as published, for tests that inspect them. */
export async function buildScriptsInto(folder: string): Promise<void> {
  await tsup(folder);
  // Bundlers read `sideEffects` there.
  await copyFile(join(home, 'package.json'), join(folder, 'package.json'));
}

/** Builds stylesheets into a folder as published, for tests that inspect them. */
export async function buildStylesInto(folder: string): Promise<void> {
  await tsup(folder, '--config', 'tsup.styles.config.ts', '--no-clean');
}
