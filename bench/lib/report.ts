import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

import { root } from '../../scripts/lib/run.ts';

/** A table of figures: one row per contender, one column per measure. */
export type Figures = Record<string, Record<string, number | string>>;

/** The median; 0 for no values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** `a / b` with two decimals and the times sign. */
export function ratio(a: number, b: number): string {
  return b === 0 ? 'n/a' : `${(a / b).toFixed(2)}×`;
}

/** Prints a table under a title. */
export function print(title: string, figures: Figures): void {
  process.stdout.write(`\n${title}\n`);
  console.table(figures);
}

/** Environment in which the figures hold, without anything that identifies the machine. */
function machine(versions: Record<string, string>) {
  const [cpu] = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    cpu: `${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    platform: `${process.platform} ${process.arch}`,
    node: process.version,
    ...versions,
  };
}

/**
 * Stores the results of a run in `bench/results/{name}.json`, with machine and versions, so that a
 * change is visible in a diff.
 */
export function keep(
  name: string,
  tables: Record<string, Figures>,
  versions: Record<string, string> = {},
): void {
  const folder = join(root, 'bench', 'results');
  mkdirSync(folder, { recursive: true });
  const result = { machine: machine(versions), tables };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(result, undefined, 2)}\n`);
}
