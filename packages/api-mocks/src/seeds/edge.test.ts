import {
  endpoints as e,
  isKnownDeploymentStatus,
  knownDeploymentStatuses,
  nameLength,
  type Client,
} from '@quayside/api-contract';
import { beforeAll, expect, test } from 'vitest';

import { verdictIds } from '../platform/builds/verdicts.ts';
import { createTestPlatform } from '../testing.fixtures.ts';
import { unknownStatus } from './edge.ts';
import { hardNames, hardValues, longestEmail } from './edgeTexts.ts';

const texts: readonly string[] = Object.values(hardNames);

let client: Client;
let team_id: string;
let appIds: Map<string, string>;

beforeAll(async () => {
  const mock = await createTestPlatform({ seed: 'edge' });
  client = await mock.client('ada@example.com');
  const { data } = await client.call(e.listTeams, { query: { slug: 'edge-cases' } });
  team_id = data[0]?.id ?? '';
  const apps = await client.call(e.listApps, { query: { team_id } });
  appIds = new Map(apps.data.map(({ slug, id }) => [slug, id]));
});

function pathOf(slug: string) {
  return { path: { app_id: appIds.get(slug) ?? '' } };
}

test('the platform accepts every name', () => {
  for (const text of texts) {
    expect(text.length).toBeGreaterThanOrEqual(nameLength.min);
    expect(text.length).toBeLessThanOrEqual(nameLength.max);
  }
  expect(longestEmail).toHaveLength(254);
  expect(Math.max(...Object.values(hardValues).map(({ length }) => length))).toBe(32_768);
});

test('teams, apps, users, failures, tokens and values have every hostile name, and the contract parses them all', async () => {
  const path = { team_id };
  const everyTeam = await client.call(e.listTeams);
  const invited = await client.call(e.listMyInvitations);
  const { user_links } = await client.call(e.readTeam, { path });
  const apps = await client.call(e.listApps, { query: { team_id } });
  const failed = await client.call(e.listDeployments, pathOf('every-failure'));
  const tokens = await client.call(e.listDeployTokens, pathOf('hard-tokens'));
  const variables = await client.call(e.listEnvironmentVariables, pathOf('hard-variables'));
  await client.call(e.listTeamInvitations, { path });
  await client.call(e.listCustomDomains, pathOf('hard-tokens'));
  await client.call(e.listConnectedResources, pathOf('hard-variables'));

  const fields = [
    [...everyTeam.data, ...invited.data.map(({ team }) => team)].map(({ name }) => name),
    user_links.map(({ user }) => user.full_name),
    apps.data.map(({ name }) => name),
    failed.data.map(({ failure }) => failure?.error_title),
    tokens.data.map(({ name }) => name),
    variables.data.map(({ value }) => value),
  ];
  for (const field of fields) expect(field).toEqual(expect.arrayContaining([...texts]));
  expect(user_links.map(({ user }) => user.full_name)).toContain(null);
});

test('every status occurs, including an unknown one, and stays', async () => {
  const { data } = await client.call(e.listDeployments, pathOf('every-status'));
  const statuses = data.map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...knownDeploymentStatuses, unknownStatus].toSorted());
  expect(statuses.filter((status) => !isKnownDeploymentStatus(status))).toEqual([unknownStatus]);
});

test('every kind of failing build occurs', async () => {
  const { data } = await client.call(e.listDeployments, pathOf('every-failure'));
  const codes = data.flatMap(({ failure }) => failure?.error_code ?? []);
  const kinds = verdictIds.filter((id) => id !== 'ready');
  expect(new Set(codes).size).toBe(kinds.length + texts.length);
});

test('has an empty team, an app without deployments, and variables of an integration', async () => {
  const { data } = await client.call(e.listTeams, { query: { slug: 'nothing-here' } });
  const empty = await client.call(e.listApps, { query: { team_id: data[0]?.id ?? '' } });
  expect(empty.count).toBe(0);
  const { url, latest_deployment } = await client.call(e.readApp, pathOf('never-deployed'));
  expect([url, latest_deployment]).toEqual([null, null]);
  const variables = await client.call(e.listEnvironmentVariables, pathOf('hard-variables'));
  const managed = variables.data.filter(({ connected_resource }) => connected_resource !== null);
  expect(managed.map(({ name }) => name)).toEqual(['DATABASE_URL', 'REDIS_URL']);
});
