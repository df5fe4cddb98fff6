import type {
  DeploymentFailure,
  DeploymentStatus,
  KnownDeploymentStatus,
} from '@quayside/api-contract';

import type { Evidence } from './builds/failures/failure.ts';
import { statusAt } from './builds/timeline.ts';
import { explain, stopOf } from './builds/verdicts.ts';
import type { DeploymentRecord, Run } from './records.ts';

/** Time limit of an upload, in milliseconds: one hour. */
export const uploadWindow = 3_600_000;

/** Status of a deployment at a moment. */
export interface Progress {
  status: DeploymentStatus;
  /** Time of the last change, in milliseconds since the epoch. */
  since: number;
  failure: DeploymentFailure | null;
}

/** The final statuses of a deployment. */
export const endStatuses = [
  'upload_cancelled',
  'extracting_failed',
  'extracting_failed_archive_too_large',
  'building_image_failed',
  'deploying_failed',
  'verifying_failed',
  'verifying_skipped',
  'success',
  'expired',
  'failed',
] as const satisfies readonly KnownDeploymentStatus[];

/** Whether a deployment stays in this status until it is redeployed. */
export function isEnd(status: DeploymentStatus): boolean {
  return endStatuses.some((end) => end === status);
}

/** Evidence for the verdict of a deployment run. */
export function evidenceOf({ archive }: DeploymentRecord, run: Run): Evidence {
  return {
    size_bytes: archive?.size_bytes ?? run.project.size_bytes,
    problem: archive?.problem,
    project: run.project,
    unset_variables: run.unset_variables,
  };
}

/** Returns the status of a deployment at `now`. */
export function progressAt(deployment: DeploymentRecord, now: number): Progress {
  const { cancelled_at, created_at, held } = deployment;
  if (held !== null) return { ...held, since: created_at };
  const run = deployment.runs.at(-1);
  if (run !== undefined) {
    const elapsed = (now - run.queued_at) / run.time_scale;
    const { status, since } = statusAt(elapsed, stopOf(run.verdict));
    const isFailure = status === stopOf(run.verdict)?.status;
    return {
      status,
      since: run.queued_at + since * run.time_scale,
      failure: isFailure ? explain(run.verdict, evidenceOf(deployment, run)) : null,
    };
  }
  if (cancelled_at !== null) {
    return { status: 'upload_cancelled', since: cancelled_at, failure: null };
  }
  const expiresAt = created_at + uploadWindow;
  return now >= expiresAt
    ? { status: 'expired', since: expiresAt, failure: null }
    : { status: 'waiting_upload', since: created_at, failure: null };
}
