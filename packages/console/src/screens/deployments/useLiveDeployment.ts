import { maxPageSize } from '@quayside/api-contract';
import type { Deployment } from '@quayside/api-contract';

import { deploymentQueries } from '../../data/deployments.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { findLiveDeployment } from './liveDeployment.ts';

/**
 * Which deployment of an app serves; `undefined` until it is known. The platform does not say: it is found
 * among the newest hundred, which are read apart from the page that is shown.
 */
export function useLiveDeployment(appId: string | undefined): Deployment | undefined {
  const newest = useLoadable(
    appId === undefined ? null : deploymentQueries.list({ appId, limit: maxPageSize }),
  );
  return newest.status === 'ready' ? findLiveDeployment(newest.data.data) : undefined;
}
