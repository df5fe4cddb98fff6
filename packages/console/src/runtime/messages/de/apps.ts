import { createWording } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { list, number, plural } = createWording('de');

const withOthers = (names: readonly string[], others: number) =>
  others === 0
    ? names
    : [...names, plural(others, { one: '# weitere Person', other: '# weitere Personen' })];

/** `appSettings` in German. */
export const appSettings: Translation<'appSettings'> = {
  errorTitle: 'Die App konnte nicht geladen werden',
  directory: {
    title: 'Verzeichnis',
    text: 'Wo die App in dem liegt, was Sie deployen, vom Stamm aus gesehen.',
    label: 'Verzeichnis der App',
    hint: 'Leer lassen, wenn die App im Stamm liegt.',
    save: 'Speichern',
    done: 'Das Verzeichnis ist gespeichert. Es gilt ab dem nächsten Deployment.',
  },
  danger: {
    title: 'Gefahrenbereich',
    lead: (app) => `${app} und alles darin löschen.`,
    text: (deployments, variables) => {
      const goes = list([
        deployments === undefined
          ? 'die Deployments'
          : plural(deployments, { one: '# Deployment', other: '# Deployments' }),
        variables === undefined
          ? 'die Variablen'
          : plural(variables, { one: '# Variable', other: '# Variablen' }),
        'die Logs',
        'die Adresse',
      ]);
      return `Mit gelöscht werden: ${goes}. Datenbanken bei einem verbundenen Dienst bleiben dort; nur die Verbindung entfällt.`;
    },
    action: 'App löschen',
    confirm: (app) =>
      `${app} antwortet sofort nicht mehr. Niemand kann die App wiederherstellen, und ihre Adresse kann an eine andere App vergeben werden.`,
    adminsOnly: (admins, others) =>
      `Nur Admins des Teams können eine App löschen: ${list(withOthers(admins, others))}.`,
    done: (app) => `${app} ist gelöscht`,
  },
};

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

/** `newApp` in German. */
export const newApp: Translation<'newApp'> = {
  name: 'Name',
  address: (slug) => `Die Adresse beginnt mit ${slug}`,
  addressHint: '3 bis 50 Zeichen. Die Adresse wird daraus gebildet und bleibt gleich.',
  create: 'App erstellen',
  done: (name) => `${name} ist erstellt.`,
  taken: (team) => `${team} hat schon eine App dieses Namens`,
};

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
