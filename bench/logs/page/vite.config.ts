import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const conditions = ['quayside-source'];

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
  resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] },
  // Read by the compiler of vanilla-extract.
  environments: { ssr: { resolve: { conditions } } },
  build: { target: 'es2023', chunkSizeWarningLimit: 2000 },
});
