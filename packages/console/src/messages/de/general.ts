import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('de');

/** `general` in German. */
export const general: Translation<'general'> = {
  visit: 'Öffnen',
  details: 'Details',
  applicationName: 'Name der App',
  id: 'ID',
  url: 'URL',
  repository: 'Repository',
  region: 'Region',
  created: 'Erstellt',
  deploymentStatus: 'Deployment-Status',
  noUrl: 'Steht nach dem ersten Deployment fest',
  noRegion: 'Nicht bekannt',
  noDeployments: 'Keine Deployments',
  latestDeployments: 'Letzte Deployments',
  allDeployments: 'Alle Deployments',
  nothingDeployed:
    'Führen Sie dies im Ordner Ihres Projekts aus, oder deployen Sie den Ordner unter „Deployments“. Es erscheint hier, während es hochgeladen wird.',
  plot: {
    label: 'Letzte Deployments.',
    outcomes: { ready: 'Bereit', failed: 'Fehlgeschlagen', live: 'Live' },
    bar: (id, duration, outcome) => `${id}: ${duration}, ${outcome}`,
    figures: (count, failed, median) =>
      [
        `Dauer der letzten ${number(count)}`,
        failed === 0 ? 'keines fehlgeschlagen' : `${number(failed)} fehlgeschlagen`,
        ...(median === undefined ? [] : [`Median ${median}`]),
      ].join(', '),
  },
  resources: {
    title: 'Verbundene Ressourcen',
    none: 'Keine Datenbank, kein Cache und kein anderer Dienst setzt Variablen dieser App.',
    connect: 'Speicher verbinden',
  },
  errorTitle: 'Die App konnte nicht geladen werden',
};
