import { maxPageSize } from '@quayside/api-contract';
import type { Deployment } from '@quayside/api-contract';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../api/toLoadable.ts';
import { deploymentQueries } from '../../api/deployments.ts';
import { useApi } from '../../runtime/useConsole.ts';
import { findFailedDeployment, findLiveDeployment } from '../../api/liveDeployment.ts';
import { withNews } from './withNews.ts';

/** The newest deployments of an app, apart from the page that is shown. */
export interface RecentDeployments {
  /** At most a hundred, the newest first; `undefined` until they are known. */
  history: readonly Deployment[] | undefined;
  /** The one that serves, when that is known. The platform does not say: it is found among these. */
  live: Deployment | undefined;
  /** The latest one, where none ever served and it can be started again. */
  failed: Deployment | undefined;
  isLoading: boolean;
}

/**
 * Reads the newest deployments of an app, and finds the one that serves.
 * @param shown Those that the page shows and follows: they say what changes, so that nothing else has to ask.
 */
export function useRecentDeployments(
  appId: string | undefined,
  shown: readonly Deployment[] | undefined,
): RecentDeployments {
  const api = useApi();
  const newest = toLoadable(useQuery(deploymentQueries(api).newest({ appId })));
  const history = newest.status === 'ready' ? withNews(newest.data.data, shown ?? []) : undefined;
  return {
    history,
    live: history && findLiveDeployment(history),
    failed: history && findFailedDeployment(history),
    isLoading: newest.status === 'loading',
  };
}

/** Which deployment of an app serves, or failed, for a page that shows none; `undefined` until it is known. */
export function useLiveDeployment(appId: string | undefined): Omit<RecentDeployments, 'history'> {
  const api = useApi();
  const newest = toLoadable(useQuery(deploymentQueries(api).list({ appId, limit: maxPageSize })));
  const known = newest.status === 'ready' ? newest.data.data : [];
  return {
    live: findLiveDeployment(known),
    failed: findFailedDeployment(known),
    isLoading: newest.status === 'loading',
  };
}
