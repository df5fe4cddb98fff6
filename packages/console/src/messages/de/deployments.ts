import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('de');

/** `deployments` in German. */
export const deployments: Translation<'deployments'> = {
  columns: { id: 'ID', status: 'Status', created: 'Erstellt', duration: 'Dauer' },
  newDeployment: 'Neues Deployment',
  live: 'Live',
  estimate: 'geschätzt',
  durationNote:
    'Die Dauer ist geschätzt: die Zeit von der Erstellung eines Deployments bis zu seiner letzten Änderung.',
  duration: {
    seconds: (seconds, digits) => `${number(seconds, digits)} s`,
    minutes: (minutes, seconds) =>
      seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`,
  },
  durationUnknown: 'Nicht bekannt',
  pages: 'Seiten der Deployments',
  newer: 'Neuere',
  older: 'Ältere',
  errorTitle: 'Die Deployments konnten nicht geladen werden',
  empty: {
    title: 'Noch nichts deployt',
    text: 'Führen Sie dies im Ordner Ihres Projekts aus, oder deployen Sie den Ordner von hier. Das Deployment erscheint, während es hochgeladen wird.',
    command: 'fastapi deploy',
  },
  redeploy: {
    action: 'Erneut deployen',
    actionFor: (id) => `${id} erneut deployen`,
    title: (id) => `${id} erneut deployen?`,
    titleOfApp: (id, app) => `${id} von ${app} erneut deployen?`,
    text: 'Das Archiv dieses Deployments wird noch einmal gebaut und deployt, mit den Variablen von jetzt. Was live ist, läuft weiter, bis der neue Build bereit ist; schlägt er fehl, ändert sich für Ihre Nutzer nichts.',
    logNote: 'Das Build-Log beginnt von vorn.',
  },
};
