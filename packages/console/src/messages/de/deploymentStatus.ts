import type { Translation } from '../messages.ts';

/** `deploymentStatus` in German. */
export const deploymentStatus: Translation<'deploymentStatus'> = {
  waiting_upload: 'Wartet auf Upload',
  upload_cancelled: 'Upload abgebrochen',
  ready_for_build: 'Build in Warteschlange',
  build_skipped_filtered: 'Build übersprungen (gefiltert)',
  build_skipped_superseded: 'Build übersprungen (überholt)',
  building: 'Wird gebaut',
  extracting: 'Upload wird entpackt',
  extracting_failed: 'Entpacken fehlgeschlagen',
  extracting_failed_archive_too_large: 'Archiv zu groß',
  building_image: 'Image wird gebaut',
  building_image_failed: 'Build fehlgeschlagen',
  building_image_failed_timeout: 'Build-Zeit überschritten',
  deploying: 'Image wird deployt',
  deploying_failed: 'Deployment fehlgeschlagen',
  deploying_skipped: 'Deployment übersprungen',
  verifying: 'Bereitschaft wird geprüft',
  verifying_failed: 'Prüfung fehlgeschlagen',
  verification_failed_oom: 'Prüfung fehlgeschlagen (OOM)',
  verifying_skipped: 'Prüfung übersprungen',
  success: 'Bereit',
  degraded: 'Beeinträchtigt',
  degraded_oom: 'Beeinträchtigt (OOM)',
  expired: 'Abgelaufen',
  failed: 'Fehlgeschlagen',
};
