import type { Deployment } from '@quayside/api-contract';

import { describeDeploymentStatus } from '../../ui/describeDeploymentStatus.ts';
import { findLiveDeployment } from '../../domain/liveDeployment.ts';

/** A deployment as an event in a log. */
export interface LogDeployment {
  id: string;
  /** The first six characters of its id. */
  name: string;
  state: 'live' | 'replaced' | 'failed' | 'running';
  /** When it became ready or failed, or else was created: milliseconds since the epoch. */
  time: number;
  /** When the next one became ready; `undefined` while it serves requests, or if it never did. */
  replacedAt: number | undefined;
}

/** Returns deployments as events, newest first. Those without an upload have no event. */
export function logDeployments(deployments: readonly Deployment[]): LogDeployment[] {
  const live = findLiveDeployment(deployments);
  const events = deployments.flatMap((deployment): LogDeployment[] => {
    const { id, status, created_at, updated_at } = deployment;
    const { outcome, step, isServing = false } = describeDeploymentStatus(status);
    if (step === 'upload') return [];
    const isRunning = outcome === 'running';
    const state = isRunning ? 'running' : id === live?.id ? 'live' : 'replaced';
    return [
      {
        id,
        name: id.slice(0, 6),
        state: isRunning || isServing ? state : 'failed',
        time: Date.parse(isRunning ? created_at : (updated_at ?? created_at)),
        replacedAt: undefined,
      },
    ];
  });
  const inOrder = events.toSorted((one, other) => other.time - one.time);
  let next: number | undefined;
  return inOrder.map((event) => {
    if (!hasServed(event)) return event;
    const replacedAt = next;
    next = event.time;
    return { ...event, replacedAt };
  });
}

/** Whether a deployment has served requests, and so may be the cause of errors. */
export function hasServed({ state }: Pick<LogDeployment, 'state'>): boolean {
  return state === 'live' || state === 'replaced';
}
