import type { Translation } from '../messages.ts';

/** `preferences` in Spanish. */
export const preferences: Translation<'preferences'> = {
  title: 'Preferencias',
  text: 'Cómo muestra este navegador la consola. Se conservan al cerrar la sesión.',
  density: 'Densidad',
  densities: { comfortable: 'Cómoda', compact: 'Compacta' },
  timeZone: 'Zona horaria',
  timeZones: { local: 'Local', UTC: 'UTC' },
  timeZoneHint: 'Vale para toda hora que se muestra y para lo que se descarga.',
  singleKeys: 'Atajos de una sola tecla',
  singleKeysHint: 'Desactivados, quedan solo los que llevan Ctrl o ⌘ y los de un registro.',
  notify: 'Avisarme cuando termine un despliegue',
  notifyHint: 'De los despliegues que inicie o abra.',
};
