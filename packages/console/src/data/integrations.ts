import { integrationEndpoints } from '@quayside/api-contract';
import type {
  ConnectedResource,
  InputOf,
  Integration,
  IntegrationResource,
  NeonBranch,
  NeonDatabase,
  NeonProject,
  Page,
  Provider,
  RedisDatabase,
  RedisSubscription,
} from '@quayside/api-contract';

import { useConsole } from '../provider/useConsole.ts';
import type { ApiQuery } from './ApiQuery.ts';
import { useRefresh } from './useRefresh.ts';
import { useWrite } from './useWrite.ts';

/** Reads of teams' integrations, of what their providers have, and of what apps use of it. */
export const integrationQueries = {
  /** Every provider, with the team's connection to it where there is one. */
  providers: ({ teamId }: { teamId: string }): ApiQuery<Page<Provider>> => ({
    key: ['integrations', 'providers', teamId],
    read: ({ client, signal }) =>
      client.call(
        integrationEndpoints.listTeamIntegrations,
        { path: { team_id: teamId } },
        { signal },
      ),
  }),
  /** One connection to a provider. */
  detail: ({ integrationId }: { integrationId: string }): ApiQuery<Integration> => ({
    key: ['integrations', 'detail', integrationId],
    read: ({ client, signal }) =>
      client.call(
        integrationEndpoints.readIntegration,
        { path: { integration_id: integrationId } },
        { signal },
      ),
  }),
  /** What apps use of an integration, newest first. */
  usage: ({ integrationId }: { integrationId: string }): ApiQuery<Page<IntegrationResource>> => ({
    key: ['integrations', 'usage', integrationId],
    read: ({ client, signal }) =>
      client.call(
        integrationEndpoints.listIntegrationResources,
        { path: { integration_id: integrationId } },
        { signal },
      ),
  }),
  /** The projects a Neon integration can see. */
  neonProjects: ({ integrationId }: { integrationId: string }): ApiQuery<Page<NeonProject>> => ({
    key: ['integrations', 'neon', integrationId, 'projects'],
    read: ({ client, signal }) =>
      client.call(
        integrationEndpoints.listNeonProjects,
        { path: { integration_id: integrationId } },
        { signal },
      ),
  }),
  /** The branches of a Neon project. */
  neonBranches: (at: { integrationId: string; projectId: string }): ApiQuery<Page<NeonBranch>> => ({
    key: ['integrations', 'neon', at.integrationId, 'branches', at.projectId],
    read: ({ client, signal }) =>
      client.call(
        integrationEndpoints.listNeonBranches,
        { path: { integration_id: at.integrationId, project_id: at.projectId } },
        { signal },
      ),
  }),
  /** The databases of a branch of a Neon project. */
  neonDatabases: (at: {
    integrationId: string;
    projectId: string;
    branchId: string;
  }): ApiQuery<Page<NeonDatabase>> => ({
    key: ['integrations', 'neon', at.integrationId, 'databases', at.projectId, at.branchId],
    read: ({ client, signal }) =>
      client.call(
        integrationEndpoints.listNeonDatabases,
        {
          path: {
            integration_id: at.integrationId,
            project_id: at.projectId,
            branch_id: at.branchId,
          },
        },
        { signal },
      ),
  }),
  /** The subscriptions a Redis Cloud integration can see. */
  redisSubscriptions: ({
    integrationId,
  }: {
    integrationId: string;
  }): ApiQuery<Page<RedisSubscription>> => ({
    key: ['integrations', 'redis', integrationId, 'subscriptions'],
    read: ({ client, signal }) =>
      client.call(
        integrationEndpoints.listRedisSubscriptions,
        { path: { integration_id: integrationId } },
        { signal },
      ),
  }),
  /** The databases of a Redis Cloud subscription. */
  redisDatabases: (at: {
    integrationId: string;
    subscriptionId: string;
  }): ApiQuery<Page<RedisDatabase>> => ({
    key: ['integrations', 'redis', at.integrationId, 'databases', at.subscriptionId],
    read: ({ client, signal }) =>
      client.call(
        integrationEndpoints.listRedisDatabases,
        {
          path: { integration_id: at.integrationId, subscription_id: Number(at.subscriptionId) },
        },
        { signal },
      ),
  }),
  /** The databases, caches and services an app uses. */
  connected: ({ appId }: { appId: string }): ApiQuery<Page<ConnectedResource>> => ({
    key: ['integrations', 'connected', appId],
    read: ({ client, signal }) =>
      client.call(
        integrationEndpoints.listConnectedResources,
        { path: { app_id: appId } },
        { signal },
      ),
  }),
};

/** What an app shall use, and through which integration. */
export interface NewConnection {
  integrationId: string;
  body: InputOf<typeof integrationEndpoints.connectResource>['body'];
}

/** Connects an app to something a provider has, or ends that; what is shown of it is refreshed. */
export function useConnections(appId: string | undefined) {
  const { client } = useConsole();
  const refresh = useRefresh();
  const onSuccess = () =>
    refresh(
      ['integrations', 'connected', appId],
      ['integrations', 'usage'],
      ['environmentVariables', 'list', appId],
      ['deployments', 'list', appId],
    );
  const connect = useWrite({
    mutationFn: ({ integrationId, body }: NewConnection) =>
      client.call(integrationEndpoints.connectResource, {
        path: { app_id: appId ?? '', integration_id: integrationId },
        body,
      }),
    onSuccess,
  });
  const disconnect = useWrite({
    mutationFn: (resourceId: string) =>
      client.call(integrationEndpoints.disconnectResource, {
        path: { app_id: appId ?? '', resource_id: resourceId },
      }),
    onSuccess,
  });
  return { connect: connect.mutateAsync, disconnect: disconnect.mutateAsync };
}
