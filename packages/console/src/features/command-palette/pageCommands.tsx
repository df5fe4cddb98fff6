import { House, Plus, UserCog, UserPlus, Users } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import type { Messages } from '../../runtime/messages/messages.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import type { PageMatch, PageId } from '../../runtime/navigation/paths.ts';
import { shellNavigation } from '../shell-navigation/shellNavigation.ts';
import { ShortcutKeys } from '../shortcuts/ShortcutKeys.tsx';
import { isPageShortcut, shortcuts } from '../shortcuts/shortcuts.ts';
import type { PaletteCommand } from './PaletteCommand.ts';

/** Page context of the palette when it opens. */
export interface PageSurroundings {
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
  { match, hasPage, mayCreateTeams, mayInvite, team, appName }: PageSurroundings,
  messages: Messages['palette'],
  pages: Messages['pages'],
): PaletteCommand[] {
  const around = match ?? { id: 'home', params: {} };
  const links = shellNavigation(around, hasPage, team?.slug);
  const command = (id: PageId, Icon: LucideIcon, to: string, group: string): PaletteCommand => ({
    id: `page ${id}`,
    name: pages[id],
    group,
    icon: iconOf(Icon),
    detail: isPageShortcut(id) && <ShortcutKeys keys={shortcuts[id].keys} />,
    effect: { pathOf: () => to },
  });
  const own = (id: 'home' | 'accountSettings' | 'allTeams' | 'newTeam', Icon: LucideIcon) =>
    hasPage(id) ? [command(id, Icon, buildPath(id), messages.groups.pages)] : [];

  const appGroup = messages.groups.app(appName ?? around.params.appSlug ?? '');
  const teamGroup = messages.groups.team(team?.name ?? around.params.teamSlug ?? '');
  const teamSlug = team?.slug;
  return [
    ...links.app.map(({ id, Icon, to }) => command(id, Icon, to, appGroup)),
    ...links.team.map(({ id, Icon, to }) => command(id, Icon, to, teamGroup)),
    ...(teamSlug !== undefined && hasPage('newApp')
      ? [command('newApp', Plus, buildPath('newApp', { teamSlug }), teamGroup)]
      : []),
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
    ...own('home', House),
    ...own('allTeams', Users),
    ...(mayCreateTeams ? own('newTeam', Plus) : []),
    ...own('accountSettings', UserCog),
  ];
}

function iconOf(Icon: LucideIcon) {
  return <Icon size={16} strokeWidth={1.75} aria-hidden="true" />;
}
