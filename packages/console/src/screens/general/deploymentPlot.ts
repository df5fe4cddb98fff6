import type { Deployment } from '@quayside/api-contract';

import { deploymentState } from '../../domain/deploymentStatus.ts';
import { estimateDuration } from '../../domain/deploymentDuration.ts';

/** A deployment in a plot. */
export interface PlottedDeployment {
  id: string;
  /** In milliseconds. */
  duration: number;
  outcome: 'ready' | 'failed' | 'live';
}

/** Content of the deployment plot. */
export interface DeploymentPlotFigures {
  /** Oldest first. */
  deployments: PlottedDeployment[];
  /** Median duration in milliseconds of successful deployments; `undefined` without any. */
  median: number | undefined;
}

/** Maximum number of bars: more would be too thin. */
const most = 40;

/** Returns durations and outcomes of the latest deployments; only those with a known duration. */
export function plotOf(
  newestFirst: readonly Deployment[],
  liveId: string | undefined,
): DeploymentPlotFigures {
  const deployments = newestFirst
    .flatMap((deployment): PlottedDeployment[] => {
      const { outcome, hasArchive } = deploymentState(deployment.status);
      const duration = estimateDuration(deployment);
      if (duration === undefined || outcome === 'running' || !hasArchive) return [];
      const { id } = deployment;
      if (id === liveId) return [{ id, duration, outcome: 'live' }];
      return [{ id, duration, outcome: outcome === 'failure' ? 'failed' : 'ready' }];
    })
    .slice(0, most)
    .toReversed();
  const ready = deployments
    .filter(({ outcome }) => outcome !== 'failed')
    .map(({ duration }) => duration)
    .toSorted((one, other) => one - other);
  return { deployments, median: ready[Math.floor((ready.length - 1) / 2)] };
}
