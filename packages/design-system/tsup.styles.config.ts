import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

import { minifyStyles } from './build/minifyStyles.ts';
import { writeDesignTokens } from './build/writeDesignTokens.ts';

const dist = join(import.meta.dirname, 'dist');
const sheets = ['styles', 'log-viewer', 'tokens'];

/**
 * The stylesheets, each in one piece: everything, what a log viewer needs beside that, and the
 * tokens alone for pages that only draw with them. The scripts are made by tsup.config.ts, with the same names of classes.
 */
export default defineConfig({
  entry: {
    styles: 'src/index.ts',
    'log-viewer': 'src/log-viewer/view/lines/Lines.css.ts',
    tokens: 'src/theme/themes.css.ts',
  },
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  splitting: false,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  noExternal: ['sonner'],
  onSuccess: async () => {
    await Promise.all(sheets.map((sheet) => minifyStyles(join(dist, `${sheet}.css`))));
    await Promise.all(sheets.map((sheet) => rm(join(dist, `${sheet}.js`))));
    await writeDesignTokens(dist);
  },
});
