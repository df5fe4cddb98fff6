import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { copyFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

import { demoConfig } from '../../scripts/lib/demo.ts';

// The mock platform of `npm run dev` (scripts/tasks/dev.ts).
const platform = 'http://localhost:4174';

/** Paths of the platform. The others are pages: a team may be called `uploads`. */
const platformPaths = ['^/api/', '^/__mock__/', '^/uploads/[0-9a-f]+$', '^/__provider__/'];

/** Adds the configuration of the demo: while developing, and to the static demo. */
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

/**
 * Chunks that the browser preloads in this order: for all users, or for those with a stored token (start.js). It would
 * learn of the app only once the main script runs.
 */
const preloads: Readonly<Record<string, 'rel' | 'data-rel'>> = {
  'rolldown-runtime': 'rel',
  main: 'rel',
  app: 'rel',
  'signed-in': 'data-rel',
};

/** Names the preloaded chunks in index.html. */
function preloadedChunks(): Plugin {
  let base = '/';
  return {
    name: 'quayside-preloaded-chunks',
    apply: 'build',
    configResolved(config) {
      ({ base } = config);
    },
    transformIndexHtml: (_, { bundle = {} }) =>
      Object.entries(preloads).flatMap(([name, rel]) =>
        Object.values(bundle)
          .filter((chunk) => chunk.type === 'chunk' && chunk.name === name)
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { [rel]: 'modulepreload', href: base + fileName, crossorigin: true },
            injectTo: 'head-prepend' as const,
          })),
      ),
  };
}

/**
 * Chromium compiles all functions of a chunk that starts with it while it streams, instead of some of them twice when
 * they are called (docs/performance.md). Other browsers ignore it.
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/** Moves the hint to the first line. It has no effect below the line that Vite puts before it. */
function compileHintFirst(): Plugin {
  return {
    name: 'quayside-compile-hint-first',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const [first, second, ...lines] = chunk.code.split('\n');
          if (second === compileHint) chunk.code = [second, first, ...lines].join('\n');
          else if (first !== compileHint) this.error(`${chunk.fileName} lacks the compile hint`);
        }
      },
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
      // React Aria's own messages, in the languages of the console (packages/console/src/runtime/messages/languages.ts).
      optimizeLocales.vite({ locales: ['en-US', 'es-ES', 'de-DE', 'ja-JP', 'ar-AE'] }),
      preloadedChunks(),
      compileHintFirst(),
      demoFiles(isDemo),
    ],
    resolve: {
      conditions: ['quayside-source', 'module', 'browser', 'development|production'],
      // React has this hook itself since version 18.
      alias: { 'use-sync-external-store/shim/index.js': 'react' },
    },
    build: {
      target: 'es2023',
      // The browsers of docs/embedding.md. For those without oklch() every colour would be written three times.
      // Another stylesheet, such as that of the next page, would lay out the whole page again.
      cssCodeSplit: false,
      cssTarget: ['chrome120', 'edge120', 'firefox125', 'safari17.4'],
      outDir: isDemo ? 'dist-demo' : 'dist',
      // All of them support modulepreload.
      modulePreload: { polyfill: false },
      // The budgets are read from it (.size-limit.mjs).
      manifest: !isDemo,
      sourcemap: isDemo ? false : 'hidden',
      rolldownOptions: {
        output: {
          postBanner: compileHint,
          codeSplitting: {
            // Each group holds the modules that match and all that they import. A browser fetches six files at a time.
            groups: [
              {
                name: 'main',
                test: /\/(web\/src\/main|apps\/prefetch|prefetchLayout)\.ts$/,
                priority: 4,
              },
              { name: 'app', test: /\/(render|LogInContainer)\.tsx$/, priority: 3 },
              { name: 'signed-in', test: /\/(SignedInPages|AppsContainer)\.tsx$/, priority: 2 },
              { name: 'pages', test: /^(?!.*log-viewer)/, minShareCount: 2, priority: 1 },
            ],
          },
        },
      },
    },
    server: { proxy: Object.fromEntries(platformPaths.map((path) => [path, platform])) },
  };
});
