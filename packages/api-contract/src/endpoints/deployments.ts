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
    summary: "List an app's deployments",
    query: z.object(sortedPageQuery),
    response: ok(pageOf(deploymentSchema)),
    errors: { 404: ['App not found'] },
  },
  createDeployment: {
    method: 'POST',
    path: '/apps/{app_id}/deployments/',
    auth: 'user-or-deploy-token',
    summary: 'Create a deployment that waits for its archive',
    body: optionalJson(createDeploymentBodySchema),
    response: created(deploymentSchema),
    errors: {
      404: ['App not found'],
      413: ['App source code exceeds the maximum allowed size of 1000.0 MB'],
    },
  },
  readAppDeployment: {
    method: 'GET',
    path: '/apps/{app_id}/deployments/{deployment_id}',
    auth: 'user',
    summary: 'Read a deployment of an app',
    response: ok(deploymentSchema),
    errors: { 404: ['App not found', 'Deployment not found'] },
  },
  readDeployment: {
    method: 'GET',
    path: '/deployments/{deployment_id}',
    auth: 'user-or-deploy-token',
    summary: 'Read a deployment',
    response: ok(deploymentSchema),
    errors: { 404: ['Deployment not found'] },
  },
  requestUpload: {
    method: 'POST',
    path: '/deployments/{deployment_id}/upload',
    auth: 'user-or-deploy-token',
    summary: 'Ask where to upload the archive',
    response: ok(uploadTicketSchema),
    errors: { 400: ['Deployment is not waiting for an upload'], 404: ['Deployment not found'] },
  },
  completeUpload: {
    method: 'POST',
    path: '/deployments/{deployment_id}/upload-complete',
    auth: 'user-or-deploy-token',
    summary: 'Say that the archive is there, and start the build',
    response: ok(deploymentSchema),
    errors: {
      400: ['Archive was not uploaded', 'Deployment is not waiting for an upload'],
      404: ['Deployment not found'],
    },
  },
  cancelUpload: {
    method: 'POST',
    path: '/deployments/{deployment_id}/upload-cancelled',
    auth: 'user-or-deploy-token',
    summary: 'Say that no archive will come',
    response: ok(deploymentSchema),
    errors: { 404: ['Deployment not found'] },
  },
  redeploy: {
    method: 'POST',
    path: '/deployments/{deployment_id}/redeploy',
    auth: 'user',
    summary: 'Restart a deployment that has ended and had an archive',
    response: ok(deploymentSchema),
    errors: { 400: ['Deployment cannot be redeployed'], 404: ['Deployment not found'] },
  },
  readBuildLogs: {
    method: 'GET',
    path: '/deployments/{deployment_id}/build-logs',
    auth: 'user-or-deploy-token',
    summary: 'Follow the build log, from the start or after the record `last_id`',
    query: z.object({ last_id: z.optional(z.string()) }),
    response: stream(buildLogRecordSchema),
    errors: { 404: ['Deployment not found'] },
  },
});
