import type { StoredRow } from './persistence.ts';

/** A stored row before validation: its fields by name. */
export type RawRow = Readonly<Record<string, unknown>>;

/** One step from a version to the next: the new rows of each collection it names. */
export type Migration = Readonly<Record<string, (row: RawRow) => RawRow>>;

/** The version after all of `migrations`: the first ever was 1. */
export function versionAfter(migrations: readonly Migration[]): number {
  return migrations.length + 1;
}

/** Migrates a stored row from `version` through all of `migrations`. Throws when it is not JSON. */
export function migrate(
  { collection, json }: Pick<StoredRow, 'collection' | 'json'>,
  version: number,
  migrations: readonly Migration[],
): unknown {
  const steps = migrations.slice(version - 1).flatMap((migration) => migration[collection] ?? []);
  return steps.reduce((row, step) => (isRaw(row) ? step(row) : row), JSON.parse(json));
}

function isRaw(value: unknown): value is RawRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
