import type { EnvironmentVariable } from '@quayside/api-contract';
import type { TableSort } from '@quayside/design-system';

/** Sorts variables, given by name, by `name` or `updated`: the time of the last change, of which no time is the oldest. */
export function sortVariables(
  variables: readonly EnvironmentVariable[],
  { column, direction }: TableSort,
): readonly EnvironmentVariable[] {
  const timeOf = ({ updated_at: updated }: EnvironmentVariable) => Date.parse(updated ?? '') || 0;
  const ascending =
    column === 'updated'
      ? variables.toSorted((one, other) => timeOf(one) - timeOf(other))
      : variables;
  return direction === 'ascending' ? ascending : ascending.toReversed();
}
