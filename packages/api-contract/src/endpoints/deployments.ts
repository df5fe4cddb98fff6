import * as z from 'zod/mini';

import { pageOf, sortedPageQuery } from '../schemas/common.ts';
import {
  buildLogRecordSchema,
  createDeploymentBodySchema,
  deploymentSchema,
  uploadTicketSchema,
} from '../schemas/deployments.ts';
import { created, defineEndpoints, ok, optionalJson, stream } from './endpoint.ts';

/** Deployments: creating, uploading, watching and restarting them. */
export const deploymentEndpoints = /* @__PURE__ */ defineEndpoints({
  listDeployments: {
    method: 'GET',
    path: '/apps/{app_id}/deployments/',
    auth: 'user',
    query: z.object(sortedPageQuery),
    response: ok(pageOf(deploymentSchema)),
  },
  createDeployment: {
    method: 'POST',
    path: '/apps/{app_id}/deployments/',
    auth: 'user-or-deploy-token',
    body: optionalJson(createDeploymentBodySchema),
    response: created(deploymentSchema),
  },
  readAppDeployment: {
    method: 'GET',
    path: '/apps/{app_id}/deployments/{deployment_id}',
    auth: 'user',
    response: ok(deploymentSchema),
  },
  readDeployment: {
    method: 'GET',
    path: '/deployments/{deployment_id}',
    auth: 'user-or-deploy-token',
    response: ok(deploymentSchema),
  },
  requestUpload: {
    method: 'POST',
    path: '/deployments/{deployment_id}/upload',
    auth: 'user-or-deploy-token',
    response: ok(uploadTicketSchema),
  },
  completeUpload: {
    method: 'POST',
    path: '/deployments/{deployment_id}/upload-complete',
    auth: 'user-or-deploy-token',
    response: ok(deploymentSchema),
  },
  cancelUpload: {
    method: 'POST',
    path: '/deployments/{deployment_id}/upload-cancelled',
    auth: 'user-or-deploy-token',
    response: ok(deploymentSchema),
  },
  redeploy: {
    method: 'POST',
    path: '/deployments/{deployment_id}/redeploy',
    auth: 'user',
    response: ok(deploymentSchema),
  },
  readBuildLogs: {
    method: 'GET',
    path: '/deployments/{deployment_id}/build-logs',
    auth: 'user-or-deploy-token',
    query: z.object({ last_id: z.optional(z.string()) }),
    response: stream(buildLogRecordSchema),
  },
});
