import type { deploymentEndpoints } from '@quayside/api-contract';

import { followBuildLog } from '../platform/buildLogs.ts';
import { mapPage } from '../platform/page.ts';
import { PlatformError } from '../platform/platformErrors.ts';
import { uploadPath } from '../http/upload.ts';
import { RecordStream, type HandlersOf } from './handler.ts';
import { viewDeployment } from './views.ts';

/** Deployments and their build logs. */
export const deploymentHandlers: HandlersOf<typeof deploymentEndpoints> = {
  listDeployments({ platform, me, path, query }) {
    const app = platform.apps.find({ kind: 'user', user: me }, path.app_id);
    const page = platform.deployments.list(app, query);
    return mapPage(page, (deployment) => viewDeployment(platform, deployment));
  },

  createDeployment({ platform, caller, path, body }) {
    const app = platform.apps.find(caller, path.app_id);
    const deployment = platform.deployments.create(app, body?.archive_size_bytes);
    return viewDeployment(platform, deployment);
  },

  readAppDeployment({ platform, me, path }) {
    const caller = { kind: 'user', user: me } as const;
    const app = platform.apps.find(caller, path.app_id);
    const deployment = platform.deployments.find(caller, path.deployment_id);
    if (deployment.app_id !== app.id) throw new PlatformError(404, 'Deployment not found');
    return viewDeployment(platform, deployment);
  },

  readDeployment: ({ platform, caller, path }) =>
    viewDeployment(platform, platform.deployments.find(caller, path.deployment_id)),

  requestUpload({ platform, caller, path, origin }) {
    const deployment = platform.deployments.find(caller, path.deployment_id);
    platform.deployments.requireWaiting(deployment);
    return {
      url: `${origin}${uploadPath(deployment.upload_key)}`,
      fields: { key: `${deployment.app_id}/${deployment.id}/archive.tar` },
    };
  },

  completeUpload({ platform, caller, path }) {
    const deployment = platform.deployments.find(caller, path.deployment_id);
    return viewDeployment(platform, platform.deployments.completeUpload(deployment));
  },

  cancelUpload({ platform, caller, path }) {
    const deployment = platform.deployments.find(caller, path.deployment_id);
    return viewDeployment(platform, platform.deployments.cancelUpload(deployment));
  },

  redeploy({ platform, me, path }) {
    const caller = { kind: 'user', user: me } as const;
    const deployment = platform.deployments.find(caller, path.deployment_id);
    return viewDeployment(platform, platform.deployments.redeploy(deployment));
  },

  readBuildLogs({ platform, caller, path, query }) {
    const { id } = platform.deployments.find(caller, path.deployment_id);
    const { rows, clock } = platform.dataset;
    return new RecordStream((signal) =>
      followBuildLog(() => rows.deployments.get(id), clock, query.last_id, signal),
    );
  },
};
