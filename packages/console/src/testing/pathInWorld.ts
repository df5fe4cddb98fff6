import { appEndpoints, deploymentEndpoints, teamEndpoints } from '@quayside/api-contract';
import type { Client } from '@quayside/api-contract';

import { matchRoute } from '../navigation/paths.ts';

/**
 * The page of a path in a world that may not have the team, app or deployment it names: there it is
 * that of the first team that has apps, and so on. A path stays as it is where nothing takes its place.
 */
export async function pathInWorld(client: Client, path: string): Promise<string> {
  const [pathname = '', query] = path.split('?');
  const params = matchRoute(pathname)?.params;
  if (params?.teamSlug === undefined) return path;
  const { data: teams } = await client.call(teamEndpoints.listTeams, { query: { limit: 100 } });
  const appsOf = async (team_id: string) =>
    (await client.call(appEndpoints.listApps, { query: { team_id, limit: 100 } })).data;
  const all = await Promise.all(teams.map(async (team) => ({ team, apps: await appsOf(team.id) })));
  const home =
    all.find(({ team }) => team.slug === params.teamSlug) ??
    all.find(({ apps }) => apps.length > 0) ??
    all[0];
  const app = home?.apps.find(({ slug }) => slug === params.appSlug) ?? home?.apps[0];
  const latest =
    app === undefined || params.deploymentId === undefined
      ? undefined
      : (await client.call(deploymentEndpoints.listDeployments, { path: { app_id: app.id } })).data;
  const deployment = latest?.find(({ id }) => id === params.deploymentId) ?? latest?.[0];
  const there = pathname
    .replace(`/${params.teamSlug}`, `/${home?.team.slug ?? params.teamSlug}`)
    .replace(`/apps/${params.appSlug ?? ''}`, `/apps/${app?.slug ?? params.appSlug ?? ''}`)
    .replace(params.deploymentId ?? '', deployment?.id ?? params.deploymentId ?? '');
  return query === undefined ? there : `${there}?${query}`;
}
