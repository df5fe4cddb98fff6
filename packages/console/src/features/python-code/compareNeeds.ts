import type { EnvironmentVariable } from '@quayside/api-contract';

import type { CodeNeeds, NeededType, NeededVariable } from './codeNeeds.ts';
import { hasNeededType } from './hasNeededType.ts';

/** Variables of an app, compared with those that its code reads. */
export interface NeedsComparison {
  /** Required variables that the app lacks, by their preferred names. */
  missing: readonly string[];
  /** Variables with a default that the app lacks, by their preferred names. */
  optional: readonly string[];
  /** Variables whose values have another type. Secrets are not checked. */
  wrongType: readonly { name: string; type: Exclude<NeededType, 'any'> }[];
  /** Names of variables that the code does not read. Its libraries may. */
  unused: readonly string[];
}

/** Compares the variables that the code reads with those of the app. */
export function compareNeeds(
  { variables: needed }: CodeNeeds,
  variables: readonly EnvironmentVariable[],
): NeedsComparison {
  const missing = new Set<string>();
  const optional = new Set<string>();
  const wrongType = new Map<string, Exclude<NeededType, 'any'>>();
  const used = new Set<string>();
  for (const need of needed) {
    const provided = variables.filter(({ name }) => isNamed(need, name));
    const parts = variables.filter(({ name }) => isPart(need, name));
    for (const { name } of [...provided, ...parts]) used.add(name);
    const [preferred] = need.names;
    if (preferred !== undefined && provided.length + parts.length === 0) {
      (need.isRequired ? missing : optional).add(preferred);
    }
    const { type } = need;
    if (type === 'any') continue;
    for (const { name, value, is_secret } of provided) {
      const isKnown = !is_secret && typeof value === 'string';
      if (isKnown && !hasNeededType(type, value)) wrongType.set(name, type);
    }
  }
  return {
    missing: [...missing],
    optional: [...optional].filter((name) => !missing.has(name)),
    wrongType: [...wrongType].map(([name, type]) => ({ name, type })),
    unused: variables
      .filter(({ name, connected_resource }) => !used.has(name) && !connected_resource)
      .map(({ name }) => name),
  };
}

/** Whether a variable has one of the names that code accepts. */
export function isNamed({ names, isCaseSensitive }: NeededVariable, name: string): boolean {
  return names.includes(isCaseSensitive ? name : name.toUpperCase());
}

/** Whether a variable is a part of a nested setting, such as `DB__HOST` of `DB`. */
function isPart({ nestedPrefix, isCaseSensitive }: NeededVariable, name: string): boolean {
  if (nestedPrefix === undefined) return false;
  return isCaseSensitive
    ? name.startsWith(nestedPrefix)
    : name.toUpperCase().startsWith(nestedPrefix.toUpperCase());
}
