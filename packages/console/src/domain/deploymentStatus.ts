import { isKnownDeploymentStatus } from '@quayside/api-contract';
import type { Deployment, DeploymentStatus, KnownDeploymentStatus } from '@quayside/api-contract';

import type { DeploymentOutcome } from '../runtime/followed.ts';

/** The steps of a deployment, in order. */
export const deploymentSteps = ['upload', 'queue', 'extract', 'build', 'deploy', 'verify'] as const;

/** A step of a deployment. */
export type DeploymentStep = (typeof deploymentSteps)[number];

interface StatusFacts {
  outcome: DeploymentOutcome;
  /** The current or final step; `null` if unknown. */
  step: DeploymentStep | null;
  /** Whether it had an archive, which a restart requires. */
  hasArchive: boolean;
  /** Whether requests may reach it, unless a newer deployment has taken over. */
  isServing?: boolean;
}

/** State of a deployment, from its status. */
export interface DeploymentState extends StatusFacts {
  /** Whether the status is final until the user acts. */
  hasEnded: boolean;
}

const running = { outcome: 'running', hasArchive: true } as const;
const failed = { outcome: 'failure', hasArchive: true } as const;
const succeeded = { outcome: 'success', hasArchive: true, isServing: true } as const;
const neverUploaded = { step: 'upload', hasArchive: false } as const;

const facts: Readonly<Record<KnownDeploymentStatus, StatusFacts>> = {
  waiting_upload: { ...neverUploaded, outcome: 'running' },
  upload_cancelled: { ...neverUploaded, outcome: 'cancelled' },
  ready_for_build: { ...running, step: 'queue' },
  build_skipped_filtered: { ...failed, step: 'queue' },
  build_skipped_superseded: { ...failed, step: 'queue' },
  building: { ...running, step: 'extract' },
  extracting: { ...running, step: 'extract' },
  extracting_failed: { ...failed, step: 'extract' },
  extracting_failed_archive_too_large: { ...failed, step: 'extract' },
  building_image: { ...running, step: 'build' },
  building_image_failed: { ...failed, step: 'build' },
  building_image_failed_timeout: { ...failed, step: 'build' },
  deploying: { ...running, step: 'deploy' },
  deploying_failed: { ...failed, step: 'deploy' },
  deploying_skipped: { ...failed, step: 'deploy' },
  verifying: { ...running, step: 'verify' },
  verifying_failed: { ...failed, step: 'verify' },
  verification_failed_oom: { ...failed, step: 'verify' },
  verifying_skipped: { ...succeeded, step: 'verify' },
  success: { ...succeeded, step: 'verify' },
  degraded: { ...failed, step: 'verify', isServing: true },
  degraded_oom: { ...failed, step: 'verify', isServing: true },
  expired: { ...neverUploaded, outcome: 'failure' },
  failed: { ...failed, step: null },
};

/** State of an unknown status, which may still change. */
const unknown: StatusFacts = { outcome: 'running', step: null, hasArchive: false };

/** Returns the state that a status stands for. */
export function deploymentState(status: DeploymentStatus): DeploymentState {
  const found = isKnownDeploymentStatus(status) ? facts[status] : unknown;
  return { ...found, hasEnded: found.outcome !== 'running' };
}

/** Time after which an unchanged deployment with an unknown status counts as ended: one hour. */
const unknownStatusEndsAfterMs = 60 * 60 * 1000;

/** Whether a deployment may still change without user action. @param now milliseconds since the epoch */
export function mayStillChange(
  { status, created_at, updated_at }: Pick<Deployment, 'status' | 'created_at' | 'updated_at'>,
  now: number,
): boolean {
  if (isKnownDeploymentStatus(status)) return !deploymentState(status).hasEnded;
  return now - Date.parse(updated_at ?? created_at) < unknownStatusEndsAfterMs;
}

/** Whether the platform can restart a deployment: it has ended, and it had an archive. */
export function canRedeploy(status: DeploymentStatus): boolean {
  const { hasEnded, hasArchive } = deploymentState(status);
  return hasEnded && hasArchive;
}
