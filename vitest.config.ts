import { fileURLToPath } from 'node:url';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import { defaultClientConditions } from 'vite';
import type { DepOptimizationOptions } from 'vite';
import { defineConfig } from 'vitest/config';

import type * as overHttp from './packages/api-mocks/src/transports/overHttp.fixtures.ts';
import { browserArgs, findBrowser } from './scripts/browser.mjs';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const conditions = ['quayside-source'];

// Vite would find what only workers and pages import in the middle of a run, and reload the page.
const entries = ['packages/*/src/**/*.worker.ts', 'packages/console/src/pages.ts'];

const executablePath = await findBrowser();

const chromium = (name: string) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath, args: browserArgs },
    contextOptions: { locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const, name, viewport: { width: 1280, height: 800 } }],
});

/** Lets a test in the browser hear what the mock platform answers over real HTTP. */
const transcribeOverHttp: BrowserCommand = async ({ project }) => {
  const transport = at('packages/api-mocks/src/transports/overHttp.fixtures.ts');
  const { transcribeOverHttp: transcribe } = await project.import<typeof overHttp>(transport);
  return transcribe();
};

/** Moves the pointer to the corner: where the last test left it, it would rest on links, which are then prefetched. */
const resetPointer: BrowserCommand = ({ page }) => page.mouse.move(0, 0);

// Named here, so that Vite does not find them in the middle of a run and reload the page.
const browserDependencies = {
  // Else Vite finds the routers and PostCSS late, and reloads the page of a test.
  entries: [
    ...entries,
    'packages/console/src/runtime/navigation/{adapters,hostAddress}.test.tsx',
    'packages/console/src/isolatedElements.test.tsx',
  ],
  include: [
    'react-dom/client',
    'react-dom/server.browser',
    'msw',
    'msw/browser',
    'vitest-browser-react',
    'vitest-browser-react/pure',
  ],
} satisfies DepOptimizationOptions;

/** Tests of focus, keys and pasting. React Aria loses names and descriptions of dialogs and fields in a shadow root. */
const inShadowRoot = [
  'packages/design-system/src/{menu,pagination,select,table,tooltip}/*.test.tsx',
  'packages/console/src/ui/{useLostFocus,ResendButton,SettingsCard}.test.tsx',
  'packages/console/src/shell/page/PageOutlet.test.tsx',
  'packages/console/src/features/{shortcuts,command-palette}/*.test.tsx',
  'packages/console/src/screens/environment-variables/*.test.tsx',
];

export default defineConfig({
  // Read by the compiler of vanilla-extract, which runs on the server's side of Vite.
  environments: { ssr: { resolve: { conditions } } },
  test: {
    // Run by `npm run test:full` only (scripts/lib/testRun.ts).
    tags: [{ name: 'full', description: 'Rarely broken by a small change' }],
    projects: [
      './vitest.node.config.ts',
      {
        plugins: [react(), vanillaExtractPlugin()],
        // With Vite's own: MSW has another build for browsers.
        resolve: { conditions: [...conditions, ...defaultClientConditions] },
        // Of what Vitest imports in its own process, for a command.
        environments: {
          __vitest__: { resolve: { conditions, externalConditions: conditions } },
        },
        // The script of MSW's worker.
        publicDir: at('.storybook/public'),
        optimizeDeps: browserDependencies,
        test: {
          name: 'browser',
          // A page for each file takes twice as long.
          isolate: false,
          setupFiles: ['./vitest.browser.setup.ts'],
          // As long as stories wait (.storybook/preview.tsx): other suites run at the same time.
          expect: { poll: { timeout: 10_000 } },
          browser: { ...chromium('browser'), commands: { resetPointer, transcribeOverHttp } },
          include: ['packages/*/src/**/*.test.tsx', '.storybook/**/*.test.tsx'],
        },
      },
      {
        // Tests of focus, keys, selection and pasting again, in a shadow root.
        plugins: [react(), vanillaExtractPlugin()],
        resolve: {
          conditions: [...conditions, ...defaultClientConditions],
          alias: [{ find: /^vitest-browser-react$/, replacement: at('vitest.shadow.render.ts') }],
        },
        optimizeDeps: browserDependencies,
        test: {
          name: 'shadow',
          isolate: false,
          setupFiles: ['./vitest.browser.setup.ts', './vitest.shadow.setup.ts'],
          expect: { poll: { timeout: 10_000 } },
          browser: { ...chromium('shadow'), commands: { resetPointer, transcribeOverHttp } },
          include: inShadowRoot,
        },
      },
      {
        // Every story: its play function runs, axe must find nothing in either theme and direction, and it must
        // fit a narrow page and large text (.storybook/preview.tsx).
        plugins: [storybookTest({ configDir: at('.storybook') })],
        resolve: { conditions },
        optimizeDeps: { entries },
        test: {
          name: 'stories',
          // Stories leave nothing behind (.storybook/preview.tsx); a page for each file takes twice as long.
          isolate: false,
          // The first story waits until Vite has transformed the whole app, which takes half of that on a busy machine.
          testTimeout: 60_000,
          browser: chromium('stories'),
          env: {
            VITE_STORY_TEST: 'true',
            VITE_TEST_LEVEL: process.env['QUAYSIDE_TEST_LEVEL'] ?? 'full',
          },
        },
      },
      {
        // Every story with a play function again, on a page that a browser's translator has changed.
        plugins: [storybookTest({ configDir: at('.storybook'), tags: { include: ['play-fn'] } })],
        resolve: { conditions },
        optimizeDeps: { entries },
        test: {
          name: 'translated',
          isolate: false,
          testTimeout: 30_000,
          browser: chromium('translated'),
          env: { VITE_STORY_TEST: 'true', VITE_STORY_TRANSLATED: 'true' },
        },
      },
    ],
  },
});
