import { liveAt } from './builds/timeline.ts';
import type { DeploymentRecord } from './records.ts';

/** A span of time in which a deployment served its app. */
export interface LiveSpan {
  deployment: DeploymentRecord;
  /** Milliseconds since the epoch, from `from` to before `to`; `to` is infinite while it serves. */
  from: number;
  to: number;
}

interface Start {
  deployment: DeploymentRecord;
  /** Milliseconds since the epoch. */
  from: number;
}

/** A collection returns the same array until one of its rows changes, so results can be cached. */
const startsByList = new WeakMap<readonly DeploymentRecord[], readonly Start[]>();

/** Times when these deployments start to serve, oldest first, including future ones. */
function startsOf(deployments: readonly DeploymentRecord[]): readonly Start[] {
  const known = startsByList.get(deployments);
  if (known !== undefined) return known;
  const starts = deployments
    .flatMap((deployment) =>
      deployment.runs
        .filter(({ verdict }) => verdict === 'ready')
        .map((run) => ({ deployment, from: Math.ceil(run.queued_at + liveAt * run.time_scale) })),
    )
    .toSorted((a, b) => a.from - b.from);
  startsByList.set(deployments, starts);
  return starts;
}

/** Spans in which an app's deployments served it, oldest first, up to `now`; only those that end after `since`. */
export function liveSpans(
  deployments: readonly DeploymentRecord[],
  { since, now }: { since: number; now: number },
): LiveSpan[] {
  const starts = startsOf(deployments);
  const begun = starts.slice(0, starts.findLastIndex(({ from }) => from <= now) + 1);
  const first = begun.findLastIndex(({ from }) => from <= since);
  return begun.slice(Math.max(first, 0)).map(({ deployment, from }, index, serving) => ({
    deployment,
    from,
    to: serving[index + 1]?.from ?? Infinity,
  }));
}
