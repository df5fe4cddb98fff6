import type { EnvironmentVariable } from '@quayside/api-contract';

import type { ReviewSource } from '../../features/variables/review/reviewRows.ts';
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

/** Returns a row for a review; undefined if there is nothing to copy, or a service manages the variable here. */
export function copyOf({ name, state, here, there }: ComparedRow): ReviewSource | undefined {
  if (there === undefined || state === 'same' || managedProblem(here) !== undefined) {
    return undefined;
  }
  // The other app uses it as it is.
  const value = readableValue(there) ?? undefined;
  return { key: name, name, value, isLiteral: true, isSecret: there.is_secret };
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
