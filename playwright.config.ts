import { defineConfig, devices } from '@playwright/test';

import { clientReleases } from './e2e/support/clientReleases.ts';
import type { ClientRelease } from './e2e/support/clientReleases.ts';
import { browserArgs, findBrowser } from './scripts/browser.mjs';
import { otherBrowserNames } from './scripts/lib/otherBrowsers.ts';
import type { OtherBrowserName } from './scripts/lib/otherBrowsers.ts';

/** Walks over every page of the app: long, and each step computes more than it waits. */
const everyPage = ['pages.spec.ts', 'languages.spec.ts', 'edge.spec.ts', 'hostile.spec.ts'];

const retainsArtifacts =
  process.env['CI'] === undefined || process.env['GITHUB_ACTIONS'] !== undefined;

const executablePath = await findBrowser();

export default defineConfig<{ release: ClientRelease }, { otherBrowser: OtherBrowserName }>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '.cache/reports/e2e.json' },
    ],
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording costs a tenth of the run, so other CI machines, which keep no artifacts, do without.
    trace: retainsArtifacts ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath, args: browserArgs },
  },
  projects: [
    {
      name: 'app',
      // What live regions announce, for a reviewer to read.
      snapshotPathTemplate: '{testDir}/speech/{arg}{ext}',
      testIgnore: [
        'browsers/**',
        'client/**',
        'portal.spec.ts',
        'storybook.spec.ts',
        'visual/**',
        ...everyPage,
      ],
    },
    { name: 'pages', testMatch: everyPage },
    // Another team's product, made of the packed packages (examples/partner-portal).
    { name: 'portal', testMatch: 'portal.spec.ts' },
    // The public command-line client. Real time: it polls the clock of its own machine.
    ...clientReleases.map((release) => ({
      name: `client-${release}`,
      testMatch: 'client/**/*.spec.ts',
      timeout: 90_000,
      use: { release },
    })),
    // The static Storybook, where it is built: `npm run storybook -- --build`.
    { name: 'storybook', testMatch: 'storybook.spec.ts' },
    // Other browsers, driven by WebDriver: `npm run test:browsers`.
    ...otherBrowserNames.map((name) => ({
      name,
      testMatch: 'browsers/**/*.spec.ts',
      use: { otherBrowser: name },
    })),
    // Pictures of the static Storybook: `npm run test:visual`.
    {
      name: 'visual',
      testMatch: 'visual/**/*.spec.ts',
      snapshotPathTemplate: '{testDir}/visual/pictures/{arg}{ext}',
    },
  ],
});
