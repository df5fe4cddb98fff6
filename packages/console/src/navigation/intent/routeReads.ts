import { maxPageSize } from '@quayside/api-contract';
import type { App } from '@quayside/api-contract';

import { appQueries } from '../../data/apps.ts';
import { pickTeam } from '../../data/currentTeam.ts';
import { deploymentQueries } from '../../data/deployments.ts';
import { environmentVariableQueries } from '../../data/environmentVariables.ts';
import { integrationQueries } from '../../data/integrations.ts';
import { invitationQueries } from '../../data/invitations.ts';
import type { Reader } from '../../data/readerOf.ts';
import { teamQueries } from '../../data/teams.ts';
import { userQueries } from '../../data/users.ts';
import { readApps } from '../../screens/apps/appsPage.ts';
import { mayAdminister } from '../../screens/shared/teamStanding.ts';
import type { Location } from '../Navigation.ts';
import { locationOf, matchPage, pageProps } from '../paths.ts';
import type { PageId, PageParams, PageProps } from '../paths.ts';

/** What the reads of a page go by. */
export interface ReadAhead {
  read: Reader;
  /** An app, if it is known from a list: its page is read without waiting for what is asked of the app itself. */
  knownApp: (path: AppPath) => App | undefined;
  /** The slug of the team last looked at. */
  currentTeam: string | null;
}

type AppPath = PageParams<'general'>;

type AheadOf<Id extends PageId> = (at: PageProps<Id>, ahead: ReadAhead) => Promise<unknown>;

/** What a page of an app shows, once the app is known. */
async function ofApp(
  { teamSlug, appSlug }: AppPath,
  { read, knownApp }: ReadAhead,
  reads: (app: App) => readonly Promise<unknown>[],
): Promise<void> {
  const path = { teamSlug, appSlug };
  const app = read(appQueries.byPath(path));
  await Promise.all([app, ...reads(knownApp(path) ?? (await app))]);
}

/** Reads what the page at an address shows first. */
type ReadPage = (
  location: Pick<Location, 'pathname' | 'search'>,
  ahead: ReadAhead,
) => Promise<unknown>;

function page<Id extends PageId>(id: Id, reads: AheadOf<Id>): ReadPage {
  return async (location, ahead) => {
    const props = pageProps(id, location);
    if (props !== undefined) await reads(props, ahead);
  };
}

/** The same reads that the container of each page makes. */
const pages: { [Id in PageId]?: ReadPage } = {
  home: page('home', async (_, { read, currentTeam }) => {
    const [{ data }] = await Promise.all([
      read(teamQueries.list()),
      read(invitationQueries.mine()),
    ]);
    const team = pickTeam(data, currentTeam);
    if (team !== undefined) await read(appQueries.list({ teamId: team.id, limit: maxPageSize }));
  }),
  allTeams: page('allTeams', (_, { read }) =>
    Promise.all([read(teamQueries.list()), read(userQueries.me())]),
  ),
  accountSettings: page('accountSettings', (_, { read }) =>
    Promise.all([read(teamQueries.list()), read(userQueries.me())]),
  ),
  newApp: page('newApp', ({ teamSlug }, { read }) => read(teamQueries.bySlug(teamSlug))),
  teamSettings: page('teamSettings', async ({ teamSlug }, { read }) => {
    const [team, me] = await Promise.all([
      read(teamQueries.bySlug(teamSlug)),
      read(userQueries.me()),
    ]);
    const mayInvite = mayAdminister(team, me.id) && !team.is_personal_team;
    await Promise.all([
      read(appQueries.list({ teamId: team.id, limit: 1 })),
      mayInvite && read(invitationQueries.openOf(team.id)),
    ]);
  }),
  apps: page('apps', (at, { read }) => readApps(at, read)),
  general: page('general', (at, ahead) =>
    ofApp(at, ahead, ({ id: appId }) => [
      ahead.read(deploymentQueries.list({ appId })),
      ahead.read(deploymentQueries.newest({ appId })),
      ahead.read(environmentVariableQueries.list({ appId })),
    ]),
  ),
  deployments: page('deployments', ({ page: number = 1, order = 'desc', ...at }, ahead) =>
    ofApp(at, ahead, ({ id: appId }) => [
      ahead.read(deploymentQueries.page({ appId, page: number, order })),
      ahead.read(deploymentQueries.newest({ appId })),
    ]),
  ),
  deployment: page('deployment', ({ deploymentId, ...at }, ahead) =>
    ofApp(at, ahead, ({ id: appId }) => [
      ahead.read(deploymentQueries.detail({ appId, deploymentId })),
      ahead.read(deploymentQueries.newest({ appId })),
    ]),
  ),
  logs: page('logs', (at, ahead) =>
    ofApp(at, ahead, ({ id: appId }) => [ahead.read(deploymentQueries.choices({ appId }))]),
  ),
  environmentVariables: page('environmentVariables', (at, ahead) =>
    ofApp(at, ahead, ({ id: appId }) => [
      ahead.read(environmentVariableQueries.list({ appId })),
      ahead.read(deploymentQueries.newest({ appId })),
    ]),
  ),
  storage: page('storage', ({ connect, ...at }, ahead) =>
    ofApp(at, ahead, ({ id: appId, team_id: teamId }) => [
      ahead.read(environmentVariableQueries.list({ appId })),
      connect === undefined
        ? ahead.read(integrationQueries.connected({ appId }))
        : ahead.read(integrationQueries.providers({ teamId })),
    ]),
  ),
  appSettings: page('appSettings', (at, ahead) =>
    ofApp(at, ahead, ({ id: appId }) => [
      ahead.read(deploymentQueries.list({ appId })),
      ahead.read(environmentVariableQueries.list({ appId })),
    ]),
  ),
  integrations: page('integrations', async ({ teamSlug }, { read }) => {
    const { id: teamId } = await read(teamQueries.bySlug(teamSlug));
    await read(integrationQueries.providers({ teamId }));
  }),
  integration: page('integration', ({ integrationId }, { read }) =>
    Promise.all([
      read(integrationQueries.detail({ integrationId })),
      read(integrationQueries.usage({ integrationId })),
    ]),
  ),
};

/**
 * Reads what the page at a path of the console shows first, before somebody goes there.
 * @returns settles when it is read; rejects where the page would show a failure
 */
export async function readAhead(to: string, ahead: ReadAhead): Promise<void> {
  const location = locationOf(to);
  const id = matchPage(location.pathname)?.id;
  await (id && pages[id]?.(location, ahead));
}
