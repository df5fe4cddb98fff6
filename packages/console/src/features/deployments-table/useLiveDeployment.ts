import { maxPageSize } from '@quayside/api-contract';
import type { Deployment } from '@quayside/api-contract';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../api/toLoadable.ts';
import { deploymentQueries } from '../../api/deployments.ts';
import { useApi } from '../../runtime/useConsole.ts';
import { findFailedDeployment, findLiveDeployment } from '../../domain/liveDeployment.ts';
import { withNews } from '../../domain/withNews.ts';

/** The newest deployments of an app, regardless of the shown page. */
export interface RecentDeployments {
  /** At most a hundred, newest first; `undefined` until they have loaded. */
  history: readonly Deployment[] | undefined;
  /** The live deployment, if known. The API does not provide it, so it is derived from these. */
  live: Deployment | undefined;
  /** The latest one, if none was ever live and it can be restarted. */
  failed: Deployment | undefined;
  isLoading: boolean;
}

/**
 * Fetches the newest deployments of an app, and finds the live one.
 * @param shown Deployments that the page shows and polls: their changes make further polling unnecessary.
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

/** Returns the newest deployments of an app, for a page that does not list them; none until they are known. */
export function useLiveDeployment(
  appId: string | undefined,
): Omit<RecentDeployments, 'history'> & { known: readonly Deployment[] } {
  const api = useApi();
  const newest = toLoadable(useQuery(deploymentQueries(api).list({ appId, limit: maxPageSize })));
  const known = newest.status === 'ready' ? newest.data.data : [];
  return {
    known,
    live: findLiveDeployment(known),
    failed: findFailedDeployment(known),
    isLoading: newest.status === 'loading',
  };
}
