import {
  createClient,
  endpoints,
  parseNdjson,
  type Client,
  type EndpointId,
} from '@quayside/api-contract';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { packProject } from '../archive/archive.fixtures.ts';
import {
  clientId,
  console,
  createVisitor,
  integrationUrl,
  pkce,
  socialUrl,
} from '../platform/oauth/consent.fixtures.ts';
import { collect, createTestWorld, type TestWorld } from '../testing.fixtures.ts';

const e = endpoints;

let world: TestWorld;
let ada: Client;
let visitor: Client;

beforeEach(async () => {
  world = await createTestWorld();
  ada = await world.client('ada@example.com');
  visitor = await world.client();
});

/** Mails carry the tokens that some calls need. */
function mailToken(to: string): string {
  return world.handle.control.outbox(to)[0]?.token ?? '';
}

async function team() {
  const { data } = await ada.call(e.listTeams, { query: { slug: 'tidewater-labs' } });
  const [found] = data;
  if (found === undefined) throw new Error('Tidewater Labs is missing');
  return found;
}

async function app(slug = 'harbour-api') {
  const { data } = await ada.call(e.listApps, { query: { slug } });
  const [found] = data;
  if (found === undefined) throw new Error(`${slug} is missing`);
  return found;
}

async function member(email: string) {
  const link = (await team()).user_links.find(({ user }) => user.email === email);
  if (link === undefined) throw new Error(`${email} is not in the team`);
  return { team_id: (await team()).id, user_id: link.user.id };
}

async function deployment() {
  const app_id = (await app('docs-search')).id;
  const body = { archive_size_bytes: 100 };
  return ada.call(e.createDeployment, { path: { app_id }, body });
}

async function uploaded() {
  const created = await deployment();
  const path = { deployment_id: created.id };
  const { url, fields } = await ada.call(e.requestUpload, { path });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(packProject({}))]), 'archive.tar');
  const response = await world.handle(new Request(url, { method: 'POST', body: form }));
  expect(response.status).toBe(204);
  return path;
}

async function device() {
  return visitor.call(e.requestDeviceCode, { body: { client_id: 'fastapi-cli' } });
}

async function variable() {
  const path = { app_id: (await app()).id };
  const body = { name: 'FRESH', value: '1' };
  await ada.call(e.createEnvironmentVariable, { path, body });
  return path;
}

async function integration(type: string) {
  const path = { team_id: (await team()).id };
  const { data } = await ada.call(e.listTeamIntegrations, { path });
  const integration_id = data.find(({ id }) => id === type)?.connected_integration?.id;
  if (integration_id === undefined) throw new Error(`Tidewater Labs has no ${type}`);
  return { integration_id };
}

async function neonProject() {
  const path = await integration('neon');
  const { data } = await ada.call(e.listNeonProjects, { path });
  return { ...path, project_id: data[0]?.id ?? '' };
}

async function neonBranch() {
  const path = await neonProject();
  const { data } = await ada.call(e.listNeonBranches, { path });
  return { ...path, branch_id: data[0]?.id ?? '' };
}

async function redisSubscription() {
  const path = await integration('redis');
  const { data } = await ada.call(e.listRedisSubscriptions, { path });
  return { ...path, subscription_id: data[0]?.id ?? 0 };
}

async function connected() {
  const { integration_id, ...place } = await neonBranch();
  const app_id = (await app('docs-search')).id;
  const resource = await ada.call(e.connectResource, {
    path: { app_id, integration_id },
    body: { provider_metadata: { type: 'neon', ...place, database_name: 'neondb' } },
  });
  return { app_id, resource_id: resource.id };
}

async function customDomain() {
  const path = { app_id: (await app()).id };
  const body = { name: 'api.harbour.example', is_using_pre_validation: true };
  const domain = await ada.call(e.createCustomDomain, { path, body });
  return { ...path, domain_id: domain.id };
}

async function invite(email: string) {
  return ada.call(e.createInvitation, { body: { team_id: (await team()).id, email } });
}

const githubAccount = { decision: 'allow', account: 'mary-jackson' };
const socialRedirectUri = `${console}/callback`;

function browser() {
  return createVisitor(world.handle);
}

async function ownTeam() {
  const { data } = await ada.call(e.listTeams, { query: { owner: true } });
  return data.find((own) => own.is_personal_team)?.id ?? '';
}

async function linkGithub() {
  const back = await browser().answer(socialUrl({ response_type: 'link_code' }), githubAccount);
  const body = { link_code: back.get('link_code') ?? '', code_verifier: pkce.verifier };
  return ada.call(e.finalizeSocialLink, { path: { provider: 'github' }, body });
}

async function expectRedirect(url: string) {
  const { status } = await world.handle(new Request(url));
  expect(status).toBe(307);
}

/**
 * One good call of each endpoint. The client parses every answer with the contract's own schema, so an
 * answer that breaks it fails here.
 */
const goodCalls: Readonly<Record<EndpointId, () => Promise<unknown>>> = {
  listApps: () => ada.call(e.listApps),
  createApp: async () =>
    ada.call(e.createApp, { body: { name: 'New App', team_id: (await team()).id } }),
  readApp: async () => ada.call(e.readApp, { path: { app_id: (await app()).id } }),
  updateApp: async () =>
    ada.call(e.updateApp, { path: { app_id: (await app()).id }, body: { directory: 'api' } }),
  deleteApp: async () => ada.call(e.deleteApp, { path: { app_id: (await app()).id } }),
  readAppLogs: async () => ada.call(e.readAppLogs, { path: { app_id: (await app()).id } }),
  streamAppLogs: async () => {
    const query = { tail: 10, since: '1h', follow: false };
    const path = { app_id: (await app()).id };
    return readStream('streamAppLogs', await ada.call(e.streamAppLogs, { path, query }));
  },
  listDeployTokens: async () =>
    ada.call(e.listDeployTokens, { path: { app_id: (await app()).id } }),
  createDeployToken: async () =>
    ada.call(e.createDeployToken, {
      path: { app_id: (await app()).id },
      body: { name: 'ci', expires_in_days: 90 },
    }),
  deleteDeployToken: async () => {
    const app_id = (await app()).id;
    const body = { name: 'ci', expires_in_days: 90 };
    const token = await ada.call(e.createDeployToken, { path: { app_id }, body });
    return ada.call(e.deleteDeployToken, { path: { app_id, token_id: token.id } });
  },

  listEnvironmentVariables: async () =>
    ada.call(e.listEnvironmentVariables, { path: { app_id: (await app()).id } }),
  createEnvironmentVariable: variable,
  patchEnvironmentVariables: async () =>
    ada.call(e.patchEnvironmentVariables, { path: await variable(), body: { FRESH: '2' } }),
  changeEnvironmentVariables: async () =>
    ada.call(e.changeEnvironmentVariables, {
      path: await variable(),
      body: { upsert: { A: { value: '1' } }, delete: ['FRESH'] },
    }),
  batchEnvironmentVariables: async () =>
    ada.call(e.batchEnvironmentVariables, {
      path: await variable(),
      body: { upsert: { A: { value: '1', is_secret: true } }, delete: [], redeploy: true },
    }),
  updateEnvironmentVariable: async () =>
    ada.call(e.updateEnvironmentVariable, {
      path: { ...(await variable()), environment_variable_name: 'FRESH' },
      body: { value: '3' },
    }),
  deleteEnvironmentVariable: async () =>
    ada.call(e.deleteEnvironmentVariable, {
      path: { ...(await variable()), environment_variable_name: 'FRESH' },
    }),

  listDeployments: async () => ada.call(e.listDeployments, { path: { app_id: (await app()).id } }),
  createDeployment: deployment,
  readAppDeployment: async () => {
    const { app_id, id } = await deployment();
    return ada.call(e.readAppDeployment, { path: { app_id, deployment_id: id } });
  },
  readDeployment: async () =>
    ada.call(e.readDeployment, { path: { deployment_id: (await deployment()).id } }),
  requestUpload: async () =>
    ada.call(e.requestUpload, { path: { deployment_id: (await deployment()).id } }),
  completeUpload: async () => ada.call(e.completeUpload, { path: await uploaded() }),
  cancelUpload: async () =>
    ada.call(e.cancelUpload, { path: { deployment_id: (await deployment()).id } }),
  redeploy: async () => {
    const deployment_id = (await app()).latest_deployment?.id ?? '';
    return ada.call(e.redeploy, { path: { deployment_id } });
  },
  readBuildLogs: async () => {
    const deployment_id = (await app()).latest_deployment?.id ?? '';
    const stream = await ada.call(e.readBuildLogs, { path: { deployment_id } });
    return readStream('readBuildLogs', stream);
  },

  listTeamIntegrations: async () =>
    ada.call(e.listTeamIntegrations, { path: { team_id: (await team()).id } }),
  listConnectedResources: async () =>
    ada.call(e.listConnectedResources, { path: { app_id: (await app()).id } }),

  authorizeRedisIntegration: async () => expectRedirect(integrationUrl('redis', await ownTeam())),
  authorizeIntegration: async () => expectRedirect(integrationUrl('neon', await ownTeam())),
  returnFromIntegration: async () => {
    const page = await browser().go(integrationUrl('neon', await ownTeam()));
    const response = await browser().post(page, { decision: 'allow', account: 'tidewater' });
    return expectRedirect(response.headers.get('location') ?? '');
  },
  finalizeIntegration: async () => {
    const url = integrationUrl('neon', await ownTeam());
    const back = await browser().answer(url, { decision: 'allow', account: 'tidewater' });
    const body = { link_code: back.get('link_code') ?? '', code_verifier: pkce.verifier };
    return ada.call(e.finalizeIntegration, { path: { integration: 'neon' }, body });
  },
  readIntegration: async () => ada.call(e.readIntegration, { path: await integration('neon') }),
  listIntegrationResources: async () =>
    ada.call(e.listIntegrationResources, { path: await integration('neon') }),
  listNeonProjects: neonProject,
  listNeonBranches: neonBranch,
  listNeonDatabases: async () => ada.call(e.listNeonDatabases, { path: await neonBranch() }),
  listRedisSubscriptions: redisSubscription,
  listRedisDatabases: async () =>
    ada.call(e.listRedisDatabases, { path: await redisSubscription() }),
  connectResource: connected,
  readConnectedResource: async () => ada.call(e.readConnectedResource, { path: await connected() }),
  disconnectResource: async () => ada.call(e.disconnectResource, { path: await connected() }),

  listCustomDomains: async () => {
    const { app_id } = await customDomain();
    return ada.call(e.listCustomDomains, { path: { app_id } });
  },
  createCustomDomain: customDomain,
  deleteCustomDomain: async () => ada.call(e.deleteCustomDomain, { path: await customDomain() }),
  restartCustomDomainSetup: async () =>
    ada.call(e.restartCustomDomainSetup, { path: await customDomain() }),

  listMyInvitations: () => ada.call(e.listMyInvitations),
  listSentInvitations: () => ada.call(e.listSentInvitations),
  listTeamInvitations: async () =>
    ada.call(e.listTeamInvitations, { path: { team_id: (await team()).id } }),
  createInvitation: () => invite('hedy@example.org'),
  acceptInvitation: () =>
    ada.call(e.acceptInvitation, { body: { token: mailToken('ada@example.com') } }),
  verifyInvitation: () =>
    visitor.call(e.verifyInvitation, { body: { token: mailToken('ada@example.com') } }),
  deleteInvitation: async () => {
    const { id } = await invite('hedy@example.org');
    return ada.call(e.deleteInvitation, { path: { inv_id: id } });
  },

  login: () =>
    visitor.call(e.login, { body: { username: 'ada@example.com', password: 'quayside-demo' } }),
  requestDeviceCode: device,
  readDeviceAuthorization: async () =>
    ada.call(e.readDeviceAuthorization, { path: { user_code: (await device()).user_code } }),
  authorizeDevice: async () =>
    ada.call(e.authorizeDevice, { body: { user_code: (await device()).user_code } }),
  exchangeDeviceCode: async () => {
    const { device_code, user_code } = await device();
    await ada.call(e.authorizeDevice, { body: { user_code } });
    const grant_type = 'urn:ietf:params:oauth:grant-type:device_code';
    const body = { device_code, client_id: 'fastapi-cli', grant_type } as const;
    return visitor.call(e.exchangeDeviceCode, { body });
  },
  testToken: () => ada.call(e.testToken),
  recoverPassword: () => visitor.call(e.recoverPassword, { path: { email: 'grace@example.com' } }),
  resetPassword: async () => {
    await visitor.call(e.recoverPassword, { path: { email: 'grace@example.com' } });
    const token = mailToken('grace@example.com');
    return visitor.call(e.resetPassword, { body: { token, new_password: 'a new password' } });
  },

  authorizeSocial: () => expectRedirect(socialUrl()),
  exchangeSocialCode: async () => {
    const back = await browser().answer(socialUrl(), githubAccount);
    const code = back.get('code') ?? '';
    const redirect_uri = socialRedirectUri;
    const grant_type = 'authorization_code';
    const body = { code, redirect_uri, client_id: clientId, grant_type } as const;
    return visitor.call(e.exchangeSocialCode, { body: { ...body, code_verifier: pkce.verifier } });
  },
  finalizeSocialLink: linkGithub,
  unlinkSocialAccount: async () => {
    await linkGithub();
    return ada.call(e.unlinkSocialAccount, { path: { provider: 'github' } });
  },

  listTeams: () => ada.call(e.listTeams),
  createTeam: () => ada.call(e.createTeam, { body: { name: 'Salvage Crew' } }),
  readTeam: async () => ada.call(e.readTeam, { path: { team_id: (await team()).id } }),
  updateTeam: async () =>
    ada.call(e.updateTeam, { path: { team_id: (await team()).id }, body: { name: 'Tidewater' } }),
  deleteTeam: async () => ada.call(e.deleteTeam, { path: { team_id: (await team()).id } }),
  transferTeamOwnership: async () => {
    const { team_id, user_id } = await member('katherine@example.com');
    return ada.call(e.transferTeamOwnership, { path: { team_id }, body: { user_id } });
  },
  updateTeamMember: async () =>
    ada.call(e.updateTeamMember, {
      path: await member('grace@example.com'),
      body: { role: 'admin' },
    }),
  removeTeamMember: async () =>
    ada.call(e.removeTeamMember, { path: await member('grace@example.com') }),

  readMe: () => ada.call(e.readMe),
  deleteMe: async () => (await world.client('grace@example.com')).call(e.deleteMe),
  updateMe: () => ada.call(e.updateMe, { body: { full_name: 'Countess' } }),
  updateMyEmail: () => ada.call(e.updateMyEmail, { body: { email: 'new@example.com' } }),
  verifyUpdateEmail: async () => {
    await ada.call(e.updateMyEmail, { body: { email: 'new@example.com' } });
    const token = mailToken('new@example.com');
    return visitor.call(e.verifyUpdateEmail, { body: { token } });
  },
  updateMyPassword: () =>
    ada.call(e.updateMyPassword, {
      body: { current_password: 'quayside-demo', new_password: 'another one' },
    }),
  signup: () => visitor.call(e.signup, { body: newcomer }),
  verifyEmail: async () => {
    await visitor.call(e.signup, { body: newcomer });
    return visitor.call(e.verifyEmail, { body: { token: mailToken(newcomer.email) } });
  },
  resendVerification: () =>
    visitor.call(e.resendVerification, { body: { email: 'ada@example.com' } }),
  joinWaitingList: () => visitor.call(e.joinWaitingList, { body: { email: 'ada@example.com' } }),
};

const newcomer = { email: 'hedy@example.org', password: 'frequency', full_name: 'Hedy Lamarr' };

async function readStream(
  id: 'streamAppLogs' | 'readBuildLogs',
  stream: ReadableStream<Uint8Array>,
): Promise<void> {
  const lines = await collect(parseNdjson(stream));
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) {
    expect(
      line.kind === 'value' && z.parse(endpoints[id].response.record, line.value),
    ).toBeTruthy();
  }
}

test.each(Object.entries(goodCalls))('%s answers as the contract says', async (_id, call) => {
  await expect(call()).resolves.not.toThrow();
});

test('a client without a token is told to authenticate, and one with a bad one that it is bad', async () => {
  const guarded = Object.values(endpoints).filter(({ auth }) => auth !== 'public');
  expect(guarded.length).toBeGreaterThan(40);
  const none = await world.send('/users/me');
  expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  expect(await none.json()).toEqual({ detail: 'Not authenticated' });
  const bad = createClient({
    baseUrl: 'http://mock.example',
    fetch: (url, init) => world.handle(new Request(url, init)),
    getToken: () => 'a.b.c',
  });
  await expect(bad.call(e.readMe)).rejects.toMatchObject({
    status: 401,
    detail: 'Could not validate credentials',
  });
});
