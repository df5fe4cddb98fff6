import { deploymentEndpoints, maxPageSize } from '@quayside/api-contract';
import type { Deployment, Page, SortOrder } from '@quayside/api-contract';
import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { deploymentState, mayStillChange } from '../domain/deploymentStatus.ts';
import type { Api } from '../runtime/Api.ts';
import { latestOf } from '../runtime/followed.ts';
import type { Followed } from '../runtime/followed.ts';
import { appQueries } from './apps.ts';
import { mutationDefaults } from './mutationDefaults.ts';
import { pollDeployment, pollDeployments } from './polling.ts';
import { pollEvery } from './pollEvery.ts';
import { hasKeyPrefix } from '../runtime/queryKeys.ts';
import { placeholderWithin, queryDefaults } from './queryDefaults.ts';

/** Page size of the list of deployments. */
export const deploymentPageSize = 5;

/** Filter and page of a list of deployments. */
export interface DeploymentListInput {
  /** `undefined` while it is unknown: the query is skipped. */
  appId: string | undefined;
  /** @default 0 */
  skip?: number;
  /** @default 5 */
  limit?: number;
  /** Order by creation time. @default 'desc' */
  order?: SortOrder;
}

/** A page of an app's deployments. */
export interface DeploymentPageInput {
  appId: string | undefined;
  /** From 1. */
  page: number;
  order: SortOrder;
}

/** Number of deployments to choose from. */
const choiceCount = 20;

/** Queries of deployments. */
export function deploymentQueries(api: Api) {
  const { client } = api;
  const key = [...api.key, 'deployments'];
  const listsKey = [...key, 'list'];
  const listKey = (appId: string | undefined) => [...listsKey, appId];
  const detailsKey = (appId: string | undefined) => [...key, 'detail', appId];
  const list = (
    { appId, skip, limit = deploymentPageSize, order }: DeploymentListInput,
    { isPolled = true } = {},
  ) =>
    queryOptions({
      ...queryDefaults,
      queryKey: [...listKey(appId), { skip, limit, order }],
      queryFn:
        appId === undefined
          ? skipToken
          : ({ signal }) =>
              client.call(
                deploymentEndpoints.listDeployments,
                { path: { app_id: appId }, query: { skip, limit, order } },
                { signal },
              ),
      placeholderData: placeholderWithin(listKey(appId)),
      refetchInterval: isPolled ? pollEvery(pollDeployments(api)) : queryDefaults.refetchInterval,
      meta: { broadcast: deploymentEndpoints.listDeployments.response.schema },
    });

  return {
    /** Prefix of the keys of all queries of deployments. */
    key,
    /** Prefix of the keys of all lists. */
    listsKey,
    /** Prefix of the keys of an app's lists. */
    listKey,
    /** Prefix of the keys of an app's single deployments. */
    detailsKey,
    /** A range of an app's deployments; polled while one is running. */
    list,
    /** A page of the list of deployments, by the parameters in its URL. */
    page: ({ appId, page, order }: DeploymentPageInput) =>
      list({ appId, skip: (page - 1) * deploymentPageSize, order }),
    /** The newest deployments, as options to choose from. */
    choices: ({ appId }: { appId: string | undefined }) => list({ appId, limit: choiceCount }),
    /** As many of the newest as one response can contain. Not polled: polled queries on the page report changes. */
    newest: ({ appId }: { appId: string | undefined }) =>
      list({ appId, limit: maxPageSize }, { isPolled: false }),
    /** One deployment of an app; polled until it has ended. */
    detail: ({ appId, deploymentId }: { appId: string | undefined; deploymentId: string }) =>
      queryOptions({
        ...queryDefaults,
        queryKey: [...detailsKey(appId), deploymentId],
        queryFn:
          appId === undefined
            ? skipToken
            : ({ signal }) =>
                client.call(
                  deploymentEndpoints.readAppDeployment,
                  { path: { app_id: appId, deployment_id: deploymentId } },
                  { signal },
                ),
        refetchInterval: pollEvery(pollDeployment(api)),
        meta: { broadcast: deploymentEndpoints.readAppDeployment.response.schema },
      }),
  };
}

/** Caches and follows a deployment that has just started, and refetches the lists that it changes. */
export async function cacheDeployment(
  api: Api,
  queryClient: QueryClient,
  deployment: Deployment,
): Promise<void> {
  const { detail, listKey } = deploymentQueries(api);
  const { app_id: appId, id: deploymentId } = deployment;
  api.followed.see(deployment, { hasEnded: false, startedAt: api.now() });
  watchFollowed(api, queryClient);
  queryClient.setQueryData(detail({ appId, deploymentId }).queryKey, deployment);
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: listKey(appId) }),
    queryClient.invalidateQueries({ queryKey: appQueries(api).key }),
  ]);
}

/** The lists of followed deployments that are being watched. */
const watched = new WeakSet<Followed>();

/** Updates followed deployments with each response about them, until none is running. */
export function watchFollowed(api: Api, queryClient: QueryClient): void {
  const { followed } = api;
  if (watched.has(followed)) return;
  watched.add(followed);
  const { detail, key, listKey } = deploymentQueries(api);
  const latestKnown = ({ app_id: appId, id: deploymentId }: Deployment) => {
    const lists = queryClient.getQueriesData<Page<Deployment>>({ queryKey: listKey(appId) });
    const known = lists.flatMap(
      ([, page]) => page?.data.filter(({ id }) => id === deploymentId) ?? [],
    );
    const one = queryClient.getQueryData(detail({ appId, deploymentId }).queryKey);
    return (one === undefined ? known : [...known, one]).reduce<Deployment | undefined>(
      (latest, next) => (latest === undefined ? next : latestOf(latest, next)),
      undefined,
    );
  };
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !hasKeyPrefix(query.queryKey, key)) return;
    const running = () => followed.get().filter(({ hasEnded }) => hasEnded !== true);
    for (const { deployment } of running()) {
      const latest = latestKnown(deployment);
      if (latest !== undefined && latest.status !== deployment.status) {
        followed.see(latest, deploymentState(latest.status));
      }
    }
    if (running().length > 0) return;
    unsubscribe();
    watched.delete(followed);
  });
}

/** Finds the deployment that the platform restarted as part of another mutation, if there is one and it can be read. */
export async function findRestarted(
  { client, now }: Api,
  appId: string,
): Promise<Deployment | undefined> {
  try {
    const { data } = await client.call(deploymentEndpoints.listDeployments, {
      path: { app_id: appId },
    });
    return data.find(
      (deployment) => deployment.status !== 'waiting_upload' && mayStillChange(deployment, now()),
    );
  } catch {
    // The mutation itself succeeded.
    return undefined;
  }
}

/** A deployment to create, whose archive is uploaded afterwards. */
interface NewDeployment {
  appId: string;
  archiveBytes: number;
  signal?: AbortSignal;
}

/** A step of a deployment whose archive is uploaded. */
interface UploadStep {
  deploymentId: string;
  signal?: AbortSignal;
}

/** Mutations of deployments. */
export function deploymentMutations(api: Api) {
  const { client } = api;
  return {
    /** Creates a deployment that waits for an archive. */
    create: () =>
      mutationOptions({
        ...mutationDefaults(api),
        mutationFn: ({ appId, archiveBytes, signal }: NewDeployment) =>
          client.call(
            deploymentEndpoints.createDeployment,
            { path: { app_id: appId }, body: { archive_size_bytes: archiveBytes } },
            { signal },
          ),
      }),
    /** Requests a URL that takes the archive. */
    requestUpload: () =>
      mutationOptions({
        ...mutationDefaults(api),
        mutationFn: ({ deploymentId, signal }: UploadStep) =>
          client.call(
            deploymentEndpoints.requestUpload,
            { path: { deployment_id: deploymentId } },
            { signal },
          ),
      }),
    /** Requests the build of the uploaded archive. */
    completeUpload: () =>
      mutationOptions({
        ...mutationDefaults(api),
        mutationFn: ({ deploymentId, signal }: UploadStep) =>
          client.call(
            deploymentEndpoints.completeUpload,
            { path: { deployment_id: deploymentId } },
            { signal },
          ),
      }),
    /** Cancels a deployment that waits for its archive, by its id. */
    cancelUpload: () =>
      mutationOptions({
        ...mutationDefaults(api),
        mutationFn: (deploymentId: string) =>
          client.call(deploymentEndpoints.cancelUpload, { path: { deployment_id: deploymentId } }),
      }),
    /** Restarts a deployment, by its id. */
    redeploy: () =>
      mutationOptions({
        ...mutationDefaults(api),
        mutationFn: (deploymentId: string) =>
          client.call(deploymentEndpoints.redeploy, { path: { deployment_id: deploymentId } }),
        onSuccess: (deployment, _variables, _result, { client: queryClient }) =>
          cacheDeployment(api, queryClient, deployment),
      }),
  };
}
