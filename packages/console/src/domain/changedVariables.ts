import type { Deployment, EnvironmentVariable } from '@quayside/api-contract';

/**
 * Returns the names of variables that were set after a deployment became live or failed, and so have no effect on it.
 * Variables deleted since are not in the data.
 */
export function changedSince(
  variables: readonly EnvironmentVariable[],
  deployment: Deployment | undefined,
): string[] {
  if (deployment === undefined) return [];
  const since = Date.parse(deployment.updated_at ?? deployment.created_at);
  return variables.flatMap(({ name, updated_at }) =>
    Date.parse(updated_at ?? '') > since ? [name] : [],
  );
}

/**
 * Returns the names of variables that were set between the ends of two deployments, and not again
 * since.
 */
export function changedBetween(
  variables: readonly EnvironmentVariable[],
  from: Deployment | undefined,
  to: Deployment,
): string[] {
  const after = new Set(changedSince(variables, to));
  return changedSince(variables, from).filter((name) => !after.has(name));
}
