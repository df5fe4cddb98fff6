import { createWording, formatWait } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { number } = createWording('de');

/** `common` in German. */
export const common: Translation<'common'> = {
  retry: 'Wiederholen',
  cancel: 'Abbrechen',
  undo: 'Rückgängig',
  copy: (what) => `${what} kopieren`,
  opensInNewTab: '(öffnet in neuem Tab)',
  order: 'Reihenfolge',
  orders: { desc: 'Neueste zuerst', asc: 'Älteste zuerst' },
  clearSearch: 'Suche löschen',
  pastTheEnd: 'Auf dieser Seite ist nichts',
  firstPage: 'Zur ersten Seite',
  range: (first, last, count) => `${number(first)}–${number(last)} von ${number(count)}`,
  errorTitle: 'Etwas ist schiefgegangen!',
  missingPart: 'Dieser Teil der Seite konnte nicht geladen werden',
  newVersion: 'Die Konsole wurde möglicherweise aktualisiert. Laden Sie die Seite neu.',
  noDrop: 'Dateien können hier nicht abgelegt werden.',
  reload: 'Seite neu laden',
  moreActions: 'Weitere Aktionen',
  successTitle: 'Erledigt!',
  tryAgainIn: (seconds) => `Sie können es in ${formatWait(seconds, 'de')} noch einmal versuchen.`,
  tryAgainNow: 'Sie können es jetzt noch einmal versuchen.',
  failures: {
    unknown: 'Etwas ist schiefgegangen.',
    unreachable:
      'Die Plattform ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    timeout: 'Die Plattform hat nicht rechtzeitig geantwortet. Versuchen Sie es noch einmal.',
    insecure:
      'Ihr Browser erlaubt das nur über HTTPS oder auf localhost. Öffnen Sie die Konsole über HTTPS.',
    unreadable: (where) => `Die Konsole kann die Antwort der Plattform nicht lesen (${where}).`,
  },
  offline: 'Sie sind offline. Es geht weiter, sobald Sie wieder verbunden sind.',
  signedOut: 'Sie sind abgemeldet. Melden Sie sich erneut an, um fortzufahren.',
};

/** `error` in German. */
export const error: Translation<'error'> = {
  heading: 'Hoppla!',
  text: (path) => `Bei ${path} ist etwas schiefgegangen.`,
  notFoundReason:
    'Vielleicht wurde es umbenannt oder gelöscht, oder Sie haben keinen Zugriff darauf.',
  goTo: (page) => `Zu: ${page}`,
  tryAgain: 'Noch einmal versuchen',
  goHome: 'Zur Startseite',
  showError: 'Fehler anzeigen',
  hideError: 'Fehler verbergen',
};

/** `errors` in German. */
export const errors: Translation<'errors'> = {
  teamNotFound: 'Team nicht gefunden',
  appNotFound: 'App nicht gefunden',
  deploymentNotFound: 'Deployment nicht gefunden',
  integrationNotFound: 'Integration nicht gefunden',
  itemNotFound: 'Dieses Objekt existiert nicht oder wurde gelöscht.',
  unknown: 'Unbekannter Fehler',
  codeVerifierNotFound: 'Code-Verifier nicht im Sitzungsspeicher gefunden',
  linkCodeNotFound: 'Verknüpfungscode nicht in der URL gefunden',
  codeNotFound: 'Code nicht in der URL gefunden',
  exchangeFailed: 'Token konnte nicht ausgetauscht werden',
  linkFailed: 'Verknüpfung konnte nicht abgeschlossen werden',
};

/** `language` in German. */
export const language: Translation<'language'> = {
  label: 'Sprache',
  hint: 'Gilt auch für Datumsangaben und Zahlen.',
  system: 'Sprache dieses Geräts',
};

/** `notFound` in German. */
export const notFound: Translation<'notFound'> = {
  code: '404',
  heading: 'Hoppla!',
  text: (path) => `Die gesuchte Seite ${path} wurde nicht gefunden.`,
  goBack: 'Zurück',
  goHome: 'Zur Startseite',
};

/** `pages` in German. */
export const pages: Translation<'pages'> = {
  home: 'Start',
  logIn: 'Anmelden',
  signUp: 'Registrieren',
  recoverPassword: 'Passwort wiederherstellen',
  resetPassword: 'Passwort zurücksetzen',
  verifyEmail: 'E-Mail bestätigen',
  verifyUpdateEmail: 'E-Mail-Änderung bestätigen',
  invitation: 'Team-Einladung',
  device: 'Gerät autorisieren',
  callback: 'Anmeldung',
  accountSettings: 'Kontoeinstellungen',
  allTeams: 'Alle Teams',
  newTeam: 'Neues Team',
  team: 'Apps',
  teamSettings: 'Team-Einstellungen',
  newApp: 'Neue App erstellen',
  apps: 'Apps',
  app: 'Allgemein',
  general: 'Allgemein',
  logs: 'Logs',
  environmentVariables: 'Umgebungsvariablen',
  storage: 'Speicher',
  connectResource: 'Speicher',
  appSettings: 'Einstellungen',
  deployments: 'Deployments',
  deployment: 'Deployment',
  integrations: 'Integrationen',
  integration: 'Integration',
  integrationCallback: 'Integration verbinden',
};

/** `preferences` in German. */
export const preferences: Translation<'preferences'> = {
  title: 'Einstellungen',
  text: 'In diesem Browser gespeichert, auch nach dem Abmelden.',
  density: 'Dichte',
  densities: { comfortable: 'Bequem', compact: 'Kompakt' },
  timeZone: 'Zeitzone',
  localZone: 'Ortszeit',
  timeZoneHint: 'Gilt für alle angezeigten Zeiten und für Downloads.',
  singleKeys: 'Kürzel mit einer Taste',
  singleKeysHint: 'Ausgeschaltet gelten nur Kürzel mit Strg oder ⌘ und die in einem Log.',
  notify: 'Benachrichtigen, wenn ein Deployment endet',
  notifyHint: 'Für Deployments, die Sie starten oder öffnen.',
};

/** `unsaved` in German. */
export const unsaved: Translation<'unsaved'> = {
  title: 'Verlassen, ohne zu speichern?',
  text: 'Ihre Änderungen gehen verloren. Sie werden nicht aufbewahrt, weil sie Secrets enthalten können.',
  leave: 'Verlassen',
  stay: 'Bleiben',
};

/** `validation` in German. */
export const validation: Translation<'validation'> = {
  emailRequired: 'E-Mail-Adresse ist erforderlich',
  emailInvalid: 'Geben Sie eine gültige E-Mail-Adresse ein',
  fullNameRequired: 'Der Name ist erforderlich',
  passwordRequired: 'Das Passwort ist erforderlich',
  passwordTooShort: (length) => `Das Passwort muss mindestens ${number(length)} Zeichen haben`,
  passwordTooLong: (length) => `Das Passwort darf höchstens ${number(length)} Zeichen haben`,
  confirmationRequired: 'Die Bestätigung des Passworts ist erforderlich',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein',
  nameTooShort: (length) => `Der Name muss mindestens ${number(length)} Zeichen haben`,
  nameTooLong: (length) => `Der Name muss weniger als ${number(length)} Zeichen haben`,
  directoryAbsolute: 'Das Verzeichnis muss ein relativer Pfad sein, kein absoluter',
  directoryHome: 'Das Verzeichnis darf nicht mit „~“ beginnen',
  directoryOutside: 'Das Verzeichnis darf kein „..“ enthalten',
  directoryCharacters:
    'Das Verzeichnis darf nur die Buchstaben A bis Z, Ziffern, Leerzeichen und / . _ - enthalten',
};

/** `footer` in German. */
export const footer: Translation<'footer'> = {
  status: 'Status',
  documentation: 'Dokumentation',
  terms: 'Nutzungsbedingungen',
  privacyPolicy: 'Datenschutz',
  accessibility: 'Barrierefreiheit',
};
