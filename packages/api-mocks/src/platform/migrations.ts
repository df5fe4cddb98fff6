import type { Migration } from '../store/migrations.ts';

/**
 * Migrations of stored rows, oldest first: the first step leads from version 1 to 2. A step is needed when a row written
 * before no longer fits `records.ts`. Never change a released one.
 */
export const migrations: readonly Migration[] = [
  { deployments: (row) => ({ ...row, held: null }) },
];
