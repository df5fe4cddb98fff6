import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { defineConfig } from 'tsup';

const home = import.meta.dirname;

/** Modules bundled into the worker, with their licence files. */
const workerLibraries = {
  '@zip.js/zip.js': 'LICENSE',
  ignore: 'LICENSE-MIT',
  'modern-tar': 'LICENSE',
};

async function writeWorkerLicences(): Promise<void> {
  const texts = Object.entries(workerLibraries).map(
    async ([name, file]) =>
      `${name}\n\n${await readFile(join(home, 'node_modules', name, file), 'utf8')}`,
  );
  await writeFile(
    join(home, 'dist/packer.worker-LICENSES.txt'),
    (await Promise.all(texts)).join('\n'),
  );
}

// One file that needs no other: some bundlers copy a worker as it is.
export default defineConfig({
  entry: { 'packer.worker': 'src/features/deploy-upload/packer.worker.ts' },
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  splitting: false,
  noExternal: Object.keys(workerLibraries),
  minify: true,
  onSuccess: writeWorkerLicences,
});
