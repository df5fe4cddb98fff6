import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

import { minifyStyles } from '../design-system/build/minifyStyles.ts';
import { isolateStyles } from './build/isolateStyles.ts';

/** Sheets of the design system that some screen needs. */
const needed = ['styles.css', 'log-viewer.css', 'command-palette.css'];

const readNeeded = (sheet: string) =>
  readFile(fileURLToPath(import.meta.resolve(`@quayside/design-system/${sheet}`)), 'utf8');

/**
 * The stylesheets, each in one piece: `styles.css` has the design system's rules and then the screens';
 * `isolated.css` the same in a form that no rule of a host reaches. The scripts are made by tsup.config.ts, with
 * the same names of classes.
 */
export default defineConfig(({ outDir = 'dist' }) => ({
  entry: { styles: 'src/mount/index.ts' },
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  // Also the styles of what a screen fetches later.
  splitting: false,
  external: [/\.worker\./],
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  async onSuccess() {
    const dist = join(import.meta.dirname, outDir);
    const file = join(dist, 'styles.css');
    const screens = await readFile(file, 'utf8');
    const sheets = [...(await Promise.all(needed.map(readNeeded))), screens];
    await writeFile(file, sheets.join('\n'));
    await minifyStyles(file);
    const css = await readFile(file, 'utf8');
    await writeFile(join(dist, 'isolated.css'), isolateStyles(css));
    await Promise.all(
      globSync('styles.js{,.map}', { cwd: dist }).map((name) => rm(join(dist, name))),
    );
  },
}));
