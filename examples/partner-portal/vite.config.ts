import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2023',
    rolldownOptions: { input: ['index.html', 'plain.html'] },
    // A policy that allows no `data:` fonts wants files.
    assetsInlineLimit: 0,
  },
});
