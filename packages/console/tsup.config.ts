import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import type { Options } from 'tsup';

import { clientEntries } from '../design-system/build/clientEntries.ts';
import { removeEmptySourceMaps } from '../design-system/build/removeEmptySourceMaps.ts';

const home = import.meta.dirname;

/** Languages that are loaded on demand; English is part of the screens. */
const languages = ['ar', 'de', 'es', 'ja'];

/** In `dist` a worker has the name that it is built under. */
const workerAddresses: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'worker-addresses',
  setup(build) {
    build.onLoad({ filter: /[\\/](?:startPacker|groupInWorker)\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return { contents: source.replace(".worker.ts'", ".worker.js'"), loader: 'ts' };
    });
  },
};

const entries = {
  index: 'src/index.ts',
  screens: 'src/screens/index.ts',
  queries: 'src/api/index.ts',
  next: 'src/runtime/navigation/next.tsx',
  'react-router': 'src/runtime/navigation/react-router.tsx',
  'tanstack-router': 'src/runtime/navigation/tanstack-router.tsx',
  wouter: 'src/runtime/navigation/wouter.tsx',
  mount: 'src/mount/index.ts',
};

const translations = Object.fromEntries(
  languages.map((name) => [`messages/${name}`, `src/runtime/messages/${name}/index.ts`]),
);

// Every module is an entry, and so a file of its own in the output: who imports one screen gets what it is made of
// and no more, also where a bundler splits a page's code.
const modules = globSync('src/**/*.{ts,tsx}', {
  cwd: home,
  exclude: [
    '**/*.{test,stories,fixtures,css,worker,d}.{ts,tsx}',
    'src/testing/**',
    // See tsup.paths.config.ts.
    'src/runtime/navigation/paths.entry.ts',
    ...Object.values({ ...entries, ...translations }),
  ],
});

export default defineConfig(({ outDir = 'dist' }) => ({
  entry: {
    ...Object.fromEntries(
      modules.map((file) => [`modules/${file.slice('src/'.length).replaceAll('.', '-')}`, file]),
    ),
    ...entries,
    ...translations,
  },
  silent: true,
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  esbuildPlugins: [
    clientEntries(home, Object.values(entries)),
    workerAddresses,
    vanillaExtractPlugin({ identifiers: 'short' }),
  ],
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
    await removeEmptySourceMaps(dist);
  },
}));
