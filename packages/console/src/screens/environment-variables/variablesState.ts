import type { PageSearch } from '../../runtime/navigation/paths.ts';
import { variablesViews } from './page.ts';
import { variableKindFilters } from './variableKinds.ts';
import type { VariableKindFilter } from './variableKinds.ts';

/** A view of an app's variables. */
export type VariablesViewName = (typeof variablesViews)[number];

/** Everything that the page shows, as its URL contains it. */
export interface VariablesState {
  view: VariablesViewName;
  /** Search text for names; '' for none. */
  search: string;
  kind: VariableKindFilter;
  /** Slugs of the apps to compare with. @default the app with the most similar name */
  apps: readonly string[];
}

/** The query of the page. */
export type VariablesQuery = PageSearch<'environmentVariables'>;

/** Parses the query of the page. */
export function readVariablesState({
  view,
  q = '',
  kind,
  apps = '',
}: VariablesQuery): VariablesState {
  return {
    view: variablesViews.find((name) => name === view) ?? 'variables',
    search: q,
    kind: variableKindFilters.find((known) => known === kind) ?? 'all',
    apps: apps.split(',').filter((slug) => slug !== ''),
  };
}

/** Returns the query of the page in a state. */
export function variablesSearch({ view, search, kind, apps }: VariablesState): VariablesQuery {
  return {
    view: view === 'variables' ? undefined : view,
    q: search === '' ? undefined : search,
    kind: kind === 'all' ? undefined : kind,
    apps: apps.length === 0 ? undefined : apps.join(','),
  };
}
