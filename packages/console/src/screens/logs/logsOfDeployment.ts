import type { Deployment } from '@quayside/api-contract';

import { describeDeploymentStatus } from '../../api/deploymentStatus.ts';
import { logSpans, spanNames, writeLogRange } from './logRange.ts';
import type { LogRangeQuery } from './logRange.ts';

/** Query of the Logs page for one deployment. */
export interface DeploymentLogsQuery extends LogRangeQuery {
  deployment: string;
}

/** Whether the app of a deployment was started, and so may have logged. */
export function mayHaveLogs({ status }: Pick<Deployment, 'status'>): boolean {
  const { step } = describeDeploymentStatus(status);
  return step === 'deploy' || step === 'verify' || step === null;
}

/**
 * Returns the query of the Logs page that shows a deployment's lines: the shortest live range since its creation,
 * else, if it changed within a week, the last week, else the day after its creation.
 * @param now milliseconds since the epoch
 */
export function logsOfDeployment(
  { id, created_at, updated_at }: Pick<Deployment, 'id' | 'created_at' | 'updated_at'>,
  now: number,
): DeploymentLogsQuery {
  const start = Date.parse(created_at);
  const changed = Date.parse(updated_at ?? created_at);
  const span =
    spanNames.find((name) => now - start <= logSpans[name]) ??
    (now - changed <= logSpans['7d'] ? '7d' : undefined);
  return {
    deployment: id,
    ...writeLogRange(
      span === undefined
        ? { kind: 'between', start, end: start + logSpans['24h'] }
        : { kind: 'last', span },
    ),
  };
}
