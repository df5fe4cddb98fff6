import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2023',
    // Target browsers that support oklch(), so that colours are not converted.
    cssTarget: ['chrome120', 'edge120', 'firefox125', 'safari17.4'],
    rolldownOptions: { input: ['index.html', 'plain.html'] },
    // A policy without `data:` fonts needs font files.
    assetsInlineLimit: 0,
  },
});
