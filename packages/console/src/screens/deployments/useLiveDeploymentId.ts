import { maxPageSize } from '@quayside/api-contract';

import { deploymentQueries } from '../../data/deployments.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { findLiveDeploymentId } from './liveDeployment.ts';

/**
 * Which deployment of an app serves; `undefined` until it is known. The platform does not say: it is found
 * among the newest hundred, which are read apart from the page that is shown.
 */
export function useLiveDeploymentId(appId: string | undefined): string | undefined {
  const newest = useLoadable(
    appId === undefined ? null : deploymentQueries.list({ appId, limit: maxPageSize }),
  );
  return newest.status === 'ready' ? findLiveDeploymentId(newest.data.data) : undefined;
}
