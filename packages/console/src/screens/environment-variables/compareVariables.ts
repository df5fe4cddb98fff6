import type { EnvironmentVariable } from '@quayside/api-contract';

import type { VariableChange } from '../../domain/variableChange.ts';
import { managedProblem } from '../../domain/variableRules.ts';

/** States of a name in two apps, in the order of their filters. */
export const comparedStates = ['there', 'different', 'secret', 'here', 'same'] as const;

/**
 * Comparison of two apps in one name: only in the other app, only in this one, or in both. `secret`: at least one of
 * the two values can't be read.
 */
export type ComparedState = (typeof comparedStates)[number];

/** A name that is set in at least one of two apps. */
export interface ComparedRow {
  name: string;
  state: ComparedState;
  here: EnvironmentVariable | undefined;
  there: EnvironmentVariable | undefined;
}

/** A variable of another app that can be copied to this one. */
export interface CopyRow {
  name: string;
  isNew: boolean;
  /** Value of the other app; null for a secret, which has to be typed. */
  value: string | null;
  isSecret: boolean;
  becomesSecret: boolean;
}

/** Compares the variables of this app with those of another, by name. */
export function compareVariables(
  here: readonly EnvironmentVariable[],
  there: readonly EnvironmentVariable[],
): ComparedRow[] {
  const own = byName(here);
  const others = byName(there);
  return [...new Set([...own.keys(), ...others.keys()])].toSorted(byText).map((name) => {
    const pair = { here: own.get(name), there: others.get(name) };
    return { name, state: stateOf(pair), ...pair };
  });
}

/** Returns the copy of a row; undefined if there is nothing to copy, or a service manages the variable here. */
export function copyOf({ name, state, here, there }: ComparedRow): CopyRow | undefined {
  if (there === undefined || state === 'same' || managedProblem(here) !== undefined) {
    return undefined;
  }
  const value = readableValue(there);
  const isSecret = there.is_secret || here?.is_secret === true;
  const becomesSecret = here !== undefined && !here.is_secret && isSecret;
  return { name, isNew: here === undefined, value, isSecret, becomesSecret };
}

/** Returns the changes that copy rows, for one request. Secrets without a typed value are left out. */
export function copyChanges(
  rows: readonly CopyRow[],
  typed: ReadonlyMap<string, string>,
): VariableChange[] {
  return rows.flatMap(({ name, value: known, isSecret, becomesSecret }) => {
    const value = known ?? typed.get(name) ?? '';
    if (known === null && value === '') return [];
    return [{ name, value, isSecret, ...(becomesSecret && { becomesSecret }) }];
  });
}

/** Whether a variable of this app is still as it was compared; a secret by its time of change. */
export function isSameVariable(
  before: EnvironmentVariable | undefined,
  now: EnvironmentVariable | undefined,
): boolean {
  return (
    before?.name === now?.name &&
    before?.is_secret === now?.is_secret &&
    before?.value === now?.value &&
    before?.updated_at === now?.updated_at
  );
}

function stateOf({ here, there }: Pick<ComparedRow, 'here' | 'there'>): ComparedState {
  if (here === undefined) return 'there';
  if (there === undefined) return 'here';
  const value = readableValue(here);
  const other = readableValue(there);
  if (value === null || other === null) return 'secret';
  return value === other ? 'same' : 'different';
}

/** Returns the value of a variable; null if it can't be read. */
function readableValue({ is_secret, value }: EnvironmentVariable): string | null {
  return is_secret ? null : (value ?? null);
}

function byName(variables: readonly EnvironmentVariable[]) {
  return new Map(variables.map((variable) => [variable.name, variable]));
}

function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
