import type { App, EnvironmentVariable } from '@quayside/api-contract';

import { managedProblem } from '../../../domain/variableRules.ts';
import { byName, readableValue } from '../../../domain/variablesByName.ts';
import type { ReviewSource } from '../review/reviewRows.ts';

/** Maximum number of apps in a comparison. */
export const mostComparedApps = 5;

/** An app and its variables. */
export interface AppVariables {
  app: Pick<App, 'id' | 'slug' | 'name'>;
  variables: readonly EnvironmentVariable[];
}

/** A name in one app. `isOdd`: most of the apps agree on another value. */
export type ComparedCell =
  | { kind: 'missing' }
  | { kind: 'secret' }
  | { kind: 'value'; value: string; isOdd: boolean };

/** A name that at least one app has, with its state in each. */
export interface ComparedRow {
  name: string;
  cells: readonly ComparedCell[];
  /** Whether the apps differ, as far as their values can be read. */
  isDifferent: boolean;
}

/** Compares apps by the names of their variables. Secrets can't be compared. */
export function compareApps(apps: readonly AppVariables[]): ComparedRow[] {
  const byApp = apps.map(({ variables }) => byName(variables));
  const names = new Set(byApp.flatMap((variables) => [...variables.keys()]));
  return [...names].toSorted().map((name) => {
    const found = byApp.map((variables) => variables.get(name));
    const agreed = agreedValue(found.flatMap((variable) => readableValue(variable) ?? []));
    const cells = found.map((variable): ComparedCell => {
      if (variable === undefined) return { kind: 'missing' };
      const value = readableValue(variable);
      if (value === undefined) return { kind: 'secret' };
      return { kind: 'value', value, isOdd: agreed !== undefined && value !== agreed };
    });
    const kinds = new Set(
      cells.map((cell) => (cell.kind === 'value' ? `value ${cell.value}` : cell.kind)),
    );
    return { name, cells, isDifferent: kinds.size > 1 };
  });
}

/** Returns the value of more than half of the apps; `undefined` without one. */
function agreedValue(values: readonly string[]): string | undefined {
  return values.find(
    (value) => values.filter((other) => other === value).length * 2 > values.length,
  );
}

/** Returns the variables with these names of one app, for a review of copying them to another one. */
export function copySources(
  names: readonly string[],
  { variables: from }: AppVariables,
  { variables: to }: AppVariables,
): ReviewSource[] {
  const [source, target] = [byName(from), byName(to)];
  return names.flatMap((name): ReviewSource[] => {
    const [variable, existing] = [source.get(name), target.get(name)];
    if (variable === undefined || managedProblem(existing) !== undefined) return [];
    const value = readableValue(variable);
    if (value !== undefined && value === readableValue(existing)) return [];
    return [sourceOf(variable)];
  });
}

/** Returns a variable for a review of copying it to another app, which uses it as it is. */
export function sourceOf(variable: EnvironmentVariable): ReviewSource {
  const { name, is_secret: isSecret } = variable;
  return { key: name, name, value: readableValue(variable), isLiteral: true, isSecret };
}

/** Sorts apps by how similar their names are to that of an app: `shop-staging` and `shop` share a word. */
export function bySimilarity<Other extends Pick<App, 'slug'>>(
  slug: string,
  others: readonly Other[],
): Other[] {
  const own = new Set(slug.split('-'));
  const shared = new Map(
    others.map((other) => [other, other.slug.split('-').filter((word) => own.has(word)).length]),
  );
  const rank = (other: Other) => shared.get(other) ?? 0;
  return others.toSorted((one, two) => rank(two) - rank(one) || (one.slug < two.slug ? -1 : 1));
}
