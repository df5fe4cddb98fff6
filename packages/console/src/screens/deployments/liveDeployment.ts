import type { Deployment } from '@quayside/api-contract';

/** The statuses in which a deployment serves. */
const serving: ReadonlySet<string> = new Set([
  'success',
  'verifying_skipped',
  'degraded',
  'degraded_oom',
]);

/**
 * The id of the deployment that serves: the one that became ready last, which after a redeploy need not be the
 * newest. A deployment that failed or still runs leaves the one before it serving.
 */
export function findLiveDeploymentId(deployments: readonly Deployment[]): string | undefined {
  const [live] = deployments
    .filter(({ status }) => serving.has(status))
    .toSorted((one, other) => lastChange(other) - lastChange(one));
  return live?.id;
}

function lastChange({ updated_at, created_at }: Deployment): number {
  return Date.parse(updated_at ?? created_at);
}
