import type { World } from '../platform/world.ts';
import { seedDefault } from './default.ts';
import { seedEdge } from './edge.ts';
import { seedLarge } from './large.ts';

/** The password of every account a seed makes. */
export const demoPassword = 'quayside-demo';

/** The worlds there are. */
export const seedNames = ['empty', 'default', 'large', 'edge'] as const;

/** The name of a world. */
export type SeedName = (typeof seedNames)[number];

/** Fills a world that has nothing in it. `passwordHash` is of `demoPassword`. */
export type Seed = (world: World, passwordHash: string) => void;

/** Content of each seed. Its times are relative to the clock, its ids always the same. */
export const seeds: Readonly<Record<SeedName, Seed>> = {
  empty: () => undefined,
  default: seedDefault,
  large: seedLarge,
  edge: seedEdge,
};
