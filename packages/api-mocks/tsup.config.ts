import { join } from 'node:path';

import { defineConfig } from 'tsup';

import { removeEmptySourceMaps } from '../design-system/build/removeEmptySourceMaps.ts';

export default defineConfig({
  entry: ['src/index.ts', 'src/browser.ts', 'src/node.ts', 'src/server.ts', 'src/bin.ts'],
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  external: [/^node:/],
  // `node:sqlite` has no name without the prefix.
  removeNodeProtocol: false,
  sourcemap: true,
  clean: true,
  onSuccess: () => removeEmptySourceMaps(join(import.meta.dirname, 'dist')),
});
