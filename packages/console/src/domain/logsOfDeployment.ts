import type { Deployment } from '@quayside/api-contract';

import { deploymentState } from './deploymentStatus.ts';
import { writeLogRange } from './logRange.ts';
import type { LogRangeQuery } from './logRange.ts';

/** Query of the Logs page for one deployment. */
interface DeploymentLogsQuery extends LogRangeQuery {
  deployment: string;
}

/** Time for which the platform stores logs, in milliseconds: 14 days. */
const retentionMs = 14 * 24 * 60 * 60_000;

/** Whether the app of a deployment was started, and so may have logged. */
export function mayHaveLogs({ status }: Pick<Deployment, 'status'>): boolean {
  const { step } = deploymentState(status);
  return step === 'deploy' || step === 'verify' || step === null;
}

/**
 * Returns the query of the Logs page that shows a deployment's lines: since its creation, or, if the platform no longer
 * stores logs of that time, since its last change, which a redeploy updates.
 * @param now milliseconds since the epoch
 */
export function logsOfDeployment(
  { id, created_at, updated_at }: Pick<Deployment, 'id' | 'created_at' | 'updated_at'>,
  now: number,
): DeploymentLogsQuery {
  const created = Date.parse(created_at);
  const changed = Date.parse(updated_at ?? created_at);
  const start = now - created < retentionMs ? created : changed;
  return { deployment: id, ...writeLogRange({ kind: 'since', start }) };
}
