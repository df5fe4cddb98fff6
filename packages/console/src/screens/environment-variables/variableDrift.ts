import type { App, EnvironmentVariable } from '@quayside/api-contract';

/** An app and its variables. */
export interface AppVariables {
  app: Pick<App, 'slug' | 'name'>;
  variables: readonly EnvironmentVariable[];
}

/** State of a name in an app. `different`: its value is not that of the first app that has a readable one. */
export type DriftState = 'set' | 'missing' | 'different' | 'secret';

/** A name that at least one app has, with its state in each. */
export interface DriftRow {
  name: string;
  states: readonly DriftState[];
}

/** Compares apps by the names of their variables. Secrets can't be compared. */
export function driftOf(apps: readonly AppVariables[]): DriftRow[] {
  const byApp = apps.map(
    ({ variables }) => new Map(variables.map((variable) => [variable.name, variable])),
  );
  const names = new Set(byApp.flatMap((variables) => [...variables.keys()]));
  return [...names].toSorted().map((name) => {
    const found = byApp.map((variables) => variables.get(name));
    const reference = found.map(readable).find((value) => value !== undefined);
    return { name, states: found.map((variable) => stateOf(variable, reference)) };
  });
}

/** Whether apps differ in a name, as far as their values can be read. */
export function isDifferent({ states }: DriftRow): boolean {
  return states.includes('missing') || states.includes('different');
}

function stateOf(
  variable: EnvironmentVariable | undefined,
  reference: string | undefined,
): DriftState {
  if (variable === undefined) return 'missing';
  const value = readable(variable);
  if (value === undefined) return 'secret';
  return value === reference ? 'set' : 'different';
}

function readable(variable: EnvironmentVariable | undefined): string | undefined {
  return variable === undefined || variable.is_secret ? undefined : (variable.value ?? undefined);
}
