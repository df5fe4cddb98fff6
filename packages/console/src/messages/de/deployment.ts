import type { Translation } from '../messages.ts';

/** `deployment` in German. */
export const deployment: Translation<'deployment'> = {
  information: 'Deployment-Informationen',
  logs: 'Deployment-Logs',
  id: 'ID',
  created: 'Erstellt',
  status: 'Status',
  duration: 'Dauer',
  steps: 'Schritte dieses Deployments',
  step: {
    upload: 'Upload',
    queue: 'Warten',
    extract: 'Entpacken',
    build: 'Build',
    deploy: 'Deploy',
    verify: 'Prüfen',
  },
  failedStep: {
    upload: 'Upload nicht beendet',
    queue: 'Warten fehlgeschlagen',
    extract: 'Entpacken fehlgeschlagen',
    build: 'Build fehlgeschlagen',
    deploy: 'Deploy fehlgeschlagen',
    verify: 'Prüfung fehlgeschlagen',
  },
  stepState: {
    done: 'erledigt',
    running: 'läuft',
    failed: 'fehlgeschlagen',
    waiting: 'nicht begonnen',
    skipped: 'übersprungen',
    cancelled: 'abgebrochen',
  },
  notReached: 'Nicht erreicht',
  stillServing: 'Was vorher live war, läuft weiter.',
  errorTitle: 'Das Deployment konnte nicht geladen werden',
};
