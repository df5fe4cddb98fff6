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

/** `integrations` in German. */
export const integrations: Translation<'integrations'> = {
  description: (team) =>
    `Dienste, die die Apps von ${team} nutzen können. Was hier verbunden ist, wird für eine App unter deren Speicher gewählt.`,
  columns: { service: 'Dienst', status: 'Status', connected: 'Verbunden' },
  errorTitle: 'Die Integrationen konnten nicht geladen werden',
  status: { connected: 'Verbunden', available: 'Nicht verbunden', coming_soon: 'Demnächst' },
  connect: 'Verbinden',
  connectTo: (service) => `${service} verbinden`,
  adminsOnly: (team) => `Nur Admins von ${team} können einen Dienst verbinden.`,
  detail: {
    information: 'Informationen zur Integration',
    type: 'Typ',
    id: 'ID',
    created: 'Erstellt',
    errorTitle: 'Die Integration konnte nicht geladen werden',
    sees: {
      neon: {
        title: 'Sichtbare Projekte',
        errorTitle: 'Die Projekte konnten nicht von Neon geladen werden',
        empty: 'Sie sieht kein Projekt',
        emptyText: 'Legen Sie bei Neon eines an, oder verbinden Sie ein Konto, das eines hat.',
        columns: { name: 'Name', region: 'Region', version: 'Postgres', created: 'Erstellt' },
      },
      redis: {
        title: 'Sichtbare Abonnements',
        errorTitle: 'Die Abonnements konnten nicht von Redis Cloud geladen werden',
        empty: 'Sie sieht kein Abonnement',
        emptyText:
          'Legen Sie bei Redis Cloud eines an, oder verbinden Sie ein Konto, das eines hat.',
        columns: { name: 'Name', status: 'Status', databases: 'Datenbanken' },
      },
    },
    usage: {
      title: 'Apps, die sie nutzen',
      errorTitle: 'Die Apps konnten nicht geladen werden',
      empty: 'Noch keine App nutzt sie',
      emptyText: 'Verbinden Sie unter Speicher einer App eine Datenbank mit ihr.',
      columns: { app: 'App', database: 'Datenbank', connected: 'Verbunden' },
    },
  },
};

/** `integrationCallback` in German. */
export const integrationCallback: Translation<'integrationCallback'> = {
  heading: (service) => `${service} wird verbunden`,
  working: (service) => `${service} wird verbunden`,
  again: 'Erneut verbinden',
  back: 'Zurück zu den Integrationen',
  retry: 'Noch einmal versuchen',
  outcomes: {
    denied: {
      title: 'Sie haben es nicht erlaubt',
      text: (service) => `Es wurde nichts verbunden. ${service} weiß von der Ablehnung.`,
    },
    refused: {
      title: (service) => `${service} hat nicht verbunden`,
      text: (error) => `Die Antwort war „${error}“. Es wurde nichts verbunden.`,
    },
    missingCode: {
      title: 'In der Adresse fehlt etwas',
      text: 'Verknüpfungscode nicht in der URL gefunden',
    },
    lostState: {
      title: 'Dieser Tab hat nicht danach gefragt',
      text: 'Code-Verifier nicht im Sitzungsspeicher gefunden. Verbinden Sie erneut in diesem Tab, und öffnen Sie den Rückweg nicht in einem anderen.',
    },
    wrongState: {
      title: 'Diese Antwort gehört zu einer anderen Frage',
      text: 'Dieser Tab hat nicht danach gefragt, oder für ein anderes Team. Es wurde nichts verbunden.',
    },
    expired: {
      title: 'Es hat zu lange gedauert',
      text: 'Was der Dienst mitgeschickt hat, ist verbraucht oder abgelaufen. Es wurde nichts verbunden.',
    },
    alreadyConnected: {
      title: 'Schon verbunden',
      text: (service, team) => `${team} hat eine Verbindung zu ${service}.`,
    },
    failed: { title: 'Die Verknüpfung konnte nicht abgeschlossen werden' },
  },
};

/** `storage` in German. */
export const storage: Translation<'storage'> = {
  description:
    'Datenbanken, Caches und Speicherdienste, die diese App nutzt, und die Variablen, die sie setzen.',
  columns: { name: 'Name', service: 'Dienst', variables: 'Setzt', connected: 'Verbunden' },
  connect: 'Speicher verbinden',
  errorTitle: 'Die verbundenen Dienste konnten nicht geladen werden',
  noVariables: 'Keine Variable',
  empty: {
    title: 'Noch ist nichts verbunden',
    text: 'Verbinden Sie eine Datenbank oder einen Cache; die Adresse kommt als geheime Umgebungsvariable in der App an.',
  },
  openAt: (name, service) => `${service}: ${name} dort öffnen`,
  disconnect: {
    action: 'Trennen',
    actionFor: (name) => `${name} trennen`,
    title: (name) => `${name} trennen?`,
    variables: (names) =>
      `${names} wird aus den Umgebungsvariablen der App entfernt. Das Deployment, das live ist, behält den Wert bis zum nächsten.`,
    noVariables: 'Die Umgebungsvariablen der App bleiben, wie sie sind.',
    data: (service) => `Was bei ${service} gespeichert ist, bleibt dort.`,
    done: (name) => `${name} ist getrennt`,
  },
  wizard: {
    title: 'Speicher verbinden',
    description: (app) => `Wählen Sie, was ${app} nutzen soll.`,
    steps: {
      integration: {
        label: 'Integration',
        search: 'Integrationen suchen',
        errorTitle: 'Die Integrationen konnten nicht geladen werden',
        none: 'Keine solche Integration',
        gone: 'Diese Integration gibt es nicht mehr. Wählen Sie eine andere.',
        empty: 'Dieses Team hat noch keinen Dienst verbunden.',
      },
      project: {
        label: 'Projekt',
        search: 'Projekte suchen',
        errorTitle: 'Die Projekte konnten nicht von Neon geladen werden',
        none: 'Kein solches Projekt',
        gone: 'Dieses Projekt gibt es nicht mehr. Wählen Sie ein anderes.',
        empty: 'Die Integration sieht kein Projekt. Legen Sie bei Neon eines an.',
      },
      branch: {
        label: 'Branch',
        search: 'Branches suchen',
        errorTitle: 'Die Branches konnten nicht von Neon geladen werden',
        none: 'Kein solcher Branch',
        gone: 'Diesen Branch gibt es nicht mehr. Wählen Sie einen anderen.',
        empty: 'Das Projekt hat keinen Branch.',
      },
      subscription: {
        label: 'Abonnement',
        search: 'Abonnements suchen',
        errorTitle: 'Die Abonnements konnten nicht von Redis Cloud geladen werden',
        none: 'Kein solches Abonnement',
        gone: 'Dieses Abonnement gibt es nicht mehr. Wählen Sie ein anderes.',
        empty: 'Die Integration sieht kein Abonnement. Legen Sie bei Redis Cloud eines an.',
      },
      database: {
        label: 'Datenbank',
        search: 'Datenbanken suchen',
        errorTitle: 'Die Datenbanken konnten nicht geladen werden',
        none: 'Keine solche Datenbank',
        gone: 'Diese Datenbank gibt es nicht mehr. Wählen Sie eine andere.',
        empty:
          'Darin ist keine Datenbank. Legen Sie dort eine an und versuchen Sie es noch einmal.',
      },
    },
    loading: 'Wird geladen',
    notConnected: 'Mit diesem Team nicht verbunden',
    comingSoon: 'Demnächst',
    notReady: (status) => `Nicht bereit: ${status}`,
    isDefault: 'Standard-Branch',
    integrations: 'Zu den Integrationen',
    variable: 'Umgebungsvariable',
    variableHint: 'Sie enthält die Adresse als Secret, das nur durch Trennen verschwindet.',
    clash: (app, name) =>
      `${app} hat schon ${name}. Wählen Sie einen anderen Namen, oder entfernen Sie zuerst diese Variable.`,
    invalidName: 'Nur Buchstaben, Ziffern und _, keine Ziffer am Anfang',
    redeploy: 'Jetzt erneut deployen',
    redeployHint: 'Sonst hat die App sie ab dem nächsten Deployment.',
    submit: 'Verbinden',
    done: (name, variable) => `${name} ist verbunden. Gesetzt wurde ${variable}.`,
  },
};
