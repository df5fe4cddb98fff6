import type { LucideIcon } from 'lucide-react';

import { pages } from '../../pages.ts';
import { ancestorsOf, pageOf, pathOf, scopeOf } from '../../runtime/navigation/paths.ts';
import type { PageMatch, PageId } from '../../runtime/navigation/paths.ts';

/** A page of the user, the team or the app, as the rail lists it. */
export interface ShellLink {
  id: PageId;
  Icon: LucideIcon;
  /** A path of the console. */
  to: string;
  isCurrent: boolean;
}

/** Items of the rail. `team` starts with the pages of the user; `app` is empty outside an app. */
export interface ShellNavigation {
  team: ShellLink[];
  app: ShellLink[];
}

const railPages = pages
  .flatMap(({ id, rail }) => (rail === undefined ? [] : [{ id, ...rail }]))
  .toSorted((one, other) => one.order - other.order);

/**
 * The entries of the rail for a page.
 * @param hasPage whether the host shows that page; entries of others are left out
 * @param teamAround the slug of the team to offer on a page that is of none
 */
export function shellNavigation(
  match: PageMatch,
  hasPage: (id: PageId) => boolean,
  teamAround?: string,
): ShellNavigation {
  const { teamSlug = teamAround, appSlug } = match.params;
  // A page without an entry of its own belongs to that of the page above it.
  const current = [...ancestorsOf(match.id), match.id].findLast(
    (id) => pageOf(id).rail !== undefined,
  );
  const entriesOf = (scope: 'user' | 'team' | 'app') =>
    railPages
      .filter(({ id }) => scopeOf(id) === scope && hasPage(id))
      .map(({ id, icon }) => ({
        id,
        Icon: icon,
        to: pathOf({ id, params: { teamSlug, appSlug }, search: {} }),
        // Inside an app its own entry is the current one.
        isCurrent: id === current && (scope === 'app') === (appSlug !== undefined),
      }));
  return {
    team: [...entriesOf('user'), ...(teamSlug === undefined ? [] : entriesOf('team'))],
    app: teamSlug === undefined || appSlug === undefined ? [] : entriesOf('app'),
  };
}
