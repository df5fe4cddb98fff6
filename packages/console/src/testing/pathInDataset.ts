import { appEndpoints, deploymentEndpoints, teamEndpoints } from '@quayside/api-contract';
import type { App, Client, Team } from '@quayside/api-contract';

import { fixtures } from './fixtures.ts';
import { matchPage } from '../runtime/navigation/paths.ts';
import type { PageId } from '../runtime/navigation/paths.ts';

/** The slug of the app with the most data for a page, in the dataset of edge cases. */
const appWithMostData = (id: PageId): string | undefined =>
  fixtures.map(({ pages }) => pages?.[id]?.appWithMostData).find((slug) => slug !== undefined);

/**
 * Adapts a path to a dataset that may not have the team, app or deployment that it names. It then uses the first team
 * with apps, the app with the most data for the page, else the oldest app, which has the longest history, and its latest
 * deployment. A path without a replacement is returned unchanged.
 */
export async function pathInDataset(client: Client, path: string): Promise<string> {
  const [pathname = '', query] = path.split('?');
  const match = matchPage(pathname);
  const params = match?.params;
  if (match === undefined || params?.teamSlug === undefined) return path;
  const team = await teamInDataset(client, params.teamSlug);
  const app = params.appSlug === undefined ? undefined : await appInDataset(client, match, team);
  const latest =
    app === undefined || params.deploymentId === undefined
      ? undefined
      : (await client.call(deploymentEndpoints.listDeployments, { path: { app_id: app.id } })).data;
  const deployment = latest?.find(({ id }) => id === params.deploymentId) ?? latest?.[0];
  const there = pathname
    .replace(`/${params.teamSlug}`, `/${team?.slug ?? params.teamSlug}`)
    .replace(`/apps/${params.appSlug ?? ''}`, `/apps/${app?.slug ?? params.appSlug ?? ''}`)
    .replace(params.deploymentId ?? '', deployment?.id ?? params.deploymentId ?? '');
  return query === undefined ? there : `${there}?${query}`;
}

async function teamInDataset(client: Client, slug: string): Promise<Team | undefined> {
  const { data: teams } = await client.call(teamEndpoints.listTeams, { query: { limit: 100 } });
  const named = teams.find((team) => team.slug === slug);
  if (named !== undefined) return named;
  const [app] = (await client.call(appEndpoints.listApps, { query: { order: 'asc', limit: 1 } }))
    .data;
  return teams.find(({ id }) => id === app?.team_id) ?? teams[0];
}

async function appInDataset(
  client: Client,
  { id, params: { appSlug } }: { id: PageId; params: { appSlug?: string } },
  team: Team | undefined,
): Promise<App | undefined> {
  if (team === undefined) return undefined;
  const query = { team_id: team.id, order: 'asc', limit: 100 } as const;
  const { data: apps } = await client.call(appEndpoints.listApps, { query });
  const bySlug = (slug: string | undefined) => apps.find((app) => app.slug === slug);
  return bySlug(appSlug) ?? bySlug(appWithMostData(id)) ?? apps[0];
}
