import { integrationEndpoints } from '@quayside/api-contract';
import type { InputOf } from '@quayside/api-contract';
import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { MutationFunctionContext } from '@tanstack/react-query';

import type { Api } from '../runtime/Api.ts';
import { deploymentQueries } from './deployments.ts';
import { environmentVariableQueries } from './environmentVariables.ts';
import { finishConnecting } from './finishConnecting.ts';
import type { ConnectionResponse } from './finishConnecting.ts';
import { mutationDefaults } from './mutationDefaults.ts';
import { queryDefaults } from './queryDefaults.ts';

/** Queries of teams' integrations, of the resources of their providers, and of those that apps use. */
export function integrationQueries(api: Api) {
  const { client } = api;
  const key = [...api.key, 'integrations'];
  return {
    /** Every provider, with the team's connection to it where there is one. */
    providers: ({ teamId }: { teamId: string | undefined }) =>
      queryOptions({
        ...queryDefaults,
        queryKey: [...key, 'providers', teamId],
        queryFn:
          teamId === undefined
            ? skipToken
            : ({ signal }) =>
                client.call(
                  integrationEndpoints.listTeamIntegrations,
                  { path: { team_id: teamId } },
                  { signal },
                ),
      }),
    /** One connection to a provider. */
    detail: ({ integrationId }: { integrationId: string }) =>
      queryOptions({
        ...queryDefaults,
        queryKey: [...key, 'detail', integrationId],
        queryFn: ({ signal }) =>
          client.call(
            integrationEndpoints.readIntegration,
            { path: { integration_id: integrationId } },
            { signal },
          ),
      }),
    /** Apps' resources from an integration, newest first. */
    usage: ({ integrationId }: { integrationId: string }) =>
      queryOptions({
        ...queryDefaults,
        queryKey: [...key, 'usage', integrationId],
        queryFn: ({ signal }) =>
          client.call(
            integrationEndpoints.listIntegrationResources,
            { path: { integration_id: integrationId } },
            { signal },
          ),
      }),
    /** The projects a Neon integration can see. */
    neonProjects: ({ integrationId }: { integrationId: string }) =>
      queryOptions({
        ...queryDefaults,
        queryKey: [...key, 'neon', integrationId, 'projects'],
        queryFn: ({ signal }) =>
          client.call(
            integrationEndpoints.listNeonProjects,
            { path: { integration_id: integrationId } },
            { signal },
          ),
      }),
    /** The branches of a Neon project. */
    neonBranches: (at: { integrationId: string; projectId: string }) =>
      queryOptions({
        ...queryDefaults,
        queryKey: [...key, 'neon', at.integrationId, 'branches', at.projectId],
        queryFn: ({ signal }) =>
          client.call(
            integrationEndpoints.listNeonBranches,
            { path: { integration_id: at.integrationId, project_id: at.projectId } },
            { signal },
          ),
      }),
    /** The databases of a branch of a Neon project. */
    neonDatabases: (at: { integrationId: string; projectId: string; branchId: string }) =>
      queryOptions({
        ...queryDefaults,
        queryKey: [...key, 'neon', at.integrationId, 'databases', at.projectId, at.branchId],
        queryFn: ({ signal }) =>
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
    redisSubscriptions: ({ integrationId }: { integrationId: string }) =>
      queryOptions({
        ...queryDefaults,
        queryKey: [...key, 'redis', integrationId, 'subscriptions'],
        queryFn: ({ signal }) =>
          client.call(
            integrationEndpoints.listRedisSubscriptions,
            { path: { integration_id: integrationId } },
            { signal },
          ),
      }),
    /** The databases of a Redis Cloud subscription. */
    redisDatabases: (at: { integrationId: string; subscriptionId: string }) =>
      queryOptions({
        ...queryDefaults,
        queryKey: [...key, 'redis', at.integrationId, 'databases', at.subscriptionId],
        queryFn: ({ signal }) =>
          client.call(
            integrationEndpoints.listRedisDatabases,
            {
              path: {
                integration_id: at.integrationId,
                subscription_id: Number(at.subscriptionId),
              },
            },
            { signal },
          ),
      }),
    /** The databases, caches and services an app uses. */
    connected: ({ appId }: { appId: string | undefined }) =>
      queryOptions({
        ...queryDefaults,
        queryKey: [...key, 'connected', appId],
        queryFn:
          appId === undefined
            ? skipToken
            : ({ signal }) =>
                client.call(
                  integrationEndpoints.listConnectedResources,
                  { path: { app_id: appId } },
                  { signal },
                ),
      }),
    /** Prefix of the keys of all providers' lists. */
    providersKey: [...key, 'providers'],
    /** Prefix of the keys of all resources in use. */
    usageKey: [...key, 'usage'],
  };
}

/** The resource that an app is to use, and the integration that provides it. */
export interface NewConnection {
  appId: string;
  integrationId: string;
  body: InputOf<typeof integrationEndpoints.connectResource>['body'];
}

/** Mutations of integrations. */
export function integrationMutations(api: Api) {
  const { connected, providersKey, usageKey } = integrationQueries(api);
  const refetch = (
    _data: unknown,
    { appId }: { appId: string },
    _result: unknown,
    { client: queryClient }: MutationFunctionContext,
  ) => {
    // A connection sets the app's variables.
    api.emit({ type: 'variables-changed', appId });
    return Promise.all(
      [
        connected({ appId }).queryKey,
        usageKey,
        environmentVariableQueries(api).list({ appId }).queryKey,
        deploymentQueries(api).listKey(appId),
      ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  };
  return {
    /** Finishes connecting a provider. `onEnd` is called when the outcome is final. */
    finishConnecting: (response: ConnectionResponse, onEnd: () => void) =>
      mutationOptions({
        ...mutationDefaults(api),
        mutationKey: [
          ...api.key,
          'finishConnecting',
          response.target.provider,
          response.target.teamSlug,
          response.query.link_code,
          response.query.error,
          response.query.state,
        ],
        async mutationFn() {
          const end = await finishConnecting({ client: api.client, ...response });
          onEnd();
          return end;
        },
        onSuccess({ kind }, _variables, _result, { client: queryClient }) {
          if (kind === 'connected') {
            void queryClient.invalidateQueries({ queryKey: providersKey });
          }
        },
      }),
    /** Connects an app to a resource of a provider. */
    connect: () =>
      mutationOptions({
        ...mutationDefaults(api),
        mutationFn: ({ appId, integrationId, body }: NewConnection) =>
          api.client.call(integrationEndpoints.connectResource, {
            path: { app_id: appId, integration_id: integrationId },
            body,
          }),
        onSuccess: refetch,
      }),
    /** Disconnects an app from a resource. */
    disconnect: () =>
      mutationOptions({
        ...mutationDefaults(api),
        async mutationFn({ appId, resourceId }: { appId: string; resourceId: string }) {
          await api.confirm({ type: 'disconnect-resource', appId, resourceId });
          await api.client.call(integrationEndpoints.disconnectResource, {
            path: { app_id: appId, resource_id: resourceId },
          });
        },
        onSuccess: refetch,
      }),
  };
}
