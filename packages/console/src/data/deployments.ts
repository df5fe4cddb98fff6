import { useCallback } from 'react';
import { deploymentEndpoints, maxPageSize } from '@quayside/api-contract';
import type { Deployment, Page, SortOrder } from '@quayside/api-contract';

import { useConsoleWithQueries } from './useConsoleWithQueries.ts';
import { scopedKey } from './scopedKey.ts';
import type { ApiQuery } from './ApiQuery.ts';
import { pollDeployment, pollDeployments } from './polling.ts';
import { SharedAnswer } from './SharedAnswer.ts';

/** How many deployments a page shows. */
export const deploymentPageSize = 5;

/** Which deployments to list. */
export interface DeploymentListInput {
  appId: string;
  /** @default 0 */
  skip?: number;
  /** @default 5 */
  limit?: number;
  /** By when they were created. @default 'desc' */
  order?: SortOrder;
}

const sharedPage = /* @__PURE__ */ new SharedAnswer(deploymentEndpoints.listDeployments.response);
const sharedDetail = /* @__PURE__ */ new SharedAnswer(
  deploymentEndpoints.readAppDeployment.response,
);

/** Which page of an app's deployments. */
export interface DeploymentPageInput {
  appId: string;
  /** From 1. */
  page: number;
  order: SortOrder;
}

/** How many deployments there are to choose from. */
const choiceCount = 20;

/** Some of an app's deployments; followed while one is running. */
function listDeployments({
  appId,
  skip,
  limit = deploymentPageSize,
  order,
}: DeploymentListInput): ApiQuery<Page<Deployment>> {
  return {
    key: ['deployments', 'list', appId, { skip, limit, order }],
    keepWithin: ['deployments', 'list', appId],
    pollMs: pollDeployments,
    shared: sharedPage,
    read: ({ client, signal }) =>
      client.call(
        deploymentEndpoints.listDeployments,
        { path: { app_id: appId }, query: { skip, limit, order } },
        { signal },
      ),
  };
}

/** Reads of deployments. */
export const deploymentQueries = {
  list: listDeployments,
  /** A page of the list of deployments, as its address says. */
  page: ({ appId, page, order }: DeploymentPageInput) =>
    listDeployments({ appId, skip: (page - 1) * deploymentPageSize, order }),
  /** The newest deployments, to choose one from. */
  choices: ({ appId }: { appId: string }) => listDeployments({ appId, limit: choiceCount }),
  /** As many of the newest as one answer holds. Nobody follows them: what is followed beside them says what changes. */
  newest({ appId }: { appId: string }): ApiQuery<Page<Deployment>> {
    const { pollMs: _, ...query } = listDeployments({ appId, limit: maxPageSize });
    return query;
  },
  /** One deployment of an app; followed until it has ended. */
  detail: ({
    appId,
    deploymentId,
  }: {
    appId: string;
    deploymentId: string;
  }): ApiQuery<Deployment> => ({
    key: ['deployments', 'detail', appId, deploymentId],
    pollMs: pollDeployment,
    shared: sharedDetail,
    read: ({ client, signal }) =>
      client.call(
        deploymentEndpoints.readAppDeployment,
        { path: { app_id: appId, deployment_id: deploymentId } },
        { signal },
      ),
  }),
};

/** Asks for a deployment again at once, when something else told that it has changed. */
export function useRefreshDeployment(): (which: { appId: string; deploymentId: string }) => void {
  const console = useConsoleWithQueries();
  return useCallback(
    (which) => {
      const queryKey = scopedKey(console, deploymentQueries.detail(which).key);
      void console.queryClient.invalidateQueries({ queryKey });
    },
    [console],
  );
}
