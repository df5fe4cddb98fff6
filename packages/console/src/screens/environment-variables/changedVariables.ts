import type { Deployment, EnvironmentVariable } from '@quayside/api-contract';

/**
 * The names of variables that were set after a deployment became live or failed, so that it does not know them as they
 * are.
 * What was deleted since cannot be told from the data.
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
