import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

import { identifiers } from './build/identifiers.ts';
import { minifyStyles } from './build/minifyStyles.ts';
import { designTokens } from './src/theme/designTokens.ts';

const sheets = ['styles', 'log-viewer', 'command-palette', 'data-grid', 'tokens'];

/**
 * The stylesheets: one for all components, one more each for the log viewer, the command palette and
 * the data grid, and one with only the tokens, for pages with their own styles. The scripts are built by
 * tsup.config.ts, with the same class names.
 */
export default defineConfig(({ outDir = 'dist' }) => ({
  entry: {
    styles: 'src/index.ts',
    'log-viewer': 'src/log-viewer/view/stylesheet.ts',
    'command-palette': 'src/command-palette/CommandPalette.css.ts',
    'data-grid': 'src/data-grid/DataGrid.css.ts',
    tokens: 'src/theme/allTokens.ts',
  },
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  splitting: false,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers })],
  noExternal: ['sonner'],
  onSuccess: async () => {
    await Promise.all(sheets.map((sheet) => minifyStyles(join(outDir, `${sheet}.css`))));
    await Promise.all(sheets.map((sheet) => rm(join(outDir, `${sheet}.js`))));
    await writeFile(join(outDir, 'tokens.json'), JSON.stringify(designTokens(), null, 2));
  },
}));
