import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import type { Options } from 'tsup';

const home = import.meta.dirname;

/** Those that are fetched when somebody reads them; English is in the screens. */
const languages = ['ar', 'de', 'es', 'ja'];

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

// An entry for each screen, beside those that `exports` names, keeps the screens apart in the output: who
// imports one gets one, also where a bundler splits a page's code.
const screens = globSync('src/screens/*/*Container.tsx', { cwd: home });

export default defineConfig(({ outDir = 'dist' }) => ({
  entry: {
    index: 'src/index.ts',
    wouter: 'src/navigation/wouter.tsx',
    mount: 'src/mount/index.ts',
    ...Object.fromEntries(screens.map((file) => [basename(file, '.tsx'), file])),
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
  sourcemap: true,
  clean: true,
  // Styles are made in one piece: see tsup.styles.config.ts.
  onSuccess: async () => {
    const dist = join(home, outDir);
    const sheets = globSync('**/*.css{,.map}', { cwd: dist });
    await Promise.all(sheets.map((file) => rm(join(dist, file))));
  },
}));
