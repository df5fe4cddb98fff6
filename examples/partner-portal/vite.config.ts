import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2023',
    // Browsers that know oklch(): colours stay as they are written.
    cssTarget: ['chrome120', 'edge120', 'firefox125', 'safari17.4'],
    rolldownOptions: { input: ['index.html', 'plain.html'] },
    // A policy that allows no `data:` fonts wants files.
    assetsInlineLimit: 0,
  },
});
