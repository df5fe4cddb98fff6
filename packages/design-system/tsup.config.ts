import { globSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

import { clientEntries } from './build/clientEntries.ts';
import { writeFonts } from './build/fonts.ts';
import { identifiers } from './build/identifiers.ts';
import { removeEmptySourceMaps } from './build/removeEmptySourceMaps.ts';

const home = import.meta.dirname;

// One entry per folder keeps them separate in the output, so that importing one loads only one.
const folders = globSync('src/*/index.ts', { cwd: home }).map((file) => basename(dirname(file)));
const languages = globSync('src/messages/??.ts', { cwd: home }).map((file) =>
  basename(file, '.ts'),
);

/** Each in a file of its own, so that a page that shows a text of a log gets no more than that function. */
const parsers = globSync('src/log-viewer/parse/*.ts', {
  cwd: home,
  exclude: ['**/*.{test,fixtures}.ts', '**/index.ts'],
});

/** Themes and styles are also created on a server. */
const forBrowsers = [
  'src/index.ts',
  'src/log-viewer/index.ts',
  'src/command-palette/index.ts',
  'src/data-grid/index.ts',
];

// `.` is the components, `./theme` the tokens for styles of other packages, and `./log-viewer`
// is separate because of its size.
export default defineConfig(({ outDir = 'dist' }) => ({
  entry: {
    index: 'src/index.ts',
    ...Object.fromEntries(folders.map((folder) => [`${folder}/index`, `src/${folder}/index.ts`])),
    ...Object.fromEntries(
      parsers.map((file) => [`modules/${file.slice('src/'.length, -'.ts'.length)}`, file]),
    ),
    // Without React and styles, for workers.
    'log-viewer/parse/index': 'src/log-viewer/parse/index.ts',
    ...Object.fromEntries(languages.map((name) => [`messages/${name}`, `src/messages/${name}.ts`])),
  },
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  esbuildPlugins: [clientEntries(home, forBrowsers), vanillaExtractPlugin({ identifiers })],
  esbuildOptions: (options) => {
    options.minifyWhitespace = true;
  },
  // Sonner is bundled: patches/sonner.patch keeps it from adding a <style> that a strict CSP blocks.
  noExternal: ['sonner'],
  sourcemap: true,
  clean: true,
  onSuccess: async () => {
    const dist = resolve(home, outDir);
    // Styles are built separately: see tsup.styles.config.ts.
    await Promise.all(
      globSync('**/*.css{,.map}', { cwd: dist }).map((file) => rm(join(dist, file))),
    );
    await removeEmptySourceMaps(dist);
    await writeFonts(dist);
    await copyFile(join(home, 'node_modules/sonner/LICENSE.md'), join(dist, 'sonner-LICENSE.md'));
  },
}));
