import { execFile } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const home = join(import.meta.dirname, '..');

/** Builds scripts and styles into a folder as published, for tests that inspect them. */
export async function buildInto(folder: string): Promise<void> {
  const tsup = (...args: string[]) =>
    promisify(execFile)('pnpm', ['exec', 'tsup', '--silent', '--out-dir', folder, ...args], {
      cwd: home,
    });
  await tsup();
  await tsup('--config', 'tsup.styles.config.ts', '--no-clean');
  // Bundlers read `sideEffects` there.
  await copyFile(join(home, 'package.json'), join(folder, 'package.json'));
}
