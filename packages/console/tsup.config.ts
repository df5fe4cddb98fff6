import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import type { Options } from 'tsup';

const dist = join(import.meta.dirname, 'dist');

/** Those that are fetched when somebody reads them; English is in the screens. */
const languages = ['ar', 'de', 'es', 'ja'];

/** One stylesheet for a host: the design system's, then the screens'. */
async function writeStyles(): Promise<void> {
  const ownFile = join(dist, 'index.css');
  const designSystem = fileURLToPath(import.meta.resolve('@quayside/design-system/styles.css'));
  const sheets = await Promise.all([readFile(designSystem, 'utf8'), readFile(ownFile, 'utf8')]);
  await writeFile(join(dist, 'styles.css'), sheets.join('\n'));
  await rm(ownFile);
}

/** In `dist` a worker has the name that it is built under. */
const workerAddresses: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'worker-addresses',
  setup(build) {
    build.onLoad({ filter: /[\\/]startPacker\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return { contents: source.replace('./packer.worker.ts', './packer.worker.js'), loader: 'ts' };
    });
  },
};

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    wouter: 'src/navigation/wouter.tsx',
    ...Object.fromEntries(
      languages.map((name) => [`messages/${name}`, `src/messages/${name}/index.ts`]),
    ),
  },
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  banner: { js: '"use client";' },
  esbuildPlugins: [workerAddresses, vanillaExtractPlugin({ identifiers: 'short' })],
  // Names stay readable; what goes is vanilla-extract's comments, half of the stylesheet.
  esbuildOptions: (options) => {
    options.minifyWhitespace = true;
  },
  clean: true,
  onSuccess: writeStyles,
});
