import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number, plural } = createWording('de');

const variables = { one: '# Variable', other: '# Variablen' };

/** `environmentVariables` in German. */
export const environmentVariables: Translation<'environmentVariables'> = {
  search: 'Namen suchen',
  columns: { name: 'Name', value: 'Wert', kind: 'Art', updated: 'Geändert' },
  kinds: { variable: 'Variable', secret: 'Secret' },
  kindFilter: 'Art',
  kindFilters: {
    all: 'Alle Arten',
    variable: 'Variablen',
    secret: 'Secrets',
    managed: 'Von einem Dienst gesetzt',
  },
  writeOnly: 'Nur schreibbar',
  writeOnlyHint: 'Ein Secret lässt sich nicht mehr lesen, nachdem es gesetzt wurde.',
  masked: 'Verborgener Wert',
  emptyValue: 'Leer',
  reveal: (name) => `${name} anzeigen`,
  hide: (name) => `${name} verbergen`,
  noMatch: (search) => `Kein Variablenname enthält „${search}“`,
  noneOfKind: 'Keine Variablen dieser Art',
  showAllKinds: 'Alle Arten anzeigen',
  errorTitle: 'Die Variablen konnten nicht geladen werden',
  add: 'Variable hinzufügen',
  actionsFor: (name) => `Aktionen für ${name}`,
  edit: 'Bearbeiten',
  delete: 'Löschen',
  managedBy: (provider) =>
    `${provider} setzt sie. Trennen Sie den Dienst unter Speicher, um das zu ändern.`,
  nameOf: 'Name der neuen Variable',
  valueOf: (name) => (name === '' ? 'Wert der neuen Variable' : `Wert von ${name}`),
  kindOf: (name) => (name === '' ? 'Art der neuen Variable' : `Art von ${name}`),
  newSecretValue: 'Ein neuer Wert. Der jetzige lässt sich nicht anzeigen.',
  discardEdit: (name) => (name === '' ? 'Neue Variable verwerfen' : `${name} verwerfen`),
  secretForGood: 'Ein Secret bleibt eines: Sein Wert lässt sich nicht mehr lesen.',
  discard: 'Verwerfen',
  save: (count) => (count === 0 ? 'Speichern' : `${plural(count, variables)} speichern`),
  nothingChanged: 'Noch ist nichts geändert.',
  toBeSaved: (count) =>
    plural(count, {
      one: 'Eine Variable wird gespeichert. Sie gilt ab dem nächsten Deployment.',
      other: '# Variablen werden gespeichert. Sie gelten ab dem nächsten Deployment.',
    }),
  saveAndRedeploy: 'Speichern und erneut deployen',
  savedAndRedeploying: (count) =>
    `${plural(count, variables)} gespeichert. Die App wird erneut deployt.`,
  viewDeployment: 'Deployment ansehen',
  saved: (count) => `${plural(count, variables)} gespeichert. Gilt ab dem nächsten Deployment.`,
  deleted: (name) => `${name} gelöscht. Gilt ab dem nächsten Deployment.`,
  notDeleted: (name) =>
    `${name} wurde nicht gelöscht: Ihre Sitzung endete vorher. Melden Sie sich an und löschen Sie die Variable noch einmal.`,
  deletingIn: (seconds) => `Wird in ${number(seconds)} s gelöscht`,
  deleting: 'Wird gelöscht',
  deletingAnnounced: (name) => `${name} wird in 8 Sekunden gelöscht`,
  undoOf: (name) => `Löschen von ${name} rückgängig machen`,
  problems: {
    nameMissing: 'Eine Variable braucht einen Namen',
    namePattern: (suggestion) =>
      `Nur Buchstaben, Ziffern und Unterstriche, keine Ziffer am Anfang: zum Beispiel ${suggestion}`,
    nameLength: (max) => `Der Name darf höchstens ${number(max)} Zeichen haben`,
    valueLength: (max) => `Der Wert darf höchstens ${number(max)} Zeichen haben`,
    exists: 'Diese App hat schon eine Variable dieses Namens',
    twice: 'Sie fügen diesen Namen zweimal hinzu',
    setAgain: (line) => `In Zeile ${number(line)} noch einmal gesetzt; jene gilt`,
    noEquals: 'Keine Variable: Es gibt kein „=“',
    noName: 'Vor dem „=“ steht nichts',
    unclosedQuote: 'Das Anführungszeichen am Anfang des Wertes wird nie geschlossen',
    unclosedPem: 'Der Schlüssel oder das Zertifikat hat keine END-Zeile',
    textAfterQuote: 'Nach dem schließenden Anführungszeichen folgt mehr als ein Kommentar',
  },
  hints: {
    json: 'Das sieht wie JSON aus, ist aber kein gültiges JSON.',
    url: 'Das sieht wie eine Adresse aus, ist aber keine gültige URL.',
    blanks: 'Am Anfang oder Ende steht ein Leerzeichen oder Zeilenumbruch.',
    quotes: 'Die Anführungszeichen außen herum gehören zum Wert.',
  },
  export: {
    action: 'Exportieren',
    env: '.env-Datei',
    json: 'JSON',
    withoutSecrets: 'Ohne Secrets, die sich nicht lesen lassen',
    secretsNote: 'Secrets werden nicht exportiert:',
  },
  import: {
    action: '.env importieren',
    title: 'Variablen importieren',
    hint: 'Fügen Sie den Inhalt einer .env-Datei ein, ziehen Sie die Datei auf diese Seite oder wählen Sie sie aus. Nichts wird gespeichert, bevor Sie gesehen haben, was sich ändert.',
    label: 'Inhalt einer .env-Datei',
    chooseFile: 'Datei auswählen',
    review: 'Prüfen',
    cancel: 'Abbrechen',
    pasteNote: 'Eine .env-Datei irgendwo auf dieser Seite einfügen oder ablegen',
    dropHere: 'Ablegen, um zu sehen, was sich ändert',
    tooLarge: 'Diese Datei ist größer als 1 MB: Das ist kaum eine .env-Datei.',
    notText: 'Diese Datei ist kein Text in UTF-8.',
    nothingFound: 'Darin ist keine Variable.',
    reviewTitle: 'Eingefügte Variablen prüfen',
    reviewOf: (file) => `${file} prüfen`,
    line: 'Zeile',
    lines: (first, last) => (first === last ? number(first) : `${number(first)}–${number(last)}`),
    selectAll: 'Alles speichern, was sich speichern lässt',
    select: (name) => `${name} speichern`,
    states: { new: 'neu', changed: 'geändert', same: 'gleich', invalid: 'ungültig' },
    was: 'war',
    becomes: 'wird',
    valueLines: (count) => plural(count, { one: '# Zeile', other: '# Zeilen' }),
    rename: 'Umbenennen',
    renameTo: (suggestion) => `In ${suggestion} umbenennen`,
    summary: (count, total) =>
      plural(count, {
        one: `# von ${number(total)} wird gespeichert. Sie gilt ab dem nächsten Deployment.`,
        other: `# von ${number(total)} werden in einer Anfrage gespeichert. Sie gelten ab dem nächsten Deployment.`,
      }),
  },
  changes: {
    title: (count) =>
      plural(count, {
        one: '# Variable seit dem Live-Deployment geändert',
        other: '# Variablen seit dem Live-Deployment geändert',
      }),
    titleOfFailed: (count) =>
      plural(count, {
        one: '# Variable seit dem fehlgeschlagenen Deployment geändert',
        other: '# Variablen seit dem fehlgeschlagenen Deployment geändert',
      }),
    text: 'Gilt ab dem nächsten Deployment:',
    andMore: (count) => `und ${number(count)} weitere`,
    redeploy: 'Erneut deployen',
  },
  empty: {
    title: 'Noch keine Variablen',
    text: 'Einstellungen und Secrets, die Ihre App beim Start liest. Fügen Sie eine hinzu, importieren Sie eine .env-Datei, oder setzen Sie eine aus dem Ordner Ihres Projekts:',
    command: 'fastapi cloud env set NAME VALUE',
  },
};
