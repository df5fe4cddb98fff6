import { UserPlus } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import { pages as definitions } from '../../pages.ts';
import type { Messages } from '../../runtime/messages/messages.ts';
import { buildPath, pathIfKnown, scopeOf } from '../../runtime/navigation/paths.ts';
import type { PageMatch, PageId } from '../../runtime/navigation/paths.ts';
import { shellNavigation } from '../shell-navigation/shellNavigation.ts';
import { ShortcutKeys } from '../shortcuts/ShortcutKeys.tsx';
import { shortcuts } from '../shortcuts/shortcuts.ts';
import { iconOf } from './pageIcon.tsx';
import type { PaletteCommand } from './PaletteCommand.ts';

/** Pages that are in the palette and not in the rail. */
const paletteOnly = definitions
  .flatMap(({ id, palette }) => (palette === undefined ? [] : [{ id, ...palette }]))
  .toSorted((one, other) => one.order - other.order);

/** Page context of the palette when it opens. */
export interface PageContext {
  /** The page that is shown, if it is one of the console's. */
  match: PageMatch | undefined;
  /** Whether the host shows a page. */
  hasPage: (id: PageId) => boolean;
  /** Whether users may create teams. */
  mayCreateTeams: boolean;
  /** Whether the user may invite others to the team. */
  mayInvite: boolean;
  /** The team whose pages are offered. */
  team: { slug: string; name: string } | undefined;
  /** The name of the app whose pages are shown. */
  appName: string | undefined;
}

/** Returns commands for the pages of the current app and team, and of the user. */
export function pageCommands(
  { match, hasPage, mayCreateTeams, mayInvite, team, appName }: PageContext,
  {
    palette: messages,
    pages,
    pageCommands: { words },
  }: Pick<Messages, 'palette' | 'pages' | 'pageCommands'>,
): PaletteCommand[] {
  const around = match ?? { id: 'home', params: {} };
  const links = shellNavigation(around, hasPage, team?.slug);
  const command = (id: PageId, Icon: LucideIcon, to: string, group: string): PaletteCommand => ({
    id: `page ${id}`,
    name: pages[id],
    keywords: [words[id] ?? ''],
    group,
    icon: iconOf(Icon),
    detail: keysOf(id),
    effect: { pathOf: () => to },
  });
  const appGroup = messages.groups.app(appName ?? around.params.appSlug ?? '');
  const teamGroup = messages.groups.team(team?.name ?? around.params.teamSlug ?? '');
  const teamSlug = team?.slug;
  const own = (scope: 'team' | 'user', group: string) =>
    paletteOnly.flatMap(({ id, icon }) => {
      const isHidden = !hasPage(id) || (id === 'newTeam' && !mayCreateTeams);
      const to = isHidden || scopeOf(id) !== scope ? undefined : pathIfKnown(id, { teamSlug });
      return to === undefined ? [] : [command(id, icon, to, group)];
    });
  return [
    ...links.app.map(({ id, Icon, to }) => command(id, Icon, to, appGroup)),
    ...links.team.map(({ id, Icon, to }) => command(id, Icon, to, teamGroup)),
    ...own('team', teamGroup),
    ...(teamSlug !== undefined && mayInvite && hasPage('teamSettings')
      ? [
          {
            id: 'invite',
            name: messages.invite,
            group: teamGroup,
            icon: iconOf(UserPlus),
            effect: {
              pathOf: () => buildPath('teamSettings', { teamSlug }),
              field: 'addresses',
            },
          },
        ]
      : []),
    ...own('user', messages.groups.pages),
  ];
}

function keysOf(id: PageId) {
  const keys = shortcuts.get(id)?.keys;
  return keys && <ShortcutKeys keys={keys} />;
}
