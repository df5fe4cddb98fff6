import type { Team } from '@quayside/api-contract';
import { useSyncExternalStore } from 'react';

import { pickTeam } from '../data/currentTeam.ts';
import { teamQueries } from '../data/teams.ts';
import { useLoadable } from '../data/useLoadable.ts';
import { deploymentStatusMessages } from '../messages/en/deploymentStatus.ts';
import { pagesMessages } from '../messages/en/pages.ts';
import { paletteMessages } from '../messages/en/palette.ts';
import { shellMessages } from '../messages/en/shell.ts';
import { shortcutsMessages } from '../messages/en/shortcuts.ts';
import { useMessages } from '../messages/useMessages.ts';
import { buildPath, matchRoute } from '../navigation/paths.ts';
import type { RouteId } from '../navigation/routes.ts';
import { useChangePreferences, usePreferences } from '../preferences/usePreferences.ts';
import {
  useConsole,
  useCurrentTeam,
  useLocation,
  useLogout,
  useSession,
} from '../provider/useConsole.ts';
import { actionCommands } from './actionCommands.tsx';
import type { PaletteActions } from './actionCommands.tsx';
import type { CachedThings } from './cachedThings.ts';
import type { HostCommand } from './HostCommand.ts';
import { pageCommands } from './pageCommands.tsx';
import type { PaletteCommand } from './PaletteCommand.ts';
import { appCommands, deploymentCommands, teamCommands } from './placeCommands.tsx';

/** What the palette does through others. */
export interface PaletteDoings extends Pick<
  PaletteActions,
  'redeploy' | 'copyUrl' | 'showShortcuts'
> {
  hasPage: (id: RouteId) => boolean;
}

const noTeams: readonly Team[] = [];

/** Every command there is: of the page, of the host, what can be done, and the ways to what is known. */
export function usePaletteCommands(
  { apps, deployments }: CachedThings,
  { hasPage, redeploy, copyUrl, showShortcuts }: PaletteDoings,
): readonly PaletteCommand[] {
  const { commands: ofHost } = useConsole();
  const palette = useMessages(paletteMessages);
  const pages = useMessages(pagesMessages);
  const shell = useMessages(shellMessages);
  const shortcuts = useMessages(shortcutsMessages);
  const statuses = useMessages(deploymentStatusMessages);
  const session = useSession();
  const theme = useSyncExternalStore(session.subscribe, session.getTheme, () => 'dark' as const);
  const preferences = usePreferences();
  const changePreferences = useChangePreferences();
  const logOut = useLogout();
  const match = matchRoute(useLocation().pathname);
  const lastTeam = useCurrentTeam();
  const teamList = useLoadable(teamQueries.list());
  const teams = teamList.status === 'ready' ? teamList.data.data : noTeams;

  const { teamSlug, appSlug } = match?.params ?? {};
  const team = teams.find(({ slug }) => slug === teamSlug) ?? pickTeam(teams, lastTeam);
  const appName = apps.find((app) => app.slug === appSlug && app.team_id === team?.id)?.name;
  const addressed = new Set(apps.filter(({ url }) => url != null).map(({ id }) => id));
  const logsPath = (appId: string) => {
    const app = apps.find(({ id }) => id === appId);
    const owner = teams.find(({ id }) => id === app?.team_id);
    if (app === undefined || owner === undefined) return buildPath('home');
    return buildPath('logs', { teamSlug: owner.slug, appSlug: app.slug });
  };

  const ofApps = appCommands(apps, teams, palette.groups.apps);
  const ofTeams = teamCommands(teams, shell.teams);
  return [
    ...pageCommands({ match, hasPage, team, appName }, palette, pages),
    ...ofHost.map(commandOfHost),
    ...actionCommands(
      { apps: ofApps, teams: ofTeams },
      {
        redeploy,
        copyUrl,
        showShortcuts,
        logsPath,
        hasUrl: (id) => addressed.has(id),
        theme,
        setTheme: session.setTheme,
        preferences,
        changePreferences,
        logOut,
      },
      { palette, shell, shortcuts },
    ),
    ...ofApps,
    ...deploymentCommands({ deployments, apps, teams }, palette.groups.deployments, statuses),
    ...ofTeams,
  ];
}

function commandOfHost({ to, run, ...command }: HostCommand): PaletteCommand {
  const id = `host ${command.id}`;
  return { ...command, id, effect: to === undefined ? { run } : { pathOf: () => to } };
}
