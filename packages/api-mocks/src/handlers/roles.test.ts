import {
  buildEndpointPath,
  endpoints,
  type Endpoint,
  type EndpointId,
} from '@quayside/api-contract';
import { beforeAll, describe, expect, test } from 'vitest';

import { endpointIds } from '../http/endpointHandlers.ts';
import { console, integrationUrl, socialUrl } from '../platform/oauth/consent.fixtures.ts';
import { createTestPlatform, testStart, type TestPlatform } from '../testing.fixtures.ts';
import { setStage, type Stage } from './stage.fixtures.ts';

/** Callers by their role in Tidewater Labs, which owns all objects in the calls. */
const callers = {
  owner: 'ada@example.com',
  admin: 'katherine@example.com',
  member: 'grace@example.com',
  stranger: 'annie@example.org',
  nobody: undefined,
} as const;

type CallerName = keyof typeof callers;
type Statuses = Readonly<Record<CallerName, number>>;

/** Input of a call, besides the path parameters of the stage. */
interface Call {
  path?: (stage: Stage) => Partial<Stage['path']>;
  query?: (stage: Stage) => string;
  body?: (stage: Stage) => Readonly<Record<string, unknown>>;
}

interface Row extends Call {
  responses: Statuses;
}

/** Public: without authentication. */
const everybody = (status: number, call: Call = {}): Row => ({
  ...call,
  responses: { owner: status, admin: status, member: status, stranger: status, nobody: status },
});

/** Any signed-in user, for their own account. */
const signedIn = (status: number, call: Call = {}): Row => ({
  ...call,
  responses: { ...everybody(status).responses, nobody: 401 },
});

/** Any member of the team; the team is not found for others. */
const members = (status: number, call: Call = {}): Row => ({
  ...call,
  responses: { ...signedIn(status).responses, stranger: 404 },
});

/** Admins of the team; a member is denied. */
const admins = (status: number, call: Call = {}): Row => ({
  ...call,
  responses: { ...members(status).responses, member: 403 },
});

const waiting: Call = { path: (stage) => ({ deployment_id: stage.waitingDeploymentId }) };
const redis: Call = { path: (stage) => ({ integration_id: stage.redisId }) };
const linkCode: Call = { body: () => ({ link_code: 'x', code_verifier: 'y' }) };
const changes = { upsert: { NEW: { value: '1' } }, delete: [] };

/** Section 2 of the contract, by call. */
const table: Readonly<Record<EndpointId, Row>> = {
  listApps: members(200, { query: (stage) => `team_id=${stage.path.team_id}` }),
  createApp: members(201, {
    body: (stage) => ({ name: 'New App', team_id: stage.path.team_id }),
  }),
  readApp: members(200),
  updateApp: members(200, { body: () => ({ name: 'Renamed' }) }),
  deleteApp: admins(204),
  readAppLogs: members(200),
  streamAppLogs: members(200, { query: () => 'follow=false' }),
  listDeployTokens: members(200),
  createDeployToken: members(201, { body: () => ({ name: 'new', expires_in_days: 90 }) }),
  deleteDeployToken: members(204),

  listEnvironmentVariables: members(200),
  createEnvironmentVariable: members(201, { body: () => ({ name: 'NEW', value: '1' }) }),
  patchEnvironmentVariables: members(200, { body: () => ({ NEW: '1' }) }),
  changeEnvironmentVariables: members(200, { body: () => changes }),
  batchEnvironmentVariables: members(200, { body: () => changes }),
  updateEnvironmentVariable: members(200, { body: () => ({ value: '1' }) }),
  deleteEnvironmentVariable: members(204),

  listDeployments: members(200),
  createDeployment: members(201),
  readAppDeployment: members(200),
  readDeployment: members(200),
  requestUpload: members(200, waiting),
  completeUpload: members(200, waiting),
  cancelUpload: members(200, waiting),
  redeploy: members(200),
  readBuildLogs: members(200),

  listNeonProjects: members(200),
  listNeonBranches: members(200),
  listNeonDatabases: members(200),
  listRedisSubscriptions: members(200, redis),
  listRedisDatabases: members(200, redis),
  authorizeRedisIntegration: everybody(307, { query: (stage) => consentQuery('redis', stage) }),
  authorizeIntegration: everybody(307, { query: (stage) => consentQuery('neon', stage) }),
  returnFromIntegration: everybody(400, { query: () => 'state=unknown&code=x' }),
  finalizeIntegration: signedIn(400, linkCode),
  listTeamIntegrations: members(200),
  readIntegration: members(200),
  listIntegrationResources: members(200),
  listConnectedResources: members(200),
  connectResource: members(201, { body: (stage) => ({ provider_metadata: stage.neonPlace }) }),
  readConnectedResource: members(200),
  disconnectResource: members(204),

  listCustomDomains: members(200),
  createCustomDomain: members(201, {
    body: () => ({ name: 'api.harbour.example', is_using_pre_validation: false }),
  }),
  deleteCustomDomain: members(204),
  restartCustomDomainSetup: members(200),

  listMyInvitations: signedIn(200),
  listSentInvitations: signedIn(200),
  listTeamInvitations: admins(200),
  createInvitation: admins(201, {
    body: (stage) => ({ team_id: stage.path.team_id, email: 'mary@example.org' }),
  }),
  // Sent to the owner's address by another team.
  acceptInvitation: {
    body: (stage) => ({ token: stage.tokens.invitation }),
    responses: { owner: 200, admin: 400, member: 400, stranger: 400, nobody: 401 },
  },
  verifyInvitation: everybody(200, { body: (stage) => ({ token: stage.tokens.invitation }) }),
  deleteInvitation: admins(204),

  login: everybody(200, {
    body: () => ({ username: 'ada@example.com', password: 'quayside-demo' }),
  }),
  requestDeviceCode: everybody(200, { body: () => ({ client_id: 'fastapi-cli' }) }),
  readDeviceAuthorization: signedIn(200),
  authorizeDevice: signedIn(200, { body: (stage) => ({ user_code: stage.userCode }) }),
  exchangeDeviceCode: everybody(200, {
    body: (stage) => ({
      device_code: stage.deviceCode,
      client_id: 'fastapi-cli',
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    }),
  }),
  denyDevice: signedIn(200, { body: (stage) => ({ user_code: stage.userCode }) }),
  logOut: signedIn(204),
  testToken: signedIn(200),
  recoverPassword: everybody(200),
  resetPassword: everybody(200, {
    body: (stage) => ({ token: stage.tokens.recovery, new_password: 'a new password' }),
  }),

  listTeams: signedIn(200),
  createTeam: signedIn(201, { body: () => ({ name: 'Salvage Crew' }) }),
  readTeam: members(200),
  updateTeam: admins(200, { body: () => ({ name: 'Tidewater' }) }),
  deleteTeam: admins(200),
  transferTeamOwnership: {
    body: (stage) => ({ user_id: stage.adminId }),
    responses: { owner: 200, admin: 403, member: 403, stranger: 404, nobody: 401 },
  },
  updateTeamMember: admins(200, { body: () => ({ role: 'admin' }) }),
  removeTeamMember: admins(200),

  readMe: signedIn(200),
  // An owner of a team with other members must transfer it first.
  deleteMe: { responses: { ...signedIn(200).responses, owner: 400 } },
  updateMe: signedIn(200, { body: () => ({ full_name: 'Somebody Else' }) }),
  updateMyEmail: signedIn(200, { body: () => ({ email: 'new@example.org' }) }),
  verifyUpdateEmail: everybody(200, { body: (stage) => ({ token: stage.tokens.newEmail }) }),
  updateMyPassword: signedIn(200, {
    body: () => ({ current_password: 'quayside-demo', new_password: 'another one' }),
  }),
  signup: everybody(200, {
    body: () => ({ email: 'mary@example.org', password: 'trajectory', full_name: 'Mary' }),
  }),
  verifyEmail: everybody(200, { body: (stage) => ({ token: stage.tokens.signup }) }),
  resendVerification: everybody(200, { body: () => ({ email: 'ada@example.com' }) }),
  joinWaitingList: everybody(200, { body: () => ({ email: 'mary@example.org' }) }),

  authorizeSocial: everybody(307, { query: () => new URL(socialUrl()).search.slice(1) }),
  exchangeSocialCode: everybody(400, {
    body: () => ({
      code: 'x',
      redirect_uri: `${console}/callback`,
      client_id: 'quayside-console',
      grant_type: 'authorization_code',
      code_verifier: 'y',
    }),
  }),
  finalizeSocialLink: signedIn(400, linkCode),
  unlinkSocialAccount: signedIn(200),
};

function consentQuery(integration: string, stage: Stage): string {
  return new URL(integrationUrl(integration, stage.path.team_id)).search.slice(1);
}

let mock: TestPlatform;

beforeAll(async () => {
  mock = await createTestPlatform();
});

/** Makes a call with fresh data, and returns the status. */
async function statusOf(id: EndpointId, as: string | undefined, useDeployToken = false) {
  await mock.platform.reset({ now: testStart });
  const stage = await setStage(mock.platform);
  const endpoint: Endpoint = endpoints[id];
  const { path, query, body }: Call = table[id];
  const address = buildEndpointPath(endpoint.path, { ...stage.path, ...path?.(stage) });
  const headers = new Headers();
  if (useDeployToken) headers.set('authorization', `Bearer ${stage.deployToken}`);
  const response = await mock.send(query === undefined ? address : `${address}?${query(stage)}`, {
    method: endpoint.method,
    headers,
    ...(as !== undefined && { as }),
    ...(body !== undefined && { body: encode(endpoint, body(stage)) }),
  });
  await response.body?.cancel();
  return response.status;
}

function encode(endpoint: Endpoint, body: object): BodyInit {
  return endpoint.body?.encoding === 'form'
    ? new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]))
    : JSON.stringify(body);
}

describe('statuses by role', () => {
  test.each(endpointIds())('%s', async (id) => {
    const { responses } = table[id];
    const actual: Statuses = {
      owner: await statusOf(id, callers.owner),
      admin: await statusOf(id, callers.admin),
      member: await statusOf(id, callers.member),
      stranger: await statusOf(id, callers.stranger),
      nobody: await statusOf(id, callers.nobody),
    };
    expect(actual).toEqual(responses);
  });
});

describe("an app's deploy token", () => {
  const isFor = (id: EndpointId) => endpoints[id].auth === 'user-or-deploy-token';

  test.each(endpointIds().filter(isFor))('can call %s', async (id) => {
    expect(await statusOf(id, undefined, true)).toBe(table[id].responses.owner);
  });

  test('cannot call endpoints that require a user', async () => {
    const others = endpointIds().filter((id) => endpoints[id].auth === 'user');
    expect(others.length).toBeGreaterThan(40);
    for (const id of others) expect([id, await statusOf(id, undefined, true)]).toEqual([id, 401]);
  });
});
