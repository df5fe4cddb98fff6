import type { Messages } from '../runtime/messages/messages.ts';
import type { LinkTo } from '../runtime/navigation/hostPages.ts';
import { pageOf } from '../runtime/navigation/paths.ts';
import type { PageMatch } from '../runtime/navigation/paths.ts';
import type { Breadcrumb } from '../runtime/definePage.tsx';

/** A breadcrumb. */
export interface ShellCrumb {
  label: string;
  /** A path of the console; absent for the page itself and pages that the host does not have. */
  to?: string | undefined;
}

/** Names from the loaded data. */
export interface CrumbNames {
  team?: string | undefined;
  app?: string | undefined;
}

/** Returns the breadcrumbs of a page, ending with the page itself. */
export function breadcrumbsOf(
  match: PageMatch,
  names: CrumbNames,
  pages: Messages['pages'],
  linkTo: LinkTo,
): ShellCrumb[] {
  const { breadcrumbs = [] } = pageOf(match.id);
  const { teamSlug = '', appSlug = '', deploymentId } = match.params;

  const crumbOf = (crumb: Breadcrumb): ShellCrumb => {
    switch (crumb) {
      case 'team':
        return { label: names.team ?? teamSlug, to: linkTo('apps', { teamSlug }) };
      case 'app':
        return { label: names.app ?? appSlug, to: linkTo('general', { teamSlug, appSlug }) };
      case 'allTeams':
        return { label: pages.allTeams, to: linkTo('allTeams') };
      case 'apps':
      case 'integrations':
        return { label: pages[crumb], to: linkTo(crumb, { teamSlug }) };
      case 'deployments':
        return { label: pages.deployments, to: linkTo('deployments', { teamSlug, appSlug }) };
    }
  };

  const own = deploymentId === undefined ? pages[match.id] : shortened(deploymentId);
  return [...breadcrumbs.map(crumbOf), { label: own }];
}

/** Shortens an id to its first and last five characters, for the breadcrumb of a deployment. */
function shortened(id: string): string {
  return id.length <= 11 ? id : `${id.slice(0, 5)}…${id.slice(-5)}`;
}
