import type { Deployment } from '@quayside/api-contract';

import { describeDeploymentStatus } from '../../ui/describeDeploymentStatus.ts';
import type { Messages } from '../../runtime/messages/messages.ts';
import { shortenId } from '../../ui/shortenId.ts';

/** A deployment's creation or end. */
export interface DeploymentMarker {
  id: string;
  /** In milliseconds since the epoch. */
  time: number;
  /** The deployment and its status then, such as `4f2a1c09: Ready`. */
  text: string;
  tone: 'neutral' | 'success' | 'danger';
}

interface MarkerTexts {
  created: string;
  statuses: Messages['deploymentStatus'];
}

/** Returns the events of deployments: when each was created, and when it went live or failed. */
export function deploymentMarkers(
  deployments: readonly Deployment[],
  { created, statuses }: MarkerTexts,
): DeploymentMarker[] {
  return deployments.flatMap(({ id, status, created_at, updated_at }) => {
    const name = shortenId(id);
    const { label, hasEnded, outcome } = describeDeploymentStatus(status, statuses);
    const first: DeploymentMarker = {
      id: `${id} created`,
      time: Date.parse(created_at),
      text: `${name}: ${created}`,
      tone: 'neutral',
    };
    if (!hasEnded || outcome === 'cancelled' || updated_at == null) return [first];
    return [
      first,
      {
        id: `${id} ended`,
        time: Date.parse(updated_at),
        text: `${name}: ${label}`,
        tone: outcome === 'success' ? 'success' : 'danger',
      },
    ];
  });
}
