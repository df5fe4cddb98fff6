import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

// Two scripts and one stylesheet: dist/index.js, dist/wouter.js and dist/index.css.
export default defineConfig({
  entry: { index: 'src/index.ts', wouter: 'src/navigation/wouter.tsx' },
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  banner: { js: '"use client";' },
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  sourcemap: true,
  clean: true,
});
