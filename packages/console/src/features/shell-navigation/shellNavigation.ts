import {
  Blocks,
  Braces,
  Database,
  Info,
  LayoutGrid,
  Rocket,
  ScrollText,
  SlidersHorizontal,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import { buildPath } from '../../runtime/navigation/paths.ts';
import type { PageMatch, PageId } from '../../runtime/navigation/paths.ts';

/** A page of the team or of the app, as the rail lists it. */
export interface ShellLink {
  id: PageId;
  Icon: LucideIcon;
  /** A path of the console. */
  to: string;
  isCurrent: boolean;
}

/** Items of the rail. `app` is empty outside an app. */
export interface ShellNavigation {
  team: ShellLink[];
  app: ShellLink[];
}

const teamPages = [
  ['apps', LayoutGrid],
  ['integrations', Blocks],
  ['teamSettings', Users],
] as const satisfies readonly (readonly [PageId, LucideIcon])[];

const appPages = [
  ['general', Info],
  ['deployments', Rocket],
  ['logs', ScrollText],
  ['environmentVariables', Braces],
  ['storage', Database],
  ['appSettings', SlidersHorizontal],
] as const satisfies readonly (readonly [PageId, LucideIcon])[];

/** Pages that have no entry of their own belong to the entry of another. */
const homeOf: Partial<Record<PageId, PageId>> = {
  deployment: 'deployments',
  integration: 'integrations',
  integrationCallback: 'integrations',
  newApp: 'apps',
};

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
  const current = homeOf[match.id] ?? match.id;
  if (teamSlug === undefined) return { team: [], app: [] };
  return {
    team: teamPages
      .filter(([id]) => hasPage(id))
      .map(([id, Icon]) => ({
        id,
        Icon,
        to: buildPath(id, { teamSlug }),
        // Inside an app its own entry is the current one.
        isCurrent: id === current && appSlug === undefined,
      })),
    app:
      appSlug === undefined
        ? []
        : appPages
            .filter(([id]) => hasPage(id))
            .map(([id, Icon]) => ({
              id,
              Icon,
              to: buildPath(id, { teamSlug, appSlug }),
              isCurrent: id === current,
            })),
  };
}
