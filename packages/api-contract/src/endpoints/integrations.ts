import { pageOf } from '../schemas/common.ts';
import {
  authorizeIntegrationQuerySchema,
  authorizeRedisQuerySchema,
  connectResourceBodySchema,
  connectedResourceDetailSchema,
  connectedResourceSchema,
  integrationCallbackQuerySchema,
  integrationResourceSchema,
  integrationSchema,
  neonBranchSchema,
  neonDatabaseSchema,
  neonProjectSchema,
  providerSchema,
  redisDatabaseSchema,
  redisSubscriptionSchema,
} from '../schemas/integrations.ts';
import { finalizeLinkBodySchema } from '../schemas/login.ts';
import { created, defineEndpoints, json, noContent, ok, redirect } from './endpoint.ts';

/** Third-party services, and the resources apps use of them. */
export const integrationEndpoints = /* @__PURE__ */ defineEndpoints({
  listNeonProjects: {
    method: 'GET',
    path: '/integrations/neon/{integration_id}/projects',
    auth: 'user',
    response: ok(pageOf(neonProjectSchema)),
  },
  listNeonBranches: {
    method: 'GET',
    path: '/integrations/neon/{integration_id}/projects/{project_id}/branches',
    auth: 'user',
    response: ok(pageOf(neonBranchSchema)),
  },
  listNeonDatabases: {
    method: 'GET',
    path: '/integrations/neon/{integration_id}/projects/{project_id}/branches/{branch_id}/databases',
    auth: 'user',
    response: ok(pageOf(neonDatabaseSchema)),
  },
  listRedisSubscriptions: {
    method: 'GET',
    path: '/integrations/redis/{integration_id}/subscriptions',
    auth: 'user',
    response: ok(pageOf(redisSubscriptionSchema)),
  },
  listRedisDatabases: {
    method: 'GET',
    path: '/integrations/redis/{integration_id}/subscriptions/{subscription_id}/databases',
    auth: 'user',
    response: ok(pageOf(redisDatabaseSchema)),
  },
  authorizeRedisIntegration: {
    method: 'GET',
    path: '/integrations/redis/authorize',
    auth: 'public',
    query: authorizeRedisQuerySchema,
    response: redirect,
    navigation: true,
  },
  authorizeIntegration: {
    method: 'GET',
    path: '/integrations/{integration}/authorize',
    auth: 'public',
    query: authorizeIntegrationQuerySchema,
    response: redirect,
    navigation: true,
  },
  returnFromIntegration: {
    method: 'GET',
    path: '/integrations/{integration}/callback',
    auth: 'public',
    query: integrationCallbackQuerySchema,
    response: redirect,
    navigation: true,
  },
  finalizeIntegration: {
    method: 'POST',
    path: '/integrations/{integration}/finalize',
    auth: 'user',
    body: json(finalizeLinkBodySchema),
    response: ok(integrationSchema),
  },
  listTeamIntegrations: {
    method: 'GET',
    path: '/teams/{team_id}/integrations',
    auth: 'user',
    response: ok(pageOf(providerSchema)),
  },
  readIntegration: {
    method: 'GET',
    path: '/integrations/{integration_id}',
    auth: 'user',
    response: ok(integrationSchema),
  },
  listIntegrationResources: {
    method: 'GET',
    path: '/integrations/{integration_id}/connected-resources',
    auth: 'user',
    response: ok(pageOf(integrationResourceSchema)),
  },
  listConnectedResources: {
    method: 'GET',
    path: '/apps/{app_id}/connected-resources',
    auth: 'user',
    response: ok(pageOf(connectedResourceSchema)),
  },
  connectResource: {
    method: 'POST',
    path: '/apps/{app_id}/integrations/{integration_id}/connect-resource',
    auth: 'user',
    body: json(connectResourceBodySchema),
    response: created(connectedResourceDetailSchema),
  },
  readConnectedResource: {
    method: 'GET',
    path: '/apps/{app_id}/connected-resources/{resource_id}',
    auth: 'user',
    response: ok(connectedResourceDetailSchema),
  },
  disconnectResource: {
    method: 'DELETE',
    path: '/apps/{app_id}/connected-resources/{resource_id}',
    auth: 'user',
    response: noContent,
  },
});
