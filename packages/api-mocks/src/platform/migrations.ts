import type { Migration } from '../store/migrations.ts';

/**
 * What changed in the rows of kept worlds, oldest first: the first step leads from version 1 to 2. A step
 * is needed when a row written before no longer fits `records.ts`; once released it is never changed.
 */
export const migrations: readonly Migration[] = [
  { deployments: (row) => ({ ...row, held: null }) },
];
