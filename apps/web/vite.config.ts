import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The mock platform of `npm run dev` (scripts/tasks/dev.ts).
const platform = 'http://localhost:4174';

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: mode === 'development' ? 'debug' : 'short' }),
  ],
  resolve: { conditions: ['quayside-source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2023',
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    manifest: true,
    sourcemap: mode === 'demo' ? false : 'hidden',
  },
  server: { proxy: { '/api': platform, '/__mock__': platform, '/_storage': platform } },
}));
