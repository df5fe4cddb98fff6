import type { Deployment } from '@quayside/api-contract';

import { createStore } from './createStore.ts';
import type { Store } from './createStore.ts';

/** A deployment that the user follows to its end. */
export interface FollowedDeployment {
  /** As it was last seen. */
  deployment: Deployment;
  /** When it was started here, in milliseconds since the epoch; `undefined` when it was only opened. */
  startedAt?: number | undefined;
  /** Whether it has ended. @default false */
  hasEnded?: boolean;
}

/** Result of a deployment, or `running` before there is one. */
export type DeploymentOutcome = 'running' | 'success' | 'failure' | 'cancelled';

/** Called when a deployment was started here, and when a followed one has ended. */
interface FollowedOptions {
  onStart?: (deployment: Deployment) => void;
  onEnd?: (deployment: Deployment, outcome: DeploymentOutcome) => void;
}

/** Further facts about a deployment. Passed in, because computing them would add all statuses to the first load. */
interface DeploymentFacts {
  hasEnded: boolean;
  /** @default 'running' */
  outcome?: DeploymentOutcome;
  /** When it was started here, in milliseconds since the epoch. @default it was not */
  startedAt?: number;
}

/** The deployments that were started or opened in this tab, and are followed to their end. */
export interface Followed extends Pick<Store<readonly FollowedDeployment[]>, 'subscribe'> {
  /** The same list until it changes; the latest one first. */
  get: () => readonly FollowedDeployment[];
  /**
   * Updates a deployment: a running one is followed from now on, an ended one is updated only if it was followed
   * before.
   */
  see: (deployment: Deployment, facts: DeploymentFacts) => void;
  stop: (deploymentId: string) => void;
  clear: () => void;
}

/** Creates an empty list, in memory: a reloaded tab follows what is opened in it. */
export function createFollowed({ onStart, onEnd }: FollowedOptions = {}): Followed {
  const { get, set, subscribe } = createStore<readonly FollowedDeployment[]>([]);
  return {
    get,
    see(deployment, { hasEnded, outcome = 'running', startedAt }) {
      const known = get().find((other) => other.deployment.id === deployment.id);
      if (known === undefined) {
        if (hasEnded) return;
        set([{ deployment, startedAt }, ...get()]);
      } else if (startedAt !== undefined || latestOf(known.deployment, deployment) === deployment) {
        const next = { deployment, startedAt: startedAt ?? known.startedAt, hasEnded };
        set(get().map((other) => (other === known ? next : other)));
        if (hasEnded && known.hasEnded !== true) onEnd?.(deployment, outcome);
      }
      if (startedAt !== undefined) onStart?.(deployment);
    },
    stop: (id) => set(get().filter(({ deployment }) => deployment.id !== id)),
    clear: () => set([]),
    subscribe,
  };
}

/** Of two sights of the same deployment the later one; the first where they are equally late. */
export function latestOf(one: Deployment, other: Deployment): Deployment {
  return changedAt(other) > changedAt(one) ? other : one;
}

function changedAt({ updated_at, created_at }: Deployment): number {
  return Date.parse(updated_at ?? created_at);
}
