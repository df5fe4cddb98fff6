import { createWording } from '@quayside/design-system/messages';
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
  pastTheEnd: 'Die Liste endet vor dieser Seite',
  firstPage: 'Zur ersten Seite',
  range: (first, last, count) => `${number(first)}–${number(last)} von ${number(count)}`,
  errorTitle: 'Etwas ist schiefgegangen!',
  newVersion:
    'Vielleicht gibt es eine neue Version der Konsole. Laden Sie neu, um sie zu bekommen.',
  reload: 'Seite neu laden',
  successTitle: 'Erledigt!',
  tryAgainIn: (seconds) => `Sie können es in ${number(seconds)} s noch einmal versuchen.`,
  tryAgainNow: 'Sie können es jetzt noch einmal versuchen.',
  failures: {
    unknown: 'Etwas ist schiefgegangen.',
    tryAgain: 'Versuchen Sie es gleich noch einmal.',
    unreachable:
      'Die Plattform antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    timeout: 'Die Plattform hat zu lange für eine Antwort gebraucht. Versuchen Sie es noch einmal.',
    insecure:
      'Ihr Browser erlaubt das nur auf Seiten über https und auf localhost. Öffnen Sie die Konsole mit https.',
    unreadable: (where) =>
      `Die Plattform hat eine Antwort gesendet, die diese Konsole nicht lesen kann (${where}).`,
  },
  offline: 'Sie sind offline. Es geht weiter, sobald Sie wieder verbunden sind.',
};

/** `confirmation` in German. */
export const confirmation: Translation<'confirmation'> = {
  typeToConfirm: (name) => `Zur Bestätigung ${name} eingeben`,
};

/** `error` in German. */
export const error: Translation<'error'> = {
  heading: 'Hoppla!',
  text: (path) => `Bei ${path} ist etwas schiefgegangen.`,
  tryAgain: 'Noch einmal versuchen',
  goHome: 'Zur Startseite',
  showError: 'Fehler anzeigen',
  hideError: 'Fehler verbergen',
};

/** `errors` in German. */
export const errors: Translation<'errors'> = {
  teamNotFound: 'Team nicht gefunden',
  appNotFound: 'App nicht gefunden',
  itemNotFound: 'Unter dieser Adresse gibt es nichts.',
  unknown: 'Unbekannter Fehler',
  codeVerifierNotFound: 'Code-Verifier nicht im Sitzungsspeicher gefunden',
  linkCodeNotFound: 'Verknüpfungscode nicht in der URL gefunden',
  codeNotFound: 'Code nicht in der URL gefunden',
  exchangeFailed: 'Das Token konnte nicht eingetauscht werden',
  linkFailed: 'Die Verknüpfung konnte nicht abgeschlossen werden',
};

/** `language` in German. */
export const language: Translation<'language'> = {
  label: 'Sprache',
  hint: 'Datum und Zahlen richten sich auch danach.',
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
  title: 'Vorlieben',
  text: 'Wie dieser Browser die Konsole zeigt. Sie bleiben, wenn Sie sich abmelden.',
  density: 'Dichte',
  densities: { comfortable: 'Bequem', compact: 'Kompakt' },
  timeZone: 'Zeitzone',
  timeZones: { local: 'Ortszeit', UTC: 'UTC' },
  timeZoneHint: 'Gilt für jede Zeit, die angezeigt wird, und für Heruntergeladenes.',
  singleKeys: 'Kürzel aus einer einzelnen Taste',
  singleKeysHint: 'Ausgeschaltet bleiben nur die mit Strg oder ⌘ und die in einem Log.',
  notify: 'Mitteilen, wenn ein Deployment endet',
  notifyHint: 'Für Deployments, die Sie beginnen oder öffnen.',
};

/** `unsaved` in German. */
export const unsaved: Translation<'unsaved'> = {
  title: 'Verlassen, ohne zu speichern?',
  text: 'Ihre Eingabe wurde nicht gespeichert und wird nicht aufbewahrt, weil sie geheim sein kann.',
  leave: 'Verlassen',
  stay: 'Bleiben',
};

/** `validation` in German. */
export const validation: Translation<'validation'> = {
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
};
