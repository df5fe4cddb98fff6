import { endpoints, parseNdjson, type EndpointId } from '@quayside/api-contract';
import * as z from 'zod/mini';

import {
  clientId,
  console,
  integrationUrl,
  pkce,
  socialUrl,
} from '../platform/oauth/consent.fixtures.ts';
import { collect } from '../testing.fixtures.ts';
import { prepareDemoSteps } from './demoSteps.fixtures.ts';
import type { Transport } from './transport.fixtures.ts';

const e = endpoints;

/**
 * One valid call of each endpoint, for a transport with fresh demo data. The client parses every
 * response with the contract's schema, so an invalid response rejects.
 */
export async function prepareGoodCalls(
  transport: Transport,
): Promise<Readonly<Record<EndpointId, () => Promise<unknown>>>> {
  const demo = await prepareDemoSteps(transport);
  const { ada, visitor } = demo;
  const ofApp = async () => ({ app_id: (await demo.app()).id });
  const ofTeam = async () => ({ team_id: (await demo.team()).id });
  const ofDeployment = async () => ({ deployment_id: (await demo.deployment()).id });

  return {
    listApps: () => ada.call(e.listApps),
    createApp: async () =>
      ada.call(e.createApp, { body: { name: 'New App', team_id: (await demo.team()).id } }),
    readApp: async () => ada.call(e.readApp, { path: await ofApp() }),
    updateApp: async () =>
      ada.call(e.updateApp, { path: await ofApp(), body: { directory: 'api' } }),
    deleteApp: async () => ada.call(e.deleteApp, { path: await ofApp() }),
    readAppLogs: async () => ada.call(e.readAppLogs, { path: await ofApp() }),
    streamAppLogs: async () => {
      const query = { tail: 10, since: '1h', follow: false };
      const path = await ofApp();
      return readStream('streamAppLogs', await ada.call(e.streamAppLogs, { path, query }));
    },
    listDeployTokens: async () => ada.call(e.listDeployTokens, { path: await ofApp() }),
    createDeployToken: async () =>
      ada.call(e.createDeployToken, { path: await ofApp(), body: ciToken }),
    deleteDeployToken: async () => {
      const path = await ofApp();
      const { id } = await ada.call(e.createDeployToken, { path, body: ciToken });
      return ada.call(e.deleteDeployToken, { path: { ...path, token_id: id } });
    },

    listEnvironmentVariables: async () =>
      ada.call(e.listEnvironmentVariables, { path: await ofApp() }),
    createEnvironmentVariable: demo.variable,
    patchEnvironmentVariables: async () =>
      ada.call(e.patchEnvironmentVariables, { path: await demo.variable(), body: { FRESH: '2' } }),
    changeEnvironmentVariables: async () =>
      ada.call(e.changeEnvironmentVariables, {
        path: await demo.variable(),
        body: { upsert: { A: { value: '1' } }, delete: ['FRESH'] },
      }),
    batchEnvironmentVariables: async () =>
      ada.call(e.batchEnvironmentVariables, {
        path: await demo.variable(),
        body: { upsert: { A: { value: '1', is_secret: true } }, delete: [], redeploy: true },
      }),
    updateEnvironmentVariable: async () =>
      ada.call(e.updateEnvironmentVariable, {
        path: { ...(await demo.variable()), environment_variable_name: 'FRESH' },
        body: { value: '3' },
      }),
    deleteEnvironmentVariable: async () =>
      ada.call(e.deleteEnvironmentVariable, {
        path: { ...(await demo.variable()), environment_variable_name: 'FRESH' },
      }),

    listDeployments: async () => ada.call(e.listDeployments, { path: await ofApp() }),
    createDeployment: demo.deployment,
    readAppDeployment: async () => {
      const { app_id, id } = await demo.deployment();
      return ada.call(e.readAppDeployment, { path: { app_id, deployment_id: id } });
    },
    readDeployment: async () => ada.call(e.readDeployment, { path: await ofDeployment() }),
    requestUpload: async () => ada.call(e.requestUpload, { path: await ofDeployment() }),
    completeUpload: async () => ada.call(e.completeUpload, { path: await demo.uploaded() }),
    cancelUpload: async () => ada.call(e.cancelUpload, { path: await ofDeployment() }),
    redeploy: async () => {
      const deployment_id = (await demo.app()).latest_deployment?.id ?? '';
      return ada.call(e.redeploy, { path: { deployment_id } });
    },
    readBuildLogs: async () => {
      const deployment_id = (await demo.app()).latest_deployment?.id ?? '';
      const stream = await ada.call(e.readBuildLogs, { path: { deployment_id } });
      return readStream('readBuildLogs', stream);
    },

    listTeamIntegrations: async () => ada.call(e.listTeamIntegrations, { path: await ofTeam() }),
    listConnectedResources: async () => ada.call(e.listConnectedResources, { path: await ofApp() }),

    authorizeRedisIntegration: async () =>
      demo.consentTo(integrationUrl('redis', await demo.ownTeam()), 'tidewater', 'link_code'),
    authorizeIntegration: demo.connectNeon,
    returnFromIntegration: demo.connectNeon,
    finalizeIntegration: async () => {
      const body = { link_code: await demo.connectNeon(), code_verifier: pkce.verifier };
      return ada.call(e.finalizeIntegration, { path: { integration: 'neon' }, body });
    },
    readIntegration: async () =>
      ada.call(e.readIntegration, { path: await demo.integration('neon') }),
    listIntegrationResources: async () =>
      ada.call(e.listIntegrationResources, { path: await demo.integration('neon') }),
    listNeonProjects: demo.neonProject,
    listNeonBranches: demo.neonBranch,
    listNeonDatabases: async () => ada.call(e.listNeonDatabases, { path: await demo.neonBranch() }),
    listRedisSubscriptions: demo.redisSubscription,
    listRedisDatabases: async () =>
      ada.call(e.listRedisDatabases, { path: await demo.redisSubscription() }),
    connectResource: demo.connected,
    readConnectedResource: async () =>
      ada.call(e.readConnectedResource, { path: await demo.connected() }),
    disconnectResource: async () =>
      ada.call(e.disconnectResource, { path: await demo.connected() }),

    listCustomDomains: async () => {
      const { app_id } = await demo.customDomain();
      return ada.call(e.listCustomDomains, { path: { app_id } });
    },
    createCustomDomain: demo.customDomain,
    deleteCustomDomain: async () =>
      ada.call(e.deleteCustomDomain, { path: await demo.customDomain() }),
    restartCustomDomainSetup: async () =>
      ada.call(e.restartCustomDomainSetup, { path: await demo.customDomain() }),

    listMyInvitations: () => ada.call(e.listMyInvitations),
    listSentInvitations: () => ada.call(e.listSentInvitations),
    listTeamInvitations: async () => ada.call(e.listTeamInvitations, { path: await ofTeam() }),
    createInvitation: () => demo.invite('hedy@example.org'),
    acceptInvitation: async () =>
      ada.call(e.acceptInvitation, { body: { token: await demo.mailToken('ada@example.com') } }),
    verifyInvitation: async () =>
      visitor.call(e.verifyInvitation, {
        body: { token: await demo.mailToken('ada@example.com') },
      }),
    deleteInvitation: async () => {
      const { id } = await demo.invite('hedy@example.org');
      return ada.call(e.deleteInvitation, { path: { inv_id: id } });
    },

    login: () =>
      visitor.call(e.login, {
        body: { username: 'ada@example.com', password: 'quayside-demo' },
      }),
    requestDeviceCode: demo.device,
    readDeviceAuthorization: async () =>
      ada.call(e.readDeviceAuthorization, { path: { user_code: (await demo.device()).user_code } }),
    authorizeDevice: async () =>
      ada.call(e.authorizeDevice, { body: { user_code: (await demo.device()).user_code } }),
    exchangeDeviceCode: async () => {
      const { device_code, user_code } = await demo.device();
      await ada.call(e.authorizeDevice, { body: { user_code } });
      const grant_type = 'urn:ietf:params:oauth:grant-type:device_code';
      const body = { device_code, client_id: 'fastapi-cli', grant_type } as const;
      return visitor.call(e.exchangeDeviceCode, { body });
    },
    denyDevice: async () =>
      ada.call(e.denyDevice, { body: { user_code: (await demo.device()).user_code } }),
    logOut: () => ada.call(e.logOut),
    testToken: () => ada.call(e.testToken),
    recoverPassword: () =>
      visitor.call(e.recoverPassword, { path: { email: 'grace@example.com' } }),
    resetPassword: async () => {
      await visitor.call(e.recoverPassword, { path: { email: 'grace@example.com' } });
      const token = await demo.mailToken('grace@example.com');
      return visitor.call(e.resetPassword, {
        body: { token, new_password: 'a new password' },
      });
    },

    authorizeSocial: () => demo.consentTo(socialUrl(), 'mary-jackson', 'code'),
    exchangeSocialCode: async () => {
      const body = {
        code: await demo.consentTo(socialUrl(), 'mary-jackson', 'code'),
        redirect_uri: `${console}/callback`,
        client_id: clientId,
        grant_type: 'authorization_code',
        code_verifier: pkce.verifier,
      } as const;
      return visitor.call(e.exchangeSocialCode, { body });
    },
    finalizeSocialLink: demo.linkGithub,
    unlinkSocialAccount: async () => {
      await demo.linkGithub();
      return ada.call(e.unlinkSocialAccount, { path: { provider: 'github' } });
    },

    listTeams: () => ada.call(e.listTeams),
    createTeam: () => ada.call(e.createTeam, { body: { name: 'Salvage Crew' } }),
    readTeam: async () => ada.call(e.readTeam, { path: await ofTeam() }),
    updateTeam: async () =>
      ada.call(e.updateTeam, { path: await ofTeam(), body: { name: 'Tidewater' } }),
    deleteTeam: async () => ada.call(e.deleteTeam, { path: await ofTeam() }),
    transferTeamOwnership: async () => {
      const { team_id, user_id } = await demo.member('katherine@example.com');
      return ada.call(e.transferTeamOwnership, { path: { team_id }, body: { user_id } });
    },
    updateTeamMember: async () =>
      ada.call(e.updateTeamMember, {
        path: await demo.member('grace@example.com'),
        body: { role: 'admin' },
      }),
    removeTeamMember: async () =>
      ada.call(e.removeTeamMember, { path: await demo.member('grace@example.com') }),

    readMe: () => ada.call(e.readMe),
    deleteMe: async () => (await demo.signIn('grace@example.com')).call(e.deleteMe),
    updateMe: () => ada.call(e.updateMe, { body: { full_name: 'Countess' } }),
    updateMyEmail: () => ada.call(e.updateMyEmail, { body: { email: 'new@example.com' } }),
    verifyUpdateEmail: async () => {
      await ada.call(e.updateMyEmail, { body: { email: 'new@example.com' } });
      const token = await demo.mailToken('new@example.com');
      return visitor.call(e.verifyUpdateEmail, { body: { token } });
    },
    updateMyPassword: () =>
      ada.call(e.updateMyPassword, {
        body: { current_password: 'quayside-demo', new_password: 'another one' },
      }),
    signup: () => visitor.call(e.signup, { body: newcomer }),
    verifyEmail: async () => {
      await visitor.call(e.signup, { body: newcomer });
      return visitor.call(e.verifyEmail, {
        body: { token: await demo.mailToken(newcomer.email) },
      });
    },
    resendVerification: () =>
      visitor.call(e.resendVerification, { body: { email: 'ada@example.com' } }),
    joinWaitingList: () => visitor.call(e.joinWaitingList, { body: { email: 'ada@example.com' } }),
  };
}

const ciToken = { name: 'ci', expires_in_days: 90 };
const newcomer = { email: 'hedy@example.org', password: 'frequency', full_name: 'Hedy Lamarr' };

async function readStream(
  id: 'streamAppLogs' | 'readBuildLogs',
  stream: ReadableStream<Uint8Array>,
): Promise<void> {
  const lines = await collect(parseNdjson(stream));
  if (lines.length <= 5) throw new Error(`${id} has only ${lines.length} records`);
  for (const line of lines) {
    if (line.kind !== 'value') throw new Error(`${id} has a line that is no JSON`);
    z.parse(endpoints[id].response.record, line.value);
  }
}
