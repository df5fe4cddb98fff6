import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

import { writeFonts } from './build/fonts.ts';

const dist = join(import.meta.dirname, 'dist');

// `.` is the components, `./theme` the words that other packages' styles are written in.
export default defineConfig({
  entry: { index: 'src/index.ts', theme: 'src/theme/index.ts' },
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  banner: { js: '"use client";' },
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  // Names stay readable; what goes is vanilla-extract's comments, half of the stylesheet.
  esbuildOptions: (options) => {
    options.minifyWhitespace = true;
  },
  clean: true,
  onSuccess: async () => {
    await rm(join(dist, 'theme.css')); // The layers, which the stylesheet names as well.
    await rename(join(dist, 'index.css'), join(dist, 'styles.css'));
    await writeFonts(dist);
  },
});
