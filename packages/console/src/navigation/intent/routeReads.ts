import { maxPageSize } from '@quayside/api-contract';
import type { App } from '@quayside/api-contract';

import { pickTeam } from '../../api/currentTeam.ts';
import type { Queries } from '../../api/createQueries.ts';
import { readApps } from '../../screens/apps/appsPage.ts';
import { mayAdminister } from '../../screens/shared/teamStanding.ts';
import type { Location } from '../Navigation.ts';
import { locationOf, matchPage, pageProps } from '../paths.ts';
import type { PageId, PageParams, PageProps } from '../paths.ts';
import type { Reader } from './reader.ts';

/** What the reads of a page go by. */
export interface ReadAhead {
  read: Reader;
  queries: Queries;
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
  { read, queries, knownApp }: ReadAhead,
  reads: (app: App) => readonly Promise<unknown>[],
): Promise<void> {
  const path = { teamSlug, appSlug };
  const app = read(queries.apps.byPath(path));
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
  home: page('home', async (_, { read, queries, currentTeam }) => {
    const [{ data }] = await Promise.all([
      read(queries.teams.list()),
      read(queries.invitations.mine()),
    ]);
    const team = pickTeam(data, currentTeam);
    if (team !== undefined) await read(queries.apps.list({ teamId: team.id, limit: maxPageSize }));
  }),
  allTeams: page('allTeams', (_, { read, queries }) =>
    Promise.all([read(queries.teams.list()), read(queries.users.me())]),
  ),
  accountSettings: page('accountSettings', (_, { read, queries }) =>
    Promise.all([read(queries.teams.list()), read(queries.users.me())]),
  ),
  newApp: page('newApp', ({ teamSlug }, { read, queries }) => read(queries.teams.bySlug(teamSlug))),
  teamSettings: page('teamSettings', async ({ teamSlug }, { read, queries }) => {
    const [team, me] = await Promise.all([
      read(queries.teams.bySlug(teamSlug)),
      read(queries.users.me()),
    ]);
    const mayInvite = mayAdminister(team, me.id) && !team.is_personal_team;
    await Promise.all([
      read(queries.apps.list({ teamId: team.id, limit: 1 })),
      mayInvite && read(queries.invitations.openOf(team.id)),
    ]);
  }),
  apps: page('apps', (at, { read, queries }) => readApps(at, queries, read)),
  general: page('general', (at, ahead) =>
    ofApp(at, ahead, ({ id: appId }) => [
      ahead.read(ahead.queries.deployments.list({ appId })),
      ahead.read(ahead.queries.deployments.newest({ appId })),
      ahead.read(ahead.queries.environmentVariables.list({ appId })),
    ]),
  ),
  deployments: page('deployments', ({ page: number = 1, order = 'desc', ...at }, ahead) =>
    ofApp(at, ahead, ({ id: appId }) => [
      ahead.read(ahead.queries.deployments.page({ appId, page: number, order })),
      ahead.read(ahead.queries.deployments.newest({ appId })),
    ]),
  ),
  deployment: page('deployment', ({ deploymentId, ...at }, ahead) =>
    ofApp(at, ahead, ({ id: appId }) => [
      ahead.read(ahead.queries.deployments.detail({ appId, deploymentId })),
      ahead.read(ahead.queries.deployments.newest({ appId })),
    ]),
  ),
  logs: page('logs', (at, ahead) =>
    ofApp(at, ahead, ({ id: appId }) => [ahead.read(ahead.queries.deployments.choices({ appId }))]),
  ),
  environmentVariables: page('environmentVariables', (at, ahead) =>
    ofApp(at, ahead, ({ id: appId }) => [
      ahead.read(ahead.queries.environmentVariables.list({ appId })),
      ahead.read(ahead.queries.deployments.newest({ appId })),
    ]),
  ),
  storage: page('storage', ({ connect, ...at }, ahead) =>
    ofApp(at, ahead, ({ id: appId, team_id: teamId }) => [
      ahead.read(ahead.queries.environmentVariables.list({ appId })),
      connect === undefined
        ? ahead.read(ahead.queries.integrations.connected({ appId }))
        : ahead.read(ahead.queries.integrations.providers({ teamId })),
    ]),
  ),
  appSettings: page('appSettings', (at, ahead) =>
    ofApp(at, ahead, ({ id: appId }) => [
      ahead.read(ahead.queries.deployments.list({ appId })),
      ahead.read(ahead.queries.environmentVariables.list({ appId })),
    ]),
  ),
  integrations: page('integrations', async ({ teamSlug }, { read, queries }) => {
    const { id: teamId } = await read(queries.teams.bySlug(teamSlug));
    await read(queries.integrations.providers({ teamId }));
  }),
  integration: page('integration', ({ integrationId }, { read, queries }) =>
    Promise.all([
      read(queries.integrations.detail({ integrationId })),
      read(queries.integrations.usage({ integrationId })),
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
