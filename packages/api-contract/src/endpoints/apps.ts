import {
  appLogRecordSchema,
  appLogsSchema,
  appSchema,
  createAppBodySchema,
  listAppsQuerySchema,
  readAppLogsQuerySchema,
  streamAppLogsQuerySchema,
  updateAppBodySchema,
} from '../schemas/apps.ts';
import { pageOf } from '../schemas/common.ts';
import {
  createDeployTokenBodySchema,
  createdDeployTokenSchema,
  deployTokenSchema,
} from '../schemas/deployments.ts';
import { created, defineEndpoints, json, noContent, ok, stream } from './endpoint.ts';

/** Apps, their logs and their deploy tokens. */
export const appEndpoints = /* @__PURE__ */ defineEndpoints({
  listApps: {
    method: 'GET',
    path: '/apps/',
    auth: 'user',
    query: listAppsQuerySchema,
    response: ok(pageOf(appSchema)),
  },
  createApp: {
    method: 'POST',
    path: '/apps/',
    auth: 'user',
    body: json(createAppBodySchema),
    response: created(appSchema),
  },
  readApp: {
    method: 'GET',
    path: '/apps/{app_id}',
    auth: 'user-or-deploy-token',
    response: ok(appSchema),
  },
  updateApp: {
    method: 'PATCH',
    path: '/apps/{app_id}',
    auth: 'user',
    body: json(updateAppBodySchema),
    response: ok(appSchema),
  },
  deleteApp: {
    method: 'DELETE',
    path: '/apps/{app_id}',
    auth: 'user',
    response: noContent,
  },
  readAppLogs: {
    method: 'GET',
    path: '/apps/{app_id}/logs',
    auth: 'user',
    query: readAppLogsQuerySchema,
    response: ok(appLogsSchema),
  },
  streamAppLogs: {
    method: 'GET',
    path: '/apps/{app_id}/logs/stream',
    auth: 'user',
    query: streamAppLogsQuerySchema,
    response: stream(appLogRecordSchema),
  },
  listDeployTokens: {
    method: 'GET',
    path: '/apps/{app_id}/tokens',
    auth: 'user',
    response: ok(pageOf(deployTokenSchema)),
  },
  createDeployToken: {
    method: 'POST',
    path: '/apps/{app_id}/tokens',
    auth: 'user',
    body: json(createDeployTokenBodySchema),
    response: created(createdDeployTokenSchema),
  },
  deleteDeployToken: {
    method: 'DELETE',
    path: '/apps/{app_id}/tokens/{token_id}',
    auth: 'user',
    response: noContent,
  },
});
