import { createWording } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { number, plural } = createWording('de');

const variables = { one: '# Variable', other: '# Variablen' };

/** `environmentVariables` in German. */
export const environmentVariables: Translation<'environmentVariables'> = {
  search: 'Namen suchen',
  columns: { name: 'Name', value: 'Wert', kind: 'Art', updated: 'Geändert' },
  kinds: { variable: 'Variable', secret: 'Secret' },
  kindFilters: { all: 'Alle', changed: 'Geändert', secret: 'Secrets', empty: 'Leer' },
  writeOnly: 'Nur schreibbar',
  writeOnlyHint: 'Ein Secret lässt sich nach dem Speichern nicht mehr lesen.',
  masked: 'Verborgener Wert',
  emptyValue: 'Leer',
  reveal: (name) => `${name} anzeigen`,
  hide: (name) => `${name} verbergen`,
  seconds: (seconds) => `${number(seconds)} s`,
  hiddenIn: (seconds) => `Wird in ${number(seconds)} s wieder verborgen`,
  noMatch: (search) => `Keine Variable passt zu „${search}“`,
  noneOfKind: 'Keine Variablen dieser Art',
  showAllKinds: 'Alle Arten anzeigen',
  errorTitle: 'Variablen konnten nicht geladen werden',
  views: {
    label: 'Ansichten der Variablen',
    variables: 'Variablen',
    compare: 'Vergleich',
    history: 'Verlauf',
  },
  deleted: 'Wird beim Speichern gelöscht',
  notSaved: 'Nicht gespeichert',
  renamedFrom: (name) => `Bisher ${name}. Der Wert bleibt.`,
  undone: 'Das Speichern wurde rückgängig gemacht. Gilt ab dem nächsten Deployment.',
  undoneExcept: (names) =>
    `Das Speichern wurde rückgängig gemacht, außer für ${names.join(', ')}. Gilt ab dem nächsten Deployment.`,
  undoReviewTitle: 'Vor dem Rückgängigmachen prüfen',
  changedSince: 'Eine Variable wurde seitdem geändert. Wählen Sie, was wiederhergestellt wird.',
  savedIn: (app, saved, removed) =>
    `In ${app} gespeichert: ${plural(saved, variables)}${removed === 0 ? '' : `, ${number(removed)} entfernt`}. Gilt ab dem nächsten Deployment der App.`,
  savedAndRedeploying: (saved, removed) =>
    `${saved === 0 ? `${plural(removed, variables)} entfernt` : `${plural(saved, variables)} gespeichert${removed === 0 ? '' : `, ${number(removed)} entfernt`}`}. Die App wird erneut deployt.`,
  add: {
    action: 'Hinzufügen',
    variable: 'Variable',
    file: '.env importieren',
    code: 'Aus Code',
    app: 'Aus einer anderen App',
  },
  actionsFor: (name) => `Aktionen für ${name}`,
  edit: 'Bearbeiten',
  delete: 'Löschen',
  managedBy: (provider) =>
    `Von ${provider} gesetzt. Trennen Sie ${provider} unter „Speicher“, um sie zu ändern.`,
  rename: 'Umbenennen …',
  duplicate: 'Duplizieren',
  copyToApp: 'In andere App kopieren …',
  newNameOf: (name) => `Neuer Name von ${name}`,
  nameOf: 'Name der neuen Variable',
  valueOf: (name) => (name === '' ? 'Wert der neuen Variable' : `Wert von ${name}`),
  kindOf: (name) => (name === '' ? 'Art der neuen Variable' : `Art von ${name}`),
  newSecretValue: 'Geben Sie einen neuen Wert ein. Der aktuelle lässt sich nicht anzeigen.',
  discardEdit: (name) => (name === '' ? 'Neue Variable verwerfen' : `${name} verwerfen`),
  looksSecret: 'Sieht nach einem Secret aus',
  secretIsPermanent:
    'Ein Secret kann keine Variable werden, weil sich sein Wert nicht lesen lässt.',
  discard: 'Verwerfen',
  nothingChanged: 'Noch keine Änderungen.',
  unsaved: 'Nicht gespeicherte Änderungen',
  changesNotSaved: (count) =>
    plural(count, { one: '# Änderung nicht gespeichert', other: '# Änderungen nicht gespeichert' }),
  saveChanges: 'Speichern',
  saveAndRedeploy: 'Speichern und erneut deployen',
  viewDeployment: 'Deployment ansehen',
  saved: (count) => `${plural(count, variables)} gespeichert. Gilt ab dem nächsten Deployment.`,
  savedAndRemoved: (saved, removed) =>
    saved === 0
      ? `${plural(removed, variables)} entfernt. Gilt ab dem nächsten Deployment.`
      : `${plural(saved, variables)} gespeichert, ${number(removed)} entfernt. Gilt ab dem nächsten Deployment.`,
  undoSome: (count) => `${number(count)} rückgängig machen`,
  undoOf: (name) => `Löschen von ${name} rückgängig machen`,
  problems: {
    valueMissing: 'Geben Sie den Wert erneut ein. Der aktuelle lässt sich nicht lesen.',
    nameMissing: 'Geben Sie einen Namen ein',
    namePattern: (suggestion) =>
      `Nur Buchstaben, Ziffern und Unterstriche, am Anfang keine Ziffer: zum Beispiel ${suggestion}`,
    nameLength: (max) => `Der Name darf höchstens ${number(max)} Zeichen haben`,
    valueLength: (max) => `Der Wert darf höchstens ${number(max)} Zeichen haben`,
    exists: 'Diese App hat schon eine Variable mit diesem Namen',
    twice: 'Sie fügen diesen Namen zweimal hinzu',
    setAgain: (line) => `Durch Zeile ${number(line)} ersetzt`,
    noEquals: 'Keine Variable: „=“ fehlt',
    noName: 'Der Name vor „=“ fehlt',
    unclosedQuote: 'Das öffnende Anführungszeichen wird nicht geschlossen',
    unclosedPem: 'Der Schlüssel oder das Zertifikat hat keine END-Zeile',
    textAfterQuote: 'Nach dem schließenden Anführungszeichen darf nur ein Kommentar folgen',
    noValue: 'Der Wert steht nicht in diesem Text',
    unsupported: 'Diese Form wird nicht gelesen. Schreiben Sie NAME=Wert.',
    brokenJson: 'Das beginnt wie JSON, ist aber nicht gültig.',
  },
  risks: {
    empties: 'Ersetzt einen Wert durch nichts',
    'overwrites-secret': 'Der alte Wert lässt sich nicht wiederherstellen',
    example: 'Beispielwert',
    localhost: 'localhost ist dieser Container',
    reference: (reference) => `${reference} wird nicht eingesetzt`,
    typographic: 'Beginnt oder endet mit einem typografischen Anführungszeichen',
    invisible: 'Beginnt oder endet mit einem unsichtbaren Zeichen',
    several: 'Mehrere Zuweisungen in einer Zeile',
    json: 'Sieht aus wie JSON, ist aber ungültig.',
    url: 'Sieht aus wie eine URL, ist aber ungültig.',
    blanks: 'Der Wert beginnt oder endet mit einem Leerzeichen oder Zeilenumbruch.',
    quotes: 'Die umgebenden Anführungszeichen gehören zum Wert.',
  },
  selection: {
    label: 'Ausgewählte Variablen',
    all: 'Alle Variablen auswählen',
    one: (name) => `${name} auswählen`,
    count: (count) => `${plural(count, variables)} ausgewählt`,
    clear: 'Aufheben',
    makeSecret: 'Zu Secrets machen',
  },
  export: {
    action: 'Exportieren',
    env: '.env-Datei',
    json: 'JSON',
    shell: 'Shell-Skript',
    docker: 'Docker-Env-Datei',
    withoutSecrets: 'Ohne Secrets, die sich nicht lesen lassen',
    secretsNote: 'Secrets werden nicht exportiert:',
    lineBreaksNote: 'Werte mit Zeilenumbrüchen werden nicht exportiert:',
  },
  import: {
    title: 'Variablen importieren',
    hint: 'Fügen Sie den Inhalt einer .env-Datei ein, ziehen Sie die Datei auf diese Seite oder wählen Sie sie aus. Sie prüfen die Änderungen, bevor etwas gespeichert wird.',
    label: 'Inhalt einer .env-Datei',
    chooseFile: 'Datei auswählen',
    review: 'Prüfen',
    cancel: 'Abbrechen',
    pasteNote: 'Eine .env-Datei irgendwo auf dieser Seite einfügen oder ablegen',
    dropHere: 'Ablegen, um die Änderungen zu prüfen',
    tooLarge: 'Diese Datei ist größer als 1 MB und daher vermutlich keine .env-Datei.',
    notText: 'Diese Datei ist kein UTF-8-Text.',
    noEquals: 'Dieser Text enthält kein „=“. Schreiben Sie jede Variable als NAME=Wert.',
    nothingFound: 'Keine Variablen gefunden.',
    reviewTitle: 'Eingefügte Variablen prüfen',
    reviewOf: (file) => `${file} prüfen`,
    line: 'Zeile',
    lines: (first, last) => (first === last ? number(first) : `${number(first)}–${number(last)}`),
    selectAll: 'Alle Änderungen auswählen',
    select: (name) => `${name} speichern`,
    selectRemoval: (name) => `${name} entfernen`,
    changedElsewhere:
      'Einige dieser Variablen wurden anderswo geändert. Prüfen Sie die Änderungen erneut und speichern Sie dann.',
    replace: 'Alle Variablen ersetzen',
    replaceHint: (count) =>
      plural(count, {
        one: 'Auch die Variable entfernen, die in diesem Import fehlt. Von einem Dienst gesetzte Variablen bleiben.',
        other:
          'Auch die # Variablen entfernen, die in diesem Import fehlen. Von einem Dienst gesetzte Variablen bleiben.',
      }),
    was: 'vorher',
    becomes: 'nachher',
    valueLines: (count) => plural(count, { one: '# Zeile', other: '# Zeilen' }),
    renameTo: (suggestion) => `In ${suggestion} umbenennen`,
  },
  review: {
    filter: 'Anzeigen',
    all: 'Alle',
    look: 'Zu prüfen',
    state: 'Zustand',
    states: {
      new: 'Neu',
      changed: 'Geändert',
      removed: 'Entfernt',
      same: 'Gleich',
      invalid: 'Ungültig',
    },
    chosen: (saved, removed, total) =>
      `${number(saved)} von ${number(total)} werden gespeichert${removed === 0 ? '' : `, ${number(removed)} entfernt`}`,
    notRestorable: (names) => `${names.join(', ')} lässt sich nicht wiederherstellen.`,
    lossNote: 'Werte, die verloren gingen, sind nicht ausgewählt.',
    generate: 'Wert erzeugen',
    generateFor: (name) => `Wert für ${name} erzeugen`,
    fillIn: 'Einsetzen',
    fillInFor: (name) => `${name} einsetzen`,
    edit: 'Bearbeiten',
    editOf: (name) => `${name} bearbeiten`,
    forms: {
      json: 'Als JSON gelesen.',
      dockerEnv: 'Als Datei für docker run --env-file gelesen: Werte bleiben, wie sie sind.',
      compose: 'Als YAML von Docker Compose oder Kubernetes gelesen: nur die Variablen.',
      dockerfile: 'Als Dockerfile gelesen: nur die ENV-Zeilen.',
      command: 'Als Befehl gelesen: nur die Variablen, die er setzt.',
      powershell: 'Als PowerShell gelesen.',
      cmd: 'Als Shell-Befehle gelesen, die Variablen setzen.',
      systemd: 'Als systemd-Unit gelesen: nur die Environment-Zeilen.',
      diff: 'Als Diff gelesen: nur die hinzugefügten Zeilen.',
    },
  },
  codeCheck: {
    usedIn: (uses) =>
      `Verwendet in ${uses.slice(0, 3).join(', ')}${uses.length > 3 ? `, und ${number(uses.length - 3)} weitere` : ''}`,
    title: 'Mit Code abgleichen',
    hint: 'Fügen Sie eine Settings-Klasse, Code, der os.environ liest, oder eine .env.example-Datei ein. Der Text bleibt in diesem Browser und wird nicht ausgeführt.',
    label: 'Code oder .env.example',
    tooLarge: 'Das ist größer als 1 MB. Fügen Sie nur die Einstellungen ein.',
    nothingFound: 'In diesem Text wurden keine Variablen gefunden.',
    complete: (count) =>
      plural(count, {
        one: 'Die App hat die # Variable, die der Code braucht.',
        other: 'Die App hat alle # Variablen, die der Code braucht.',
      }),
    inLines: (lines) =>
      lines.length === 1 ? `Zeile ${lines.join(', ')}` : `Zeilen ${lines.join(', ')}`,
    hasDefault: 'Optional: Der Code hat einen Standardwert.',
    list: (title, names) => `${title}: ${names.join(', ')}`,
    reviewTitle: 'Variablen aus Code prüfen',
    unused: (count) =>
      plural(count, {
        one: '# Variable wird von diesem Code nicht verwendet',
        other: '# Variablen werden von diesem Code nicht verwendet',
      }),
  },
  history: {
    title: 'Verlauf der Variablen',
    hint: 'Rückgängig machen lassen sich Änderungen dieses Tabs, solange er offen ist: Die Plattform behält keine früheren Werte. Was anderswo geändert wurde, kommt beim Besuch hinzu; eine Löschung trägt die Zeit, zu der sie hier bemerkt wurde.',
    empty: 'Noch keine Änderungen.',
    deployment: (id) => `Deployment ${id}`,
    waits: 'Wartet auf das nächste Deployment',
    liveWith: (id) => `Live mit ${id}`,
    tookLive: (count) =>
      plural(count, {
        one: 'hat # Änderung live geschaltet',
        other: 'hat # Änderungen live geschaltet',
      }),
    kinds: {
      added: (count) => `${number(count)} hinzugefügt`,
      changed: (count) => `${number(count)} geändert`,
      renamed: (count) => `${number(count)} umbenannt`,
      deleted: (count) => `${number(count)} gelöscht`,
    },
    tally: {
      added: (count) => `${number(count)} neu`,
      changed: (count) => `${number(count)} geändert`,
      renamed: (count) => `${number(count)} umbenannt`,
      deleted: (count) => `${number(count)} gelöscht`,
    },
    imported: (count, fileName) =>
      fileName === undefined
        ? `${number(count)} importiert`
        : `${number(count)} aus ${fileName} importiert`,
    copied: (count, app) => `${number(count)} von ${app} kopiert`,
    moreNames: (count) => `und ${number(count)} weitere`,
    fewerNames: 'Weniger anzeigen',
    notStored: 'Werte nicht aufbewahrt',
    notRestorable: 'Nicht wiederherstellbar',
    renamed: (name, from) => `${name}, bisher ${from}`,
    undone: 'Rückgängig gemacht',
    showMore: 'Mehr anzeigen',
  },
  compare: {
    noApps: 'Dieses Team hat keine anderen Apps.',
    loadingApps: 'Apps werden geladen …',
    errorTitle: 'Die Variablen der anderen Apps konnten nicht geladen werden',
    label: 'Verglichene Variablen',
    here: 'diese App',
    addApp: 'App hinzufügen',
    remove: (app) => `${app} entfernen`,
    values: 'Werte',
    onlyDifferences: 'Nur Unterschiede',
    missing: 'Fehlt',
    odd: 'weicht von den meisten Apps ab',
    oddHint: 'Hervorgehoben: die App, die von den meisten abweicht.',
    secretsHint: (count) =>
      plural(count, {
        one: '# Secret lässt sich nicht vergleichen.',
        other: '# Secrets lassen sich nicht vergleichen.',
      }),
    differ: (different, total) =>
      `${number(different)} von ${number(total)} Namen unterscheiden sich.`,
    none: 'Die Apps haben dieselben Variablen, soweit sie lesbar sind.',
    empty: 'Keine dieser Apps hat Variablen.',
    copy: 'Kopieren',
    copyAll: 'Unterschiede kopieren',
    copyOf: (name) => `${name} kopieren`,
    from: (app) => `Aus ${app} in diese App`,
    to: (app) => `In ${app}`,
    nothingToCopy: 'Nichts zu kopieren',
    reviewFrom: (app) => `Variablen aus ${app} prüfen`,
    reviewTo: (from, to) => `Kopie aus ${from} in ${to} prüfen`,
    becomesSecret: 'Wird zum Secret',
    typeSecret: (name) => `Secret-Wert von ${name}`,
    secretNote: 'Ein Secret ist nicht lesbar. Geben Sie den Wert ein, um es zu kopieren.',
    lineBreaks:
      'Dieser Wert enthält Zeilenumbrüche. Fügen Sie ihn stattdessen in der Tabelle hinzu.',
  },
  conflicts: {
    title: (count) =>
      plural(count, {
        one: '# Variable wurde anderswo geändert',
        other: '# Variablen wurden anderswo geändert',
      }),
    text: 'Seit Sie mit dem Bearbeiten begonnen haben, hat jemand anderes oder ein anderer Tab diese Variablen geändert. Es ist noch nichts gespeichert. Wählen Sie, welcher Wert bleibt.',
    keepMine: 'Meinen Wert behalten',
    takeTheirs: 'Anderen Wert übernehmen',
    acceptDeletion: 'Gelöscht lassen',
    deleted: 'Gelöscht',
    resolve: 'Übernehmen und speichern',
    race: 'Die Plattform kann Variablen nicht sperren: Eine Änderung, die anderswo während des Speicherns geschieht, wird überschrieben.',
  },
  changes: {
    show: 'Anzeigen',
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
    text: 'Einstellungen und Secrets, die Ihre App beim Start liest. Fügen Sie eine Variable hinzu, importieren Sie eine .env-Datei, oder setzen Sie eine in Ihrem Projektordner:',
    command: 'fastapi cloud env set NAME VALUE',
  },
};

/** `integrations` in German. */
export const integrations: Translation<'integrations'> = {
  description: (team) =>
    `Dienste, die die Apps von ${team} nutzen können. Verbinden Sie sie auf der Seite „Speicher“ mit einer App.`,
  columns: { service: 'Dienst', status: 'Status', connected: 'Verbunden' },
  errorTitle: 'Integrationen konnten nicht geladen werden',
  status: { connected: 'Verbunden', available: 'Nicht verbunden', coming_soon: 'Demnächst' },
  connect: 'Verbinden',
  connectTo: (service) => `${service} verbinden`,
  adminsOnly: (team) => `Nur Admins von ${team} können Dienste verbinden.`,
  detail: {
    information: 'Informationen zur Integration',
    type: 'Typ',
    id: 'ID',
    created: 'Erstellt',
    errorTitle: 'Integration konnte nicht geladen werden',
    sees: {
      neon: {
        title: 'Verfügbare Projekte',
        errorTitle: 'Projekte konnten nicht von Neon geladen werden',
        empty: 'Keine Projekte verfügbar',
        emptyText:
          'Legen Sie bei Neon ein Projekt an, oder verbinden Sie ein Konto, das eines hat.',
        columns: { name: 'Name', region: 'Region', version: 'Postgres', created: 'Erstellt' },
      },
      redis: {
        title: 'Verfügbare Abonnements',
        errorTitle: 'Abonnements konnten nicht von Redis Cloud geladen werden',
        empty: 'Keine Abonnements verfügbar',
        emptyText:
          'Legen Sie bei Redis Cloud ein Abonnement an, oder verbinden Sie ein Konto, das eines hat.',
        columns: { name: 'Name', status: 'Status', databases: 'Datenbanken' },
      },
    },
    usage: {
      title: 'Apps mit dieser Integration',
      errorTitle: 'Apps konnten nicht geladen werden',
      empty: 'Noch keine App nutzt sie',
      emptyText: 'Verbinden Sie auf der Seite „Speicher“ einer App eine Datenbank.',
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
      title: 'Sie haben den Zugriff abgelehnt',
      text: (service) => `${service} wurde nicht verbunden.`,
    },
    rejected: {
      title: (service) => `${service} konnte nicht verbunden werden`,
      text: (error) => `Antwort des Dienstes: „${error}“. Es wurde nichts verbunden.`,
    },
    missingCode: {
      title: 'Dieser Link ist unvollständig',
      text: 'Verknüpfungscode nicht in der URL gefunden',
    },
    lostState: {
      title: 'Die Verbindung wurde nicht in diesem Tab gestartet',
      text: 'Code-Verifier nicht im Sitzungsspeicher gefunden. Verbinden Sie erneut und bleiben Sie dabei in diesem Tab.',
    },
    wrongState: {
      title: 'Diese Antwort passt nicht zu Ihrer Anfrage',
      text: 'Sie gehört zu einem anderen Tab oder Team. Es wurde nichts verbunden.',
    },
    expired: {
      title: 'Dieser Link ist abgelaufen',
      text: 'Der Code des Dienstes wurde schon verwendet oder ist abgelaufen. Es wurde nichts verbunden.',
    },
    alreadyConnected: {
      title: 'Bereits verbunden',
      text: (service, team) => `${team} ist bereits mit ${service} verbunden.`,
    },
    failed: { title: 'Verknüpfung konnte nicht abgeschlossen werden' },
  },
};

/** `storage` in German. */
export const storage: Translation<'storage'> = {
  description:
    'Datenbanken, Caches und Speicherdienste, die diese App nutzt, und die Variablen, die sie setzen.',
  columns: { name: 'Name', service: 'Dienst', variables: 'Variablen', connected: 'Verbunden' },
  connect: 'Speicher verbinden',
  errorTitle: 'Verbundene Dienste konnten nicht geladen werden',
  noVariables: 'Keine',
  empty: {
    title: 'Noch ist nichts verbunden',
    text: 'Verbinden Sie eine Datenbank oder einen Cache. Die App erhält die URL als geheime Umgebungsvariable.',
  },
  openAt: (name, service) => `${name} bei ${service} öffnen`,
  disconnect: {
    action: 'Trennen',
    actionFor: (name) => `${name} trennen`,
    title: (name) => `${name} trennen?`,
    variables: (names) =>
      `${names} wird aus den Umgebungsvariablen der App entfernt. Das Live-Deployment nutzt den Wert bis zum nächsten Deployment weiter.`,
    noVariables: 'Die Umgebungsvariablen der App ändern sich nicht.',
    data: (service) => `Ihre Daten bei ${service} bleiben erhalten.`,
    done: (name) => `${name} getrennt`,
  },
  wizard: {
    title: 'Speicher verbinden',
    description: (app) => `Wählen Sie aus, was mit ${app} verbunden wird.`,
    steps: {
      integration: {
        label: 'Integration',
        search: 'Integrationen suchen',
        errorTitle: 'Integrationen konnten nicht geladen werden',
        none: 'Keine Integrationen gefunden',
        gone: 'Diese Integration gibt es nicht mehr. Wählen Sie eine andere.',
        empty: 'Dieses Team hat noch keinen Dienst verbunden.',
      },
      project: {
        label: 'Projekt',
        search: 'Projekte suchen',
        errorTitle: 'Projekte konnten nicht von Neon geladen werden',
        none: 'Keine Projekte gefunden',
        gone: 'Dieses Projekt gibt es nicht mehr. Wählen Sie ein anderes.',
        empty: 'Keine Projekte verfügbar. Legen Sie bei Neon eines an.',
      },
      branch: {
        label: 'Branch',
        search: 'Branches suchen',
        errorTitle: 'Branches konnten nicht von Neon geladen werden',
        none: 'Keine Branches gefunden',
        gone: 'Diesen Branch gibt es nicht mehr. Wählen Sie einen anderen.',
        empty: 'Dieses Projekt hat keine Branches.',
      },
      subscription: {
        label: 'Abonnement',
        search: 'Abonnements suchen',
        errorTitle: 'Abonnements konnten nicht von Redis Cloud geladen werden',
        none: 'Keine Abonnements gefunden',
        gone: 'Dieses Abonnement gibt es nicht mehr. Wählen Sie ein anderes.',
        empty: 'Keine Abonnements verfügbar. Legen Sie bei Redis Cloud eines an.',
      },
      database: {
        label: 'Datenbank',
        search: 'Datenbanken suchen',
        errorTitle: 'Datenbanken konnten nicht geladen werden',
        none: 'Keine Datenbanken gefunden',
        gone: 'Diese Datenbank gibt es nicht mehr. Wählen Sie eine andere.',
        empty:
          'Keine Datenbanken verfügbar. Legen Sie beim Dienst eine an und versuchen Sie es noch einmal.',
      },
    },
    loading: 'Wird geladen',
    notConnected: 'Mit diesem Team nicht verbunden',
    comingSoon: 'Demnächst',
    notReady: (status) => `Nicht bereit: ${status}`,
    states: {
      archived: 'archiviert',
      pending: 'ausstehend',
      error: 'Fehler',
      deleting: 'wird gelöscht',
      draft: 'Entwurf',
    },
    isDefault: 'Standard-Branch',
    integrations: 'Zu den Integrationen',
    variable: 'Umgebungsvariable',
    variableHint: 'Speichert die URL als Secret. Beim Trennen wird sie entfernt.',
    clash: (app, name) =>
      `${app} hat schon ${name}. Wählen Sie einen anderen Namen, oder entfernen Sie zuerst diese Variable.`,
    invalidName: 'Nur Buchstaben, Ziffern und Unterstriche, am Anfang keine Ziffer',
    redeploy: 'Jetzt erneut deployen',
    redeployHint: 'Andernfalls gilt sie ab dem nächsten Deployment.',
    submit: 'Verbinden',
    done: (name, variable) => `${name} verbunden. ${variable} wird gesetzt.`,
  },
};
