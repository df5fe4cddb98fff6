import type { Deployment, Page, SortOrder } from '@quayside/api-contract';

import { deploymentPageSize } from '../../api/deployments.ts';
import { deploymentState } from '../../domain/deploymentStatus.ts';
import type { DeploymentOutcome } from '../../runtime/followed.ts';

/** Filter of the list of deployments. */
export interface DeploymentFilter {
  outcome: DeploymentOutcome;
  order: SortOrder;
  /** From 1. */
  page: number;
}

/**
 * Returns a page of the deployments with an outcome. The platform cannot filter, so as many of the newest as one
 * response can contain are searched.
 */
export function filterDeployments(
  { data }: Page<Deployment>,
  { outcome, order, page }: DeploymentFilter,
): Page<Deployment> {
  const found = data.filter(({ status }) => {
    const state = deploymentState(status);
    // An upload that expired is no failed build.
    return state.outcome === outcome && (outcome !== 'failure' || state.step !== 'upload');
  });
  const sorted = order === 'desc' ? found : found.toReversed();
  const skip = (page - 1) * deploymentPageSize;
  return { data: sorted.slice(skip, skip + deploymentPageSize), count: found.length };
}
