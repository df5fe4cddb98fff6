import type { EnvironmentVariable } from '@quayside/api-contract';

/** Variables of an app, by name. */
export type VariablesByName = ReadonlyMap<string, EnvironmentVariable>;

/** Indexes variables by name. */
export function byName(variables: readonly EnvironmentVariable[]): VariablesByName {
  return new Map(variables.map((variable) => [variable.name, variable]));
}

/** Returns the value of a variable; `undefined` if it can't be read. */
export function readableValue(variable: EnvironmentVariable | undefined): string | undefined {
  return variable === undefined || variable.is_secret ? undefined : (variable.value ?? undefined);
}
