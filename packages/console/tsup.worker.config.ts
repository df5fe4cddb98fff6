import { readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { defineConfig } from 'tsup';

const home = import.meta.dirname;

/** Modules bundled into the worker, with their licence files. */
const workerLibraries = {
  '@lezer/python': 'LICENSE',
  '@zip.js/zip.js': 'LICENSE',
  ignore: 'LICENSE-MIT',
  'modern-tar': 'LICENSE',
};

/** Dependencies of `@lezer/python`, installed beside it. */
const lezerLibraries = ['@lezer/common', '@lezer/highlight', '@lezer/lr'];

async function writeWorkerLicences(): Promise<void> {
  const modules = join(home, 'node_modules');
  const lezerModules = join(await realpath(join(modules, '@lezer/python')), '../..');
  const files = [
    ...Object.entries(workerLibraries).map(([name, file]) => ({
      name,
      path: join(modules, name, file),
    })),
    ...lezerLibraries.map((name) => ({ name, path: join(lezerModules, name, 'LICENSE') })),
  ];
  const texts = files.map(async ({ name, path }) => `${name}\n\n${await readFile(path, 'utf8')}`);
  await writeFile(
    join(home, 'dist/packer.worker-LICENSES.txt'),
    (await Promise.all(texts)).join('\n'),
  );
}

// One file that needs no other: some bundlers copy a worker as it is.
export default defineConfig({
  entry: {
    'packer.worker': 'src/features/deploy-upload/packer.worker.ts',
    'patterns.worker': 'src/features/log-patterns/patterns.worker.ts',
  },
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  splitting: false,
  noExternal: [
    ...Object.keys(workerLibraries),
    ...lezerLibraries,
    // The parser of log lines has no dependencies.
    /^@quayside\/design-system\/log-viewer\/parse$/,
  ],
  minify: true,
  onSuccess: writeWorkerLicences,
});
