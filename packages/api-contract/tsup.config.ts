import { globSync } from 'node:fs';
import { join } from 'node:path';

import { defineConfig } from 'tsup';

import { removeEmptySourceMaps } from '../design-system/build/removeEmptySourceMaps.ts';

// Every module is an entry, and so a file of its own: bundlers leave out what a host does not use (decision 0036).
const modules = globSync('src/**/*.ts', {
  cwd: import.meta.dirname,
  exclude: ['**/*.{test,fixtures,write}.ts', 'src/openapi.ts', 'src/endpointDescriptions.ts'],
});

export default defineConfig({
  entry: modules,
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  sourcemap: true,
  clean: true,
  onSuccess: () => removeEmptySourceMaps(join(import.meta.dirname, 'dist')),
});
