// For every test in Node: properties (fast-check) use the same values in every run, so that a failure is caused by the
// change at hand. `QUAYSIDE_PROPERTY_RUNS` asks for that many random values instead.
import * as fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    propertyRuns: number | undefined;
  }
}

const numRuns = inject('propertyRuns');
fc.configureGlobal(numRuns === undefined ? { seed: 1 } : { numRuns });
