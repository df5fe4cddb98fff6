import type { Messages } from '../runtime/messages/messages.ts';
import { ancestorsOf, pathOf, targetOf } from '../runtime/navigation/paths.ts';
import type { PageId, PageMatch } from '../runtime/navigation/paths.ts';

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

/**
 * Returns the breadcrumbs of a page, ending with the page itself.
 * @param hasPage whether the host shows a page; a breadcrumb of another has no link
 */
export function breadcrumbsOf(
  match: PageMatch,
  names: CrumbNames,
  pages: Messages['pages'],
  hasPage: (id: PageId) => boolean,
): ShellCrumb[] {
  const { teamSlug, appSlug, deploymentId } = match.params;
  const labelOf = (id: PageId) => {
    if (id === 'team') return names.team ?? teamSlug ?? '';
    if (id === 'app') return names.app ?? appSlug ?? '';
    return pages[id];
  };
  const crumbOf = (id: PageId): ShellCrumb => {
    const target = targetOf(id);
    const to = hasPage(target)
      ? pathOf({ id: target, params: match.params, search: {} })
      : undefined;
    return { label: labelOf(id), to };
  };
  const own = deploymentId === undefined ? pages[match.id] : shortened(deploymentId);
  return [...ancestorsOf(match.id).map(crumbOf), { label: own }];
}

/** Shortens an id to its first and last five characters, for the breadcrumb of a deployment. */
function shortened(id: string): string {
  return id.length <= 11 ? id : `${id.slice(0, 5)}…${id.slice(-5)}`;
}
