import type { Dataset } from '../platform/dataset.ts';
import { seedDefault } from './default.ts';
import { seedEdge } from './edge.ts';
import { seedLarge } from './large.ts';

/** The password of every seeded account. */
export const demoPassword = 'quayside-demo';

/** The available seeds. */
export const seedNames = ['empty', 'default', 'large', 'edge'] as const;

/** The name of a seed. */
export type SeedName = (typeof seedNames)[number];

/** Fills an empty dataset. `passwordHash` is of `demoPassword`. */
export type Seed = (dataset: Dataset, passwordHash: string) => void;

/** Content of each seed. Its times are relative to the clock, and its ids constant. */
export const seeds: Readonly<Record<SeedName, Seed>> = {
  empty: () => undefined,
  default: seedDefault,
  large: seedLarge,
  edge: seedEdge,
};
