import { createWording } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { list, number, plural } = createWording('de');

const withOthers = (names: readonly string[], others: number) =>
  others === 0
    ? names
    : [...names, plural(others, { one: '# weitere Person', other: '# weitere Personen' })];

/** `appSettings` in German. */
export const appSettings: Translation<'appSettings'> = {
  errorTitle: 'App konnte nicht geladen werden',
  directory: {
    title: 'Verzeichnis',
    text: 'Der Ordner mit der App, relativ zum Stammverzeichnis Ihres Projekts.',
    label: 'Verzeichnis der App',
    hint: 'Leer lassen, wenn die App im Stammverzeichnis liegt.',
    save: 'Speichern',
    done: 'Verzeichnis gespeichert. Gilt ab dem nächsten Deployment.',
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
        'alle Logs',
        'die URL',
      ]);
      return `Auch gelöscht werden: ${goes}. Datenbanken bei verbundenen Diensten bleiben erhalten. Nur die Verbindung wird entfernt.`;
    },
    action: 'App löschen',
    confirm: (app) =>
      `${app} ist sofort nicht mehr erreichbar. Das lässt sich nicht rückgängig machen, und die URL kann an eine andere App vergeben werden.`,
    adminsOnly: (admins, others) =>
      `Nur Admins des Teams können Apps löschen: ${list(withOthers(admins, others))}.`,
    done: (app) => `${app} gelöscht`,
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
  noUrl: 'Wird beim ersten Deployment festgelegt',
  noRegion: 'Unbekannt',
  noDeployments: 'Keine Deployments',
  showAs: { rows: 'Als Zeilen anzeigen', cards: 'Als Karten anzeigen' },
  pinned: 'Angeheftete Apps',
  pin: (name) => `${name} anheften`,
  unpin: (name) => `${name} lösen`,
  noMatch: (search) => `Keine App passt zu „${search}“`,
  noMatchHint: 'Die Suche umfasst Namen, Slugs und URLs.',
  unsearched: (count) =>
    plural(count, {
      one: 'Eine App fehlt in dieser Suche, weil die Liste zu lang ist.',
      other: '# Apps fehlen in dieser Suche, weil die Liste zu lang ist.',
    }),
  errorTitle: 'Apps konnten nicht geladen werden',
  pages: 'Seiten der Apps',
  activity: {
    title: 'Aktivität',
    hint: 'Deployments und neue Apps dieses Teams, neueste zuerst. Die Plattform teilt nicht mit, von wem eine Änderung stammt.',
    leftOut: (count) =>
      plural(count, {
        one: 'Aufgeführt sind die 20 zuletzt geänderten Apps. Eine weitere App fehlt.',
        other: 'Aufgeführt sind die 20 zuletzt geänderten Apps. # weitere Apps fehlen.',
      }),
    appCreated: 'App erstellt',
    empty: 'Noch ist nichts geschehen.',
    showMore: 'Mehr anzeigen',
    oldest: (count) =>
      plural(count, {
        one: 'Nur das neueste Ereignis ist aufgeführt.',
        other: 'Nur die neuesten # Ereignisse sind aufgeführt.',
      }),
    errorTitle: 'Aktivität konnte nicht geladen werden',
    failedTitle: (names) => `Deployments konnten nicht geladen werden: ${list(names)}`,
  },
  empty: {
    title: 'Deployen Sie Ihre erste App',
    text: 'Führen Sie drei Befehle im Ordner eines FastAPI-Projekts aus. Ihre App wird gebaut und erhält eine eigene URL. Sie erscheint hier, sobald sie angelegt ist.',
    install: 'Installieren',
    installCommand: 'pip install "fastapi[standard]"',
    logIn: 'Im Terminal anmelden',
    logInCommand: 'fastapi login',
    deploy: 'Deployen',
    deployCommand: 'fastapi deploy',
    waiting: 'Warten auf Ihre erste App',
  },
};

/** `general` in German. */
export const general: Translation<'general'> = {
  visit: 'Öffnen',
  details: 'Details',
  applicationName: 'Name der App',
  id: 'ID',
  url: 'URL',
  defaultPaths: 'FastAPI-Standards',
  repository: 'Repository',
  region: 'Region',
  created: 'Erstellt',
  deploymentStatus: 'Deployment-Status',
  noUrl: 'Wird beim ersten Deployment festgelegt',
  noRegion: 'Unbekannt',
  noDeployments: 'Keine Deployments',
  latestDeployments: 'Letzte Deployments',
  allDeployments: 'Alle Deployments',
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
    none: 'Keine Datenbanken, Caches oder anderen Dienste verbunden.',
    connect: 'Speicher verbinden',
  },
  errorTitle: 'App konnte nicht geladen werden',
};

/** `newApp` in German. */
export const newApp: Translation<'newApp'> = {
  name: 'Name',
  address: (slug) => `Die URL beginnt mit ${slug}`,
  addressHint:
    '3 bis 50 Zeichen. Die URL wird aus dem Namen gebildet und ändert sich später nicht.',
  create: 'App erstellen',
  done: (name) => `${name} wurde erstellt.`,
  taken: (team) => `${team} hat schon eine App mit diesem Namen`,
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

/** `deployments` in German. */
export const deployments: Translation<'deployments'> = {
  columns: { id: 'ID', status: 'Status', created: 'Erstellt', duration: 'Dauer' },
  allStatuses: 'Alle Status',
  outcomes: {
    running: 'Läuft',
    success: 'Erfolgreich',
    failure: 'Fehlgeschlagen',
    cancelled: 'Abgebrochen',
  },
  noneWithStatus: 'Keine Deployments mit diesem Status',
  noneWithStatusHint: 'Der Filter umfasst die neuesten 100 Deployments.',
  showAllStatuses: 'Alle Status anzeigen',
  unsearched: (count) =>
    plural(count, {
      one: 'Ein älteres Deployment wird von diesem Filter nicht erfasst.',
      other: '# ältere Deployments werden von diesem Filter nicht erfasst.',
    }),
  newDeployment: 'Neues Deployment',
  live: 'Live',
  estimate: 'geschätzt',
  durationNote:
    'Die Dauer ist geschätzt: von der Erstellung eines Deployments bis zu seiner letzten Aktualisierung.',
  duration: {
    seconds: (seconds, digits) => `${number(seconds, digits)} s`,
    minutes: (minutes, seconds) =>
      seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`,
  },
  durationUnknown: 'Unbekannt',
  pages: 'Seiten der Deployments',
  newer: 'Neuere',
  older: 'Ältere',
  errorTitle: 'Deployments konnten nicht geladen werden',
  empty: {
    title: 'Noch keine Deployments',
    text: 'Führen Sie diesen Befehl in Ihrem Projektordner aus, oder deployen Sie den Ordner von hier. Das Deployment erscheint, sobald der Upload beginnt.',
    command: 'fastapi deploy',
  },
  logLinks: {
    label: (id) => `App-Log von ${id}`,
    logs: 'App-Log',
    errors: 'Fehler im App-Log',
  },
  redeploy: {
    action: 'Erneut deployen',
    actionFor: (id) => `${id} erneut deployen`,
    title: (id) => `${id} erneut deployen?`,
    titleOfApp: (id, app) => `${id} von ${app} erneut deployen?`,
    text: 'Dasselbe Archiv wird mit den aktuellen Variablen noch einmal gebaut und deployt. Das Live-Deployment läuft weiter, bis der neue Build bereit ist. Schlägt er fehl, ändert sich für Ihre Nutzer nichts.',
    logNote: 'Das Build-Log beginnt von vorn.',
  },
};
