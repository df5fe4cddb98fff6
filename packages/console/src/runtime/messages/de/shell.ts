import { createWording, formatWait } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { plural } = createWording('de');

/** `connection` in German. */
export const connection: Translation<'connection'> = {
  incomplete: 'Nicht alles auf dieser Seite konnte geladen werden',
  offline: 'Sie sind offline',
  offlineText:
    'Diese Seite ist möglicherweise nicht aktuell. Sie wird aktualisiert, sobald Sie wieder online sind.',
  silent: 'Die Plattform ist nicht erreichbar',
  trying: 'Neuer Versuch…',
  nextTry: (seconds) =>
    `Nächster Versuch in ${formatWait(seconds, 'de')}. Ihre Eingaben bleiben erhalten.`,
  tryNow: 'Jetzt versuchen',
  signedOut: 'Sie sind abgemeldet',
  signedOutText: 'Melden Sie sich erneut an, um diesen Abschnitt zu sehen.',
};

/** `deploymentDock` in German. */
export const deploymentDock: Translation<'deploymentDock'> = {
  label: 'Verfolgte Deployments',
  running: (count) => plural(count, { one: '# Deployment läuft', other: '# Deployments laufen' }),
  ended: 'Deployments abgeschlossen',
  left: (duration) => `noch etwa ${duration}`,
  overdue: 'länger als sonst',
  stop: (app) => `${app} nicht mehr verfolgen`,
  notify: 'Benachrichtigen',
  notifyDenied:
    'Ihr Browser blockiert Benachrichtigungen. Sie erscheinen stattdessen hier, solange dieser Tab offen ist.',
  title: (status, app, page) => `${status}: ${app} | ${page}`,
  notification: (app, status) => `${app}: ${status}`,
  notificationText: 'Build-Log öffnen',
};

/** `palette` in German. */
export const palette: Translation<'palette'> = {
  allShortcuts: 'Alle Tastenkürzel',
  appLimit: (count) =>
    plural(count, {
      one: 'Die Suche umfasst nur die neueste App. Sie haben weitere.',
      other: 'Die Suche umfasst nur die neuesten # Apps. Sie haben weitere.',
    }),
  groups: {
    app: (name) => `In ${name}`,
    team: (name) => `In ${name}`,
    apps: 'Apps',
    logViews: 'Gespeicherte Log-Ansichten',
    deployments: 'Deployments',
    actions: 'Aktionen',
    pages: 'Konto',
  },
  app: 'App',
  redeploy: {
    name: 'Erneut deployen…',
    label: 'App, die erneut deployt wird',
    of: (app) => `${app} erneut deployen`,
    preview: 'Fragt vorher nach. Baut das Live-Deployment mit den aktuellen Variablen noch einmal.',
    none: (app) => `${app} hat noch nichts, das sich erneut deployen lässt.`,
  },
  logs: { name: 'Logs öffnen von…', label: 'App, deren Logs geöffnet werden' },
  copyUrl: {
    name: 'URL kopieren von…',
    label: 'App, deren URL kopiert wird',
    of: (app) => `URL von ${app} kopieren`,
    copied: (url) => `${url} kopiert`,
  },
  switchTeam: { name: 'Team wechseln…', label: 'Team, zu dem gewechselt wird' },
  invite: 'Personen einladen',
  theme: { name: 'Farbschema wechseln…', label: 'Farbschema' },
  timeZone: {
    name: 'Zeitzone wechseln…',
    label: 'Zeitzone',
    local: 'Ortszeit',
  },
  density: {
    name: 'Dichte wechseln…',
    label: 'Dichte',
    comfortable: 'Bequem',
    compact: 'Kompakt',
  },
  language: 'Sprache wechseln…',
  current: 'aktuell',
};

/** `shell` in German. */
export const shell: Translation<'shell'> = {
  loading: 'Wird geladen',
  teamNavigation: 'Team',
  appNavigation: 'App',
  switchTeam: 'Team wechseln',
  teams: 'Teams',
  roles: { personal: 'Persönlich', owner: 'Inhaber', member: 'Mitglied' },
  help: 'Hilfe',
  feedback: 'Feedback',
  community: 'Community',
  search: 'Suchen',
  docs: 'Doku',
  theme: 'Farbschema',
  themes: { dark: 'Dunkel', light: 'Hell', system: 'System' },
  accountMenu: (name) => `${name}, Kontomenü`,
  logOut: 'Abmelden',
};

/** `shortcuts` in German. */
export const shortcuts: Translation<'shortcuts'> = {
  title: 'Tastenkürzel',
  groups: {
    general: 'Überall',
    team: 'Gehe zu',
    app: 'Gehe zu, in einer App',
    variables: 'In Variablen',
    log: 'In einem Log',
  },
  actions: {
    palette: 'Suchen oder springen zu',
    sheet: 'Tastenkürzel',
    search: 'Auf dieser Seite suchen',
    create: 'Auf dieser Seite erstellen',
    notifications: 'Zu den Benachrichtigungen',
    save: 'Speichern',
    saveAndRedeploy: 'Speichern und neu bereitstellen',
    find: 'Suchen',
    nextMatch: 'Nächster Treffer',
    previousMatch: 'Vorheriger Treffer',
    nextError: 'Nächster Fehler',
    previousError: 'Vorheriger Fehler',
    firstLine: 'Erste Zeile',
    lastLine: 'Letzte Zeile, und neuen folgen',
    selectAll: 'Alle Zeilen auswählen',
    deselect: 'Auswahl aufheben',
    copyLine: 'Zeile kopieren',
    lineMenu: 'Nach einem Wert der Zeile filtern',
    openLine: 'Zeile aufklappen oder öffnen',
    wrap: 'Zeilen umbrechen',
  },
  followedBy: 'dann',
};

/** `teamSwitcher` in German. */
export const teamSwitcher: Translation<'teamSwitcher'> = {
  find: 'Team suchen',
  noneFound: 'Keine Teams gefunden',
};

/** `copyAs` in German. */
export const copyAs: Translation<'copyAs'> = {
  menu: 'Kopieren als',
  cli: 'FastAPI Cloud CLI',
  curl: 'curl',
  powershell: 'PowerShell',
  python: 'Python',
  requests: {
    listApps: 'Apps auflisten',
    createApp: 'App erstellen',
    listDeployments: 'Deployments auflisten',
    redeploy: 'Erneut deployen',
    readDeployment: 'Deployment lesen',
    readBuildLogs: 'Build-Log lesen',
    readAppLogs: 'Logs lesen',
    listVariables: 'Variablen auflisten',
    setVariable: 'Variable setzen',
  },
  copied: (what) => `Als ${what} kopiert`,
  copiedWithToken: (what) => `Als ${what} kopiert. Das Token wird aus $QUAYSIDE_TOKEN gelesen.`,
};
