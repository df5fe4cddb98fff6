import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { copyFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

import { compileHints } from './build/compileHints.ts';
import { fetchAhead } from './build/fetchAhead.ts';
import { firstPages } from './build/firstPages.ts';
import { layersFirst } from './build/layersFirst.ts';
import { ownLanguages } from './build/ownLanguages.ts';
import { withoutDocumentation } from './build/withoutDocumentation.ts';
import { demoConfig } from '../../scripts/lib/demo.ts';

// The mock platform of `npm run dev` (scripts/tasks/dev.ts).
const platform = 'http://localhost:4174';

/** What the platform answers. The others are pages: a team may be called `uploads`. */
const platformPaths = ['^/api/', '^/__mock__/', '^/uploads/[0-9a-f]+$', '^/__provider__/'];

/** Lays the configuration of the demo beside the app: while developing, and in the static demo. */
function demoFiles(isDemo: boolean): Plugin {
  const config = JSON.stringify(demoConfig);
  return {
    name: 'quayside-demo-files',
    configureServer(server) {
      server.middlewares.use('/config.json', (_, response) => {
        response.setHeader('Content-Type', 'application/json').end(config);
      });
    },
    generateBundle() {
      if (isDemo) this.emitFile({ type: 'asset', fileName: 'config.json', source: config });
    },
    writeBundle({ dir = '' }) {
      if (!isDemo) return;
      const msw = dirname(createRequire(import.meta.url).resolve('msw/package.json'));
      copyFileSync(join(msw, 'lib', 'mockServiceWorker.js'), join(dir, 'mockServiceWorker.js'));
    },
  };
}

export default defineConfig(({ mode }) => {
  const isDemo = mode === 'demo';
  return {
    // The demo may lie under any path.
    base: isDemo ? './' : '/',
    plugins: [
      react(),
      vanillaExtractPlugin({ identifiers: mode === 'development' ? 'debug' : 'short' }),
      layersFirst(),
      firstPages(),
      fetchAhead(),
      compileHints(),
      withoutDocumentation(),
      ownLanguages(),
      demoFiles(isDemo),
    ],
    resolve: {
      conditions: ['quayside-source', 'module', 'browser', 'development|production'],
      // wouter brings what React 18 and later have themselves.
      alias: { 'use-sync-external-store/shim/index.js': 'react' },
    },
    build: {
      target: 'es2023',
      // The browsers of docs/embedding.md. For those without oklch() every colour would be written three times.
      cssTarget: ['chrome120', 'edge120', 'firefox125', 'safari17.4'],
      outDir: isDemo ? 'dist-demo' : 'dist',
      // All of them fetch ahead by themselves.
      modulePreload: { polyfill: false },
      // Which files a page needs: the budgets are read from it (.size-limit.mjs).
      manifest: !isDemo,
      sourcemap: isDemo ? false : 'hidden',
    },
    server: { proxy: Object.fromEntries(platformPaths.map((path) => [path, platform])) },
  };
});
