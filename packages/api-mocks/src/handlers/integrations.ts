import type { integrationEndpoints } from '@quayside/api-contract';

import { providerCatalogue } from '../platform/providers/catalogue.ts';
import { findNeonBranch, findNeonProject, neonProjects } from '../platform/providers/neon.ts';
import { findRedisSubscription, redisSubscriptions } from '../platform/providers/redis.ts';
import type { HandlersOf } from './handler.ts';
import { integrationConsentHandlers } from './integrationConsent.ts';
import {
  viewIntegration,
  viewIntegrationResource,
  viewNeonBranch,
  viewNeonDatabase,
  viewNeonProject,
  viewProvider,
  viewRedisSubscription,
  viewResource,
  viewResourceDetail,
} from './integrationViews.ts';

/** Services that a team connects, and the resources that apps use. */
export const integrationHandlers: HandlersOf<typeof integrationEndpoints> = {
  listNeonProjects({ platform, me, path }) {
    const integration = platform.integrations.findOfType(me, path.integration_id, 'neon');
    return whole(neonProjects(integration).map(viewNeonProject));
  },

  listNeonBranches({ platform, me, path }) {
    const integration = platform.integrations.findOfType(me, path.integration_id, 'neon');
    const { branches } = findNeonProject(integration, path.project_id);
    return whole(branches.map(viewNeonBranch));
  },

  listNeonDatabases({ platform, me, path }) {
    const integration = platform.integrations.findOfType(me, path.integration_id, 'neon');
    const project = findNeonProject(integration, path.project_id);
    const { databases } = findNeonBranch(project, path.branch_id);
    return whole(databases.map(viewNeonDatabase));
  },

  listRedisSubscriptions({ platform, me, path }) {
    const integration = platform.integrations.findOfType(me, path.integration_id, 'redis');
    return whole(redisSubscriptions(integration).map(viewRedisSubscription));
  },

  listRedisDatabases({ platform, me, path }) {
    const integration = platform.integrations.findOfType(me, path.integration_id, 'redis');
    return whole([...findRedisSubscription(integration, path.subscription_id).databases]);
  },

  ...integrationConsentHandlers,

  listTeamIntegrations({ platform, me, path }) {
    const connected = platform.integrations.list(platform.teams.find(me, path.team_id));
    return whole(
      providerCatalogue.map((provider) =>
        viewProvider(
          provider,
          connected.find(({ type }) => type === provider.id),
        ),
      ),
    );
  },

  readIntegration: ({ platform, me, path }) =>
    viewIntegration(platform.integrations.find(me, path.integration_id)),

  listIntegrationResources({ platform, me, path }) {
    const integration = platform.integrations.find(me, path.integration_id);
    return whole(
      platform.resources
        .listOf(integration)
        .map(({ resource, app }) => viewIntegrationResource(resource, app)),
    );
  },

  listConnectedResources({ platform, me, path }) {
    const app = platform.apps.find({ kind: 'user', user: me }, path.app_id);
    return whole(platform.resources.list(app).map(viewResource));
  },

  connectResource({ platform, me, path, body: { redeploy = false, ...input } }) {
    const app = platform.apps.find({ kind: 'user', user: me }, path.app_id);
    const integration = platform.integrations.find(me, path.integration_id);
    return platform.dataset.write(() => {
      const resource = platform.resources.connect(app, integration, input);
      if (redeploy) platform.deployments.redeployLatest(app);
      return viewResourceDetail(platform, resource);
    });
  },

  readConnectedResource({ platform, me, path }) {
    const app = platform.apps.find({ kind: 'user', user: me }, path.app_id);
    return viewResourceDetail(platform, platform.resources.find(app, path.resource_id));
  },

  disconnectResource({ platform, me, path }) {
    const app = platform.apps.find({ kind: 'user', user: me }, path.app_id);
    platform.resources.disconnect(app, path.resource_id);
  },
};

/** An unpaginated list. */
function whole<T>(data: T[]) {
  return { data, count: data.length };
}
