import type { EnvironmentVariable } from '@quayside/api-contract';

/** Filters of a list by kind. */
export const variableKindFilters = ['all', 'variable', 'secret', 'managed'] as const;

/** Filter of a list by kind. `managed`: those that a connected service sets. */
export type VariableKindFilter = (typeof variableKindFilters)[number];

/** Whether a variable matches a filter. */
export function isOfKind(variable: EnvironmentVariable, kind: VariableKindFilter): boolean {
  if (kind === 'all') return true;
  if (variable.connected_resource != null) return kind === 'managed';
  return kind === (variable.is_secret ? 'secret' : 'variable');
}
