import type { EnvironmentVariable } from '@quayside/api-contract';

/** Filters of a list. */
export const variableKindFilters = [
  'all',
  'variable',
  'secret',
  'managed',
  'changed',
  'empty',
] as const;

/**
 * Filter of a list. `managed`: set by a connected service; `changed`: after the live or failed deployment; `empty`:
 * with an empty value.
 */
export type VariableKindFilter = (typeof variableKindFilters)[number];

/** Whether a variable matches a filter. */
export function isOfKind(
  variable: EnvironmentVariable,
  kind: VariableKindFilter,
  changedNames: readonly string[],
): boolean {
  const isManaged = variable.connected_resource != null;
  switch (kind) {
    case 'all':
      return true;
    case 'managed':
      return isManaged;
    case 'changed':
      return changedNames.includes(variable.name);
    case 'empty':
      return variable.value === '';
    case 'secret':
      return !isManaged && variable.is_secret;
    case 'variable':
      return !isManaged && !variable.is_secret;
  }
}
