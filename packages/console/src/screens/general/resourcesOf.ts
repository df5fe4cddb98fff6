import type { EnvironmentVariable } from '@quayside/api-contract';

/** A service that an app is connected to, with the variables it sets. */
export interface ResourceSummary {
  id: string;
  name: string;
  /** The type of its provider: `neon`. */
  type: string;
  variables: string[];
}

/** Returns the resources that set an app's variables, in the order of their first variables. */
export function resourcesOf(variables: readonly EnvironmentVariable[]): ResourceSummary[] {
  const found = new Map<string, ResourceSummary>();
  for (const { name, connected_resource: resource } of variables) {
    if (resource == null) continue;
    const known = found.get(resource.id);
    if (known !== undefined) known.variables.push(name);
    else {
      const { id, name: resourceName, provider_metadata: provider } = resource;
      found.set(id, {
        id,
        name: resourceName ?? name,
        type: provider?.type ?? '',
        variables: [name],
      });
    }
  }
  return [...found.values()];
}
