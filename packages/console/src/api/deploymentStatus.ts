import { deploymentStatusMessages } from '../runtime/messages/en/apps.ts';
import { isKnownDeploymentStatus } from '@quayside/api-contract';
import type { Deployment, DeploymentStatus, KnownDeploymentStatus } from '@quayside/api-contract';

import type { DeploymentOutcome } from '../runtime/followed.ts';
import type { Messages } from '../runtime/messages/messages.ts';
import { sentenceOf } from '../runtime/sentenceOf.ts';

/** The steps of a deployment, in order. */
export const deploymentSteps = ['upload', 'queue', 'extract', 'build', 'deploy', 'verify'] as const;

/** A step of a deployment. */
export type DeploymentStep = (typeof deploymentSteps)[number];

/** Badge variant of a status. */
export type DeploymentBadge =
  | 'default'
  | 'secondary'
  | 'destructive'
  | 'outline'
  | 'muted'
  | 'success'
  | 'warning'
  | 'info';

/** Tone of the label and icon of a status. */
export type DeploymentTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

interface StatusFacts {
  badge: DeploymentBadge;
  tone: DeploymentTone;
  outcome: DeploymentOutcome;
  /** The current or final step; `null` if unknown. */
  step: DeploymentStep | null;
  /** Whether it had an archive, which a restart requires. */
  hasArchive: boolean;
  /** Whether requests may reach it, unless a newer deployment has taken over. */
  isServing?: boolean;
}

/** Presentation of a deployment status. */
export interface DeploymentStatusDescription extends StatusFacts {
  /** Label; an unknown status as a sentence. */
  label: string;
  /** Whether the status is final until the user acts. */
  hasEnded: boolean;
}

const running = { badge: 'info', tone: 'info', outcome: 'running', hasArchive: true } as const;
const failed = {
  badge: 'destructive',
  tone: 'danger',
  outcome: 'failure',
  hasArchive: true,
} as const;
const succeeded = {
  badge: 'success',
  tone: 'success',
  outcome: 'success',
  hasArchive: true,
  isServing: true,
} as const;
/** Presentation of a deployment that is impaired, which counts as failed. */
const impaired = {
  badge: 'warning',
  tone: 'warning',
  outcome: 'failure',
  hasArchive: true,
} as const;
const neverUploaded = {
  badge: 'outline',
  tone: 'neutral',
  outcome: 'cancelled',
  hasArchive: false,
} as const;

const facts: Readonly<Record<KnownDeploymentStatus, StatusFacts>> = {
  waiting_upload: {
    ...running,
    badge: 'muted',
    tone: 'neutral',
    step: 'upload',
    hasArchive: false,
  },
  upload_cancelled: { ...neverUploaded, step: 'upload' },
  ready_for_build: { ...running, badge: 'secondary', tone: 'neutral', step: 'queue' },
  build_skipped_filtered: { ...impaired, step: 'queue' },
  build_skipped_superseded: { ...impaired, step: 'queue' },
  building: { ...running, step: 'extract' },
  extracting: { ...running, step: 'extract' },
  extracting_failed: { ...failed, step: 'extract' },
  extracting_failed_archive_too_large: { ...failed, step: 'extract' },
  building_image: { ...running, step: 'build' },
  building_image_failed: { ...failed, step: 'build' },
  building_image_failed_timeout: { ...failed, step: 'build' },
  deploying: { ...running, step: 'deploy' },
  deploying_failed: { ...failed, step: 'deploy' },
  deploying_skipped: { ...impaired, step: 'deploy' },
  verifying: { ...running, step: 'verify' },
  verifying_failed: { ...failed, step: 'verify' },
  verification_failed_oom: { ...failed, step: 'verify' },
  verifying_skipped: { ...succeeded, step: 'verify' },
  success: { ...succeeded, step: 'verify' },
  degraded: { ...impaired, step: 'verify', isServing: true },
  degraded_oom: { ...impaired, step: 'verify', isServing: true },
  expired: { ...neverUploaded, outcome: 'failure', step: 'upload' },
  failed: { ...failed, step: null },
};

/** Presentation of an unknown status, which may still change. */
const unknown: StatusFacts = {
  badge: 'default',
  tone: 'neutral',
  outcome: 'running',
  step: null,
  hasArchive: false,
};

/** Returns the presentation of a deployment status, in the language of `labels`. */
export function describeDeploymentStatus(
  status: DeploymentStatus,
  labels: Messages['deploymentStatus'] = deploymentStatusMessages.english,
): DeploymentStatusDescription {
  const isKnown = isKnownDeploymentStatus(status);
  const found = isKnown ? facts[status] : unknown;
  return {
    ...found,
    label: isKnown ? labels[status] : sentenceOf(status),
    hasEnded: found.outcome !== 'running',
  };
}

/** Time after which an unchanged deployment with an unknown status counts as ended: one hour. */
const unknownStatusEndsAfterMs = 60 * 60 * 1000;

/** Whether a deployment may still change without user action. @param now milliseconds since the epoch */
export function mayStillChange(
  { status, created_at, updated_at }: Pick<Deployment, 'status' | 'created_at' | 'updated_at'>,
  now: number,
): boolean {
  if (isKnownDeploymentStatus(status)) return !describeDeploymentStatus(status).hasEnded;
  return now - Date.parse(updated_at ?? created_at) < unknownStatusEndsAfterMs;
}

/** Whether the platform can restart a deployment: it has ended, and it had an archive. */
export function canRedeploy(status: DeploymentStatus): boolean {
  const { hasEnded, hasArchive } = describeDeploymentStatus(status);
  return hasEnded && hasArchive;
}
