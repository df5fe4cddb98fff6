import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

import { writeFonts } from './build/fonts.ts';

const dist = join(import.meta.dirname, 'dist');

/** Puts the styles of parts that load later, such as toasts, behind those of the rest. */
async function collectStyles() {
  const later = (await readdir(dist)).filter((file) => /^(?!index\.).*\.css$/.test(file));
  const sheets = await Promise.all(
    ['index.css', ...later].map((file) => readFile(join(dist, file), 'utf8')),
  );
  await writeFile(join(dist, 'styles.css'), sheets.join(''));
  await Promise.all(['index.css', ...later].map((file) => rm(join(dist, file))));
}

// `.` is the components, `./theme` the words that other packages' styles are written in, `./log-viewer`
// what is heavy enough to load on its own.
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    theme: 'src/theme/index.ts',
    'log-viewer': 'src/log-viewer/index.ts',
  },
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  banner: { js: '"use client";' },
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  // Names stay readable; what goes is vanilla-extract's comments, half of the stylesheet.
  esbuildOptions: (options) => {
    options.minifyWhitespace = true;
  },
  // Sonner comes inside: patches/sonner.patch keeps it from adding a <style> that a strict CSP refuses.
  noExternal: ['sonner'],
  clean: true,
  onSuccess: async () => {
    await rm(join(dist, 'theme.css')); // The layers, which the stylesheet names as well.
    await collectStyles();
    await writeFonts(dist);
    await copyFile(
      join(import.meta.dirname, 'node_modules/sonner/LICENSE.md'),
      join(dist, 'sonner-LICENSE.md'),
    );
  },
});
