import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { plural } = createWording('de');

/** `apps` in German. */
export const apps: Translation<'apps'> = {
  search: 'Apps suchen',
  searchPlaceholder: 'Name, Slug oder URL',
  columns: {
    app: 'App',
    url: 'URL',
    region: 'Region',
    latestDeployment: 'Letztes Deployment',
    created: 'Erstellt',
  },
  noUrl: 'Steht nach dem ersten Deployment fest',
  noRegion: 'Nicht bekannt',
  noDeployments: 'Keine Deployments',
  showAs: { rows: 'Als Zeilen anzeigen', cards: 'Als Karten anzeigen' },
  noMatch: (search) => `Keine App passt zu „${search}“`,
  noMatchHint: 'Gesucht wird in Namen, Slugs und URLs.',
  unsearched: (count) =>
    plural(count, {
      one: 'Eine App wurde nicht durchsucht: Die Plattform nennt nur eine begrenzte Zahl auf einmal.',
      other:
        '# Apps wurden nicht durchsucht: Die Plattform nennt nur eine begrenzte Zahl auf einmal.',
    }),
  errorTitle: 'Die Apps konnten nicht geladen werden',
  pages: 'Seiten der Apps',
  empty: {
    title: 'Deployen Sie Ihre erste App',
    text: 'Führen Sie drei Befehle im Ordner eines FastAPI-Projekts aus. Die App wird angelegt, gebaut und unter einer eigenen Adresse bereitgestellt; diese Seite zeigt sie, sobald sie angelegt ist.',
    install: 'Installieren',
    installCommand: 'pip install "fastapi[standard]"',
    logIn: 'Im Terminal anmelden',
    logInCommand: 'fastapi login',
    deploy: 'Deployen',
    deployCommand: 'fastapi deploy',
    waiting: 'Warten auf die erste App',
  },
};
