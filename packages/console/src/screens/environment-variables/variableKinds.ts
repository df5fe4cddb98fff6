import type { EnvironmentVariable } from '@quayside/api-contract';

/** Which kinds a list shows. */
export const variableKindFilters = ['all', 'variable', 'secret', 'managed'] as const;

/** Which kinds a list shows. `managed`: those that a connected service sets. */
export type VariableKindFilter = (typeof variableKindFilters)[number];

/** Whether a filter lets a variable through. */
export function isOfKind(variable: EnvironmentVariable, kind: VariableKindFilter): boolean {
  if (kind === 'all') return true;
  if (variable.connected_resource != null) return kind === 'managed';
  return kind === (variable.is_secret ? 'secret' : 'variable');
}
