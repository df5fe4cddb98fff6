import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

const conditions = ['quayside-source'];

/** Contenders are compiled at once, as the app does with its first chunks. */
const compiledOnLoad: Plugin = {
  name: 'compiled-on-load',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), compiledOnLoad],
  resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] },
  // Read by the compiler of vanilla-extract.
  environments: { ssr: { resolve: { conditions } } },
  build: { target: 'es2023', chunkSizeWarningLimit: 2000 },
});
