import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

// One script and one stylesheet: dist/index.js and dist/styles.css.
export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  banner: { js: '"use client";' },
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  sourcemap: true,
  clean: true,
});
