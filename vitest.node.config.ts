import { availableParallelism } from 'node:os';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineProject } from 'vitest/config';

const conditions = ['quayside-source'];

const wantedRuns = process.env['QUAYSIDE_PROPERTY_RUNS'];

/** Unit and property tests, in Node. */
export default defineProject({
  // Rules of the console import from packages that have styles.
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    name: 'node',
    environment: 'node',
    // Files share their modules: loading them again for each file takes a third of the time.
    isolate: false,
    // An upload of 64 MB takes seconds while other suites run at the same time.
    testTimeout: wantedRuns === undefined ? 20_000 : 0,
    // Vitest leaves one processor to itself, which of two is half.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    include: ['{apps,packages}/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    setupFiles: ['./scripts/lib/property-values.ts'],
    provide: { propertyRuns: wantedRuns === undefined ? undefined : Number(wantedRuns) },
  },
});
