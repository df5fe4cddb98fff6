import type { Translation } from '../messages.ts';

/** `deploymentStatus` in Spanish. */
export const deploymentStatus: Translation<'deploymentStatus'> = {
  waiting_upload: 'Esperando la subida',
  upload_cancelled: 'Subida cancelada',
  ready_for_build: 'Compilación en cola',
  build_skipped_filtered: 'Compilación omitida (filtrada)',
  build_skipped_superseded: 'Compilación omitida (reemplazada)',
  building: 'Compilando',
  extracting: 'Extrayendo la subida',
  extracting_failed: 'Falló la extracción',
  extracting_failed_archive_too_large: 'Archivo demasiado grande',
  building_image: 'Compilando la imagen',
  building_image_failed: 'Falló la compilación',
  building_image_failed_timeout: 'Compilación agotó el tiempo',
  deploying: 'Desplegando la imagen',
  deploying_failed: 'Falló el despliegue',
  deploying_skipped: 'Despliegue omitido',
  verifying: 'Comprobando que esté listo',
  verifying_failed: 'Falló la verificación',
  verification_failed_oom: 'Falló la verificación (OOM)',
  verifying_skipped: 'Verificación omitida',
  success: 'Listo',
  degraded: 'Degradado',
  degraded_oom: 'Degradado (OOM)',
  expired: 'Caducado',
  failed: 'Fallido',
};
