import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
  resolve: { conditions: ['quayside-source', 'module', 'browser', 'development|production'] },
  build: { target: 'es2023' },
});
