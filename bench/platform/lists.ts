import { createClient, endpoints as e } from '@quayside/api-contract';

/** Calls of the benchmark, by caller. */
export interface Lists {
  token: string;
  /** Paths of list calls, by a name for a table. */
  paths: Record<string, string>;
  /** A deployment that can be redeployed. */
  deploymentId: string;
}

/** Signs in with the seed `large` and finds its biggest team and app. */
export async function findLists(baseUrl: string): Promise<Lists> {
  const body = { username: 'ada@example.com', password: 'quayside-demo' };
  const { access_token: token } = await createClient({ baseUrl }).call(e.login, { body });
  const client = createClient({ baseUrl, getToken: () => token });
  const teams = await client.call(e.listTeams, { query: { slug: 'tidewater-labs' } });
  const team_id = teams.data[0]?.id ?? '';
  const apps = await client.call(e.listApps, { query: { team_id, slug: 'harbour-api' } });
  const app_id = apps.data[0]?.id ?? '';
  const deployments = await client.call(e.listDeployments, { path: { app_id } });
  const done = deployments.data.find(({ status }) => status === 'success');
  return {
    token,
    deploymentId: done?.id ?? '',
    paths: {
      'teams, all 51': '/api/v1/teams/',
      'teams, 20 of 51': '/api/v1/teams/?limit=20',
      'members of a team, all 102': `/api/v1/teams/${team_id}`,
      'apps of all teams, 100 of 2,000': '/api/v1/apps/',
      'apps of a team, 20 of 300': `/api/v1/apps/?team_id=${team_id}&limit=20`,
      'deployments, 100 of 2,000': `/api/v1/apps/${app_id}/deployments/`,
      'deployments, 20 of 2,000': `/api/v1/apps/${app_id}/deployments/?limit=20`,
      'deployments, 20 after 1,900': `/api/v1/apps/${app_id}/deployments/?limit=20&skip=1900`,
      'variables, all 500': `/api/v1/apps/${app_id}/environment-variables/`,
      'log, 1,000 of 1,000,000': `/api/v1/apps/${app_id}/logs`,
      'integrations of a team': `/api/v1/teams/${team_id}/integrations`,
      'invitations of a team': `/api/v1/invitations/team/${team_id}`,
      'calls counted since the start': '/__mock__/requests',
    },
  };
}

/** Calls a path as the signed-in user. Throws unless the response is 2xx. */
export async function call(
  baseUrl: string,
  token: string,
  path: string,
  method = 'GET',
): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${baseUrl}${path}`, { method, headers });
  if (!response.ok) throw new Error(`${method} ${path} failed with ${response.status}`);
  return response.text();
}
