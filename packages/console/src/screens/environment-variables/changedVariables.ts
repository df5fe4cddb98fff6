import type { Deployment, EnvironmentVariable } from '@quayside/api-contract';

/**
 * The names of variables that were set after a deployment became live, so that it does not know them as they are.
 * What was deleted since cannot be told from the data.
 */
export function changedSince(
  variables: readonly EnvironmentVariable[],
  live: Deployment | undefined,
): string[] {
  if (live === undefined) return [];
  const since = Date.parse(live.updated_at ?? live.created_at);
  return variables.flatMap(({ name, updated_at }) =>
    Date.parse(updated_at) > since ? [name] : [],
  );
}
