import type { EnvironmentVariable } from '@quayside/api-contract';

/** Filters of a list, in their order. */
export const variableKindFilters = ['all', 'changed', 'secret', 'empty'] as const;

/** Filter of a list. `changed`: after the live or failed deployment; `empty`: with an empty value. */
export type VariableKindFilter = (typeof variableKindFilters)[number];

/** Whether a variable matches a filter. */
export function isOfKind(
  { name, value, is_secret: isSecret, connected_resource: service }: EnvironmentVariable,
  kind: VariableKindFilter,
  changedNames: readonly string[],
): boolean {
  switch (kind) {
    case 'all':
      return true;
    case 'changed':
      return changedNames.includes(name);
    case 'secret':
      return service == null && isSecret;
    case 'empty':
      return !isSecret && value === '';
  }
}
