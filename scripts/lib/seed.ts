import { type SeedName, seedNames } from '@quayside/api-mocks';

import { fail } from './run.ts';

/** The initial seed: QUAYSIDE_SEED, else `default`. */
export function seedFromEnvironment(): SeedName {
  const asked = process.env['QUAYSIDE_SEED'] ?? 'default';
  const seed = seedNames.find((name) => name === asked);
  if (seed === undefined) {
    fail(`Unknown seed "${asked}". Available seeds: ${seedNames.join(', ')}.`);
  }
  return seed;
}
