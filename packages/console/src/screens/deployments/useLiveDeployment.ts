import { maxPageSize } from '@quayside/api-contract';
import type { Deployment } from '@quayside/api-contract';

import { deploymentQueries } from '../../data/deployments.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { findLiveDeployment } from './liveDeployment.ts';

/** The newest deployments of an app, apart from the page that is shown. */
export interface RecentDeployments {
  /** At most a hundred, the newest first; `undefined` until they are known. */
  history: readonly Deployment[] | undefined;
  /** The one that serves, when that is known. The platform does not say: it is found among these. */
  live: Deployment | undefined;
}

/** Reads the newest deployments of an app, and finds the one that serves. */
export function useRecentDeployments(appId: string | undefined): RecentDeployments {
  const newest = useLoadable(
    appId === undefined ? null : deploymentQueries.list({ appId, limit: maxPageSize }),
  );
  const history = newest.status === 'ready' ? newest.data.data : undefined;
  return { history, live: history && findLiveDeployment(history) };
}

/** Which deployment of an app serves; `undefined` until it is known. */
export function useLiveDeployment(appId: string | undefined): Deployment | undefined {
  return useRecentDeployments(appId).live;
}
