import type { Deployment } from '@quayside/api-contract';

import { describeDeploymentStatus } from '../../deploymentStatus.ts';
import { estimateDuration } from '../deployments/duration.ts';

/** A deployment in a plot. */
export interface PlottedDeployment {
  id: string;
  /** In milliseconds. */
  duration: number;
  outcome: 'ready' | 'failed' | 'live';
}

/** What a plot of deployments shows. */
export interface DeploymentPlotFigures {
  /** The oldest first. */
  deployments: PlottedDeployment[];
  /** In milliseconds, of those that became ready; `undefined` where none did. */
  median: number | undefined;
}

/** More would be too thin to see. */
const most = 40;

/** How long the latest deployments took and how they ended; only those whose duration can be told. */
export function plotOf(
  newestFirst: readonly Deployment[],
  liveId: string | undefined,
): DeploymentPlotFigures {
  const deployments = newestFirst
    .flatMap((deployment): PlottedDeployment[] => {
      const { outcome, hasArchive } = describeDeploymentStatus(deployment.status);
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
