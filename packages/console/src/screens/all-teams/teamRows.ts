import type { SortOrder, Team } from '@quayside/api-contract';
import { matchesSearch } from '@quayside/design-system';

import type { LinkTo } from '../../runtime/navigation/hostPages.ts';
import { displayedRoleOf } from '../../domain/teamRoles.ts';
import type { DisplayedRole } from '../../domain/teamRoles.ts';

/** A row of the list of teams. */
export interface TeamRow {
  id: string;
  name: string;
  slug: string;
  role: DisplayedRole;
  /** Link to its apps, if the host has that page. */
  href: string | undefined;
}

interface TeamRowsInput {
  teams: readonly Team[];
  /** The current user. */
  userId: string;
  /** Search text for names and slugs. */
  search: string;
  /** Order by name: `asc` is from A to Z. */
  order: SortOrder;
  /** Locale for comparing names: a BCP 47 tag. */
  locale: string;
  linkTo: LinkTo;
}

/** Returns the teams that match a search, sorted by name. */
export function teamRows({
  teams,
  userId,
  search,
  order,
  locale,
  linkTo,
}: TeamRowsInput): TeamRow[] {
  const term = search.trim().replace(/^\//, '');
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const rows = teams
    .filter(({ name, slug }) => [name, slug].some((text) => matchesSearch(text, term)))
    .map((team) => ({
      id: team.id,
      name: team.name,
      slug: team.slug,
      role: displayedRoleOf(team, userId),
      href: linkTo('apps', { teamSlug: team.slug }),
    }))
    .toSorted((a, b) => compare(a.name, b.name) || compare(a.slug, b.slug));
  return order === 'asc' ? rows : rows.toReversed();
}
