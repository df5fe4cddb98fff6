import { isKnownDeploymentStatus } from '@quayside/api-contract';
import type { DeploymentStatus, KnownDeploymentStatus } from '@quayside/api-contract';

import { deploymentState } from '../domain/deploymentStatus.ts';
import type { DeploymentState } from '../domain/deploymentStatus.ts';
import { deploymentStatusMessages } from '../runtime/messages/en/deploymentStatus.ts';
import type { Messages } from '../runtime/messages/messages.ts';
import { sentenceOf } from '../runtime/sentenceOf.ts';

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

interface StatusLook {
  badge: DeploymentBadge;
  tone: DeploymentTone;
}

/** Presentation of a deployment status. */
export interface DeploymentStatusDescription extends DeploymentState, StatusLook {
  /** Label; an unknown status as a sentence. */
  label: string;
}

const running = { badge: 'info', tone: 'info' } as const;
const failed = { badge: 'destructive', tone: 'danger' } as const;
const succeeded = { badge: 'success', tone: 'success' } as const;
/** Presentation of a deployment that is impaired, which counts as failed. */
const impaired = { badge: 'warning', tone: 'warning' } as const;
const neverUploaded = { badge: 'outline', tone: 'neutral' } as const;

const looks: Readonly<Record<KnownDeploymentStatus, StatusLook>> = {
  waiting_upload: { badge: 'muted', tone: 'neutral' },
  upload_cancelled: neverUploaded,
  ready_for_build: { badge: 'secondary', tone: 'neutral' },
  build_skipped_filtered: impaired,
  build_skipped_superseded: impaired,
  building: running,
  extracting: running,
  extracting_failed: failed,
  extracting_failed_archive_too_large: failed,
  building_image: running,
  building_image_failed: failed,
  building_image_failed_timeout: failed,
  deploying: running,
  deploying_failed: failed,
  deploying_skipped: impaired,
  verifying: running,
  verifying_failed: failed,
  verification_failed_oom: failed,
  verifying_skipped: succeeded,
  success: succeeded,
  degraded: impaired,
  degraded_oom: impaired,
  expired: neverUploaded,
  failed: failed,
};

const unknown: StatusLook = { badge: 'default', tone: 'neutral' };

/** Returns the state and the presentation of a deployment status, in the language of `labels`. */
export function describeDeploymentStatus(
  status: DeploymentStatus,
  labels: Messages['deploymentStatus'] = deploymentStatusMessages.english,
): DeploymentStatusDescription {
  const state = deploymentState(status);
  return isKnownDeploymentStatus(status)
    ? { ...state, ...looks[status], label: labels[status] }
    : { ...state, ...unknown, label: sentenceOf(status) };
}
