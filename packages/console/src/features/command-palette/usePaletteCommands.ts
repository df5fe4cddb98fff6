import { deploymentStatusMessages } from '../../runtime/messages/en/deploymentStatus.ts';
import type { Team } from '@quayside/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { pickTeam } from '../../domain/currentTeam.ts';
import { teamQueries } from '../../api/teams.ts';
import { pinnedFirst } from '../../ui/pinnedFirst.ts';
import { usePinnedApps } from '../../api/usePinnedApps.ts';

import { languageMessages } from '../../runtime/messages/en/common.ts';
import { pageCommandsMessages } from '../../runtime/messages/en/pageCommands.ts';
import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import {
  paletteMessages,
  shellMessages,
  shortcutsMessages,
} from '../../runtime/messages/en/shell.ts';
import { useThemeChoice } from '../../runtime/session/useThemeChoice.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { buildPath, matchPage } from '../../runtime/navigation/paths.ts';
import { usePreferences } from '../../runtime/preferences/usePreferences.ts';
import {
  useApi,
  useConsole,
  useCurrentTeam,
  useHost,
  useLocation,
} from '../../runtime/useConsole.ts';
import { mayAdminister } from '../../domain/teamRoles.ts';
import { actionCommands } from './actionCommands.tsx';
import type { CachedResources } from './cachedResources.ts';
import type { HostCommand } from '../../runtime/HostCommand.ts';
import { useSavedLogViews } from '../log-views/useSavedLogViews.ts';
import { logViewCommands } from './logViewCommands.tsx';
import { pageCommands } from './pageCommands.tsx';
import type { PaletteCommand } from './PaletteCommand.ts';
import { tabCommands } from './tabCommands.tsx';
import { appCommands, deploymentCommands, teamCommands } from './placeCommands.tsx';

/** Page context of the palette. */
interface PaletteContext {
  isOpen: boolean;
  /** Whether there is a sheet of shortcuts. */
  hasSheet: boolean;
  /** The current user, once loaded. */
  personId: string | undefined;
}

const noTeams: readonly Team[] = [];

/** Returns all commands: of the page, of the host, actions, and navigation to known apps and deployments. */
export function usePaletteCommands(
  { apps, deployments }: CachedResources,
  { isOpen, hasSheet, personId }: PaletteContext,
): readonly PaletteCommand[] {
  const { hasPage } = useConsole();
  const { commands: ofHost, features } = useHost();
  const { teamCreation: mayCreateTeams, languageChoice: mayChooseLanguage } = features;
  const palette = useMessages(paletteMessages);
  const pages = useMessages(pagesMessages);
  const commandTexts = useMessages(pageCommandsMessages);
  const shell = useMessages(shellMessages);
  const shortcuts = useMessages(shortcutsMessages);
  const language = useMessages(languageMessages);
  const statuses = useMessages(deploymentStatusMessages);
  const theme = useThemeChoice();
  const preferences = usePreferences();
  const { pathname } = useLocation();
  const lastTeam = useCurrentTeam();
  const api = useApi();
  const { data: teamList } = useQuery({ ...teamQueries(api).list(), enabled: isOpen });
  const teams = teamList?.data ?? noTeams;

  // There may be thousands, so commands are created when their data changes, not on opening or typing.
  const { apps: appsGroup, deployments: deploymentsGroup } = palette.groups;
  const { pins } = usePinnedApps();
  const ofApps = useMemo(
    () => appCommands(pinnedFirst(apps, pins), teams, appsGroup),
    [apps, pins, teams, appsGroup],
  );
  const ofTeams = useMemo(() => teamCommands(teams, shell.teams), [teams, shell.teams]);
  const ofDeployments = useMemo(
    () => deploymentCommands({ deployments, apps, teams }, deploymentsGroup, statuses),
    [deployments, apps, teams, deploymentsGroup, statuses],
  );
  const ofActions = useMemo(() => {
    const addressed = new Set(apps.flatMap(({ id, url }) => (url == null ? [] : id)));
    const everDeployed = new Set(
      apps.flatMap(({ id, latest_deployment: latest }) => (latest == null ? [] : id)),
    );
    const logsPath = (appId: string) => {
      const app = apps.find(({ id }) => id === appId);
      const owner = teams.find(({ id }) => id === app?.team_id);
      if (app === undefined || owner === undefined) return buildPath('home');
      return buildPath('logs', { teamSlug: owner.slug, appSlug: app.slug });
    };
    return actionCommands(
      {
        apps: hasPage('logs') ? ofApps : [],
        deployed: ofApps.filter(({ id }) => everDeployed.has(id)),
        withUrl: ofApps.filter(({ id }) => addressed.has(id)),
        teams: hasPage('apps') ? ofTeams : [],
      },
      { logsPath, theme, preferences, hasSheet, mayChooseLanguage },
      { palette, shell, shortcuts, language },
    );
  }, [
    apps,
    teams,
    hasPage,
    ofApps,
    ofTeams,
    theme,
    preferences,
    hasSheet,
    mayChooseLanguage,
    palette,
    shell,
    shortcuts,
    language,
  ]);
  const match = useMemo(() => matchPage(pathname), [pathname]);
  const { teamSlug, appSlug } = match?.params ?? {};
  const team = useMemo(
    () => teams.find(({ slug }) => slug === teamSlug) ?? pickTeam(teams, lastTeam),
    [teams, teamSlug, lastTeam],
  );
  const app = useMemo(
    () => apps.find(({ slug, team_id }) => slug === appSlug && team_id === team?.id),
    [apps, appSlug, team],
  );
  const ofPages = useMemo(() => {
    const mayInvite =
      team !== undefined &&
      personId !== undefined &&
      !team.is_personal_team &&
      mayAdminister(team, personId);
    return pageCommands(
      { match, hasPage, mayCreateTeams, mayInvite, team, appName: app?.name },
      { palette, pages, pageCommands: commandTexts },
    );
  }, [match, team, app, hasPage, mayCreateTeams, personId, palette, pages, commandTexts]);
  const ofTabs = useMemo(
    () =>
      tabCommands(
        { hasPage, team, app, apps, ofApps, teams },
        { palette, pages, pageCommands: commandTexts },
      ),
    [hasPage, team, app, apps, ofApps, teams, palette, pages, commandTexts],
  );

  const { views } = useSavedLogViews();
  const { logViews: logViewsGroup } = palette.groups;
  const ofLogViews = useMemo(() => {
    if (teamSlug === undefined || appSlug === undefined || !hasPage('logs')) return [];
    return logViewCommands(views, { teamSlug, appSlug }, logViewsGroup);
  }, [teamSlug, appSlug, hasPage, views, logViewsGroup]);

  return useMemo(
    () => [
      ...ofPages,
      ...ofTabs,
      ...ofLogViews,
      ...ofHost.map(commandOfHost),
      ...ofActions,
      ...(hasPage('general') ? ofApps : []),
      ...(hasPage('deployment') ? ofDeployments : []),
      ...(hasPage('apps') ? ofTeams : []),
    ],
    [hasPage, ofPages, ofTabs, ofLogViews, ofHost, ofActions, ofApps, ofDeployments, ofTeams],
  );
}

function commandOfHost({ to, run, ...command }: HostCommand): PaletteCommand {
  const id = `host ${command.id}`;
  return { ...command, id, effect: to === undefined ? { run } : { pathOf: () => to } };
}
