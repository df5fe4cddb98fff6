import type { KnownDeploymentStatus } from '@quayside/api-contract';
import { catalogue } from './catalogue.ts';

/** Labels of all deployment statuses. */
export const deploymentStatusMessages = catalogue('deploymentStatus', {
  waiting_upload: 'Awaiting Upload',
  upload_cancelled: 'Upload Cancelled',
  ready_for_build: 'Build Queued',
  build_skipped_filtered: 'Build Skipped (Filtered)',
  build_skipped_superseded: 'Build Skipped (Superseded)',
  building: 'Building',
  extracting: 'Extracting Upload',
  extracting_failed: 'Extraction Failed',
  extracting_failed_archive_too_large: 'Archive Too Large',
  building_image: 'Building Image',
  building_image_failed: 'Build Failed',
  building_image_failed_timeout: 'Build Timed Out',
  deploying: 'Deploying Image',
  deploying_failed: 'Deployment Failed',
  deploying_skipped: 'Deployment Skipped',
  verifying: 'Verifying Readiness',
  verifying_failed: 'Verification Failed',
  verification_failed_oom: 'Verification Failed (OOM)',
  verifying_skipped: 'Verification Skipped',
  success: 'Ready',
  degraded: 'Degraded',
  degraded_oom: 'Degraded (OOM)',
  expired: 'Expired',
  failed: 'Failed',
} satisfies Record<KnownDeploymentStatus, string>);
