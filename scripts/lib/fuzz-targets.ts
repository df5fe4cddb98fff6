import { createClient, endpoints as e } from '@quayside/api-contract';
import { demoPassword } from '@quayside/api-mocks';

import type { FuzzTargets } from './fuzz-config.ts';

/** Reads ids from the demo data, and creates objects that may be destroyed. */
export async function findFuzzTargets(baseUrl: string): Promise<FuzzTargets> {
  const caller = await signIn(baseUrl, 'ada@example.com');
  const victim = await signIn(baseUrl, 'radia@example.org');
  const { call } = caller.client;
  const { data: teams } = await call(e.listTeams);
  const { data: apps } = await call(e.listApps);
  const shared = teams.find((team) => !team.is_personal_team);
  const harbour = apps.find((app) => app.slug === 'harbour-api');
  if (shared === undefined || harbour === undefined)
    throw new Error('The demo dataset has changed');
  const path = { app_id: harbour.id };
  const { data: deployments } = await call(e.listDeployments, { path });
  const { data: variables } = await call(e.listEnvironmentVariables, { path });
  const token = await call(e.createDeployToken, {
    path,
    body: { name: 'fuzz', expires_in_days: 30 },
  });
  const { user_code } = await call(e.requestDeviceCode, { body: { client_id: 'fastapi-cli' } });

  const names = ['Doomed One', 'Doomed Two'];
  const doomedTeams = await Promise.all(
    names.map((name) => call(e.createTeam, { body: { name } })),
  );
  const doomedApps = await Promise.all(
    names.map((name) => call(e.createApp, { body: { name, team_id: shared.id } })),
  );

  const members = ids(shared.user_links.map(({ user }) => user));
  const teamIds = [shared.id, ...ids(teams)];
  return {
    tokens: { caller: caller.token, victim: victim.token },
    values: {
      'path.app_id': [harbour.id, ...ids(apps)],
      'path.deployment_id': ids(deployments),
      'path.environment_variable_name': variables.map(({ name }) => name),
      'path.team_id': teamIds,
      'path.token_id': [token.id],
      'path.user_id': members,
      'path.user_code': [user_code],
      'body.client_id': ['fastapi-cli'],
      'body.team_id': teamIds,
      'body.user_code': [user_code],
      'body.user_id': members,
    },
    doomed: {
      deleteApp: { 'path.app_id': ids(doomedApps) },
      deleteTeam: { 'path.team_id': ids(doomedTeams) },
    },
  };
}

async function signIn(baseUrl: string, username: string) {
  const body = { username, password: demoPassword };
  const { access_token: token } = await createClient({ baseUrl }).call(e.login, { body });
  return { token, client: createClient({ baseUrl, getToken: () => token }) };
}

function ids(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
