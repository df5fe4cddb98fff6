import type { Translation } from '../messages.ts';
import { createWording } from '@quayside/design-system/messages';
import { distributionOf } from '../../distributionOf.ts';

const { list, number, plural } = createWording('de');

/** `buildLog` in German. */
export const buildLog: Translation<'buildLog'> = {
  label: 'Build-Log',
  empty: 'Dieser Build hat keine Ausgabe.',
  notBuilt: 'Es wurde nichts gebaut, daher gibt es kein Log.',
  gap: 'Hier fehlt eine Zeile, weil die Plattform sie unlesbar gesendet hat.',
  unavailable: 'Log konnte nicht geladen werden.',
};

/** `deployment` in German. */
export const deployment: Translation<'deployment'> = {
  information: 'Deployment-Informationen',
  logs: 'Deployment-Logs',
  id: 'ID',
  created: 'Erstellt',
  status: 'Status',
  duration: 'Dauer',
  steps: 'Schritte des Deployments',
  step: {
    upload: 'Upload',
    queue: 'Warten',
    extract: 'Entpacken',
    build: 'Build',
    deploy: 'Deploy',
    verify: 'Prüfen',
  },
  failedStep: {
    upload: 'Upload nicht beendet',
    queue: 'Warten fehlgeschlagen',
    extract: 'Entpacken fehlgeschlagen',
    build: 'Build fehlgeschlagen',
    deploy: 'Deploy fehlgeschlagen',
    verify: 'Prüfung fehlgeschlagen',
  },
  stepTimes: {
    usually: (took: string, usual: string) => `${took}, üblich ${usual}`,
    goTo: (step: string) => `${step}: zur ersten Zeile im Log`,
  },
  notReached: 'Nicht erreicht',
  appLogs: 'App-Logs',
  allLines: 'Alle Zeilen',
  errors: 'Fehler',
  soFar: (duration) => `bisher ${duration}`,
  deployFixed: 'Korrigierten Ordner deployen',
  stillServing: 'Das vorherige Deployment bleibt live.',
  errorTitle: 'Deployment konnte nicht geladen werden',
};

const listFormat = new Intl.ListFormat('de');

/** Formats names that are on separate lines as a list in a sentence. */
const listOf = (names: string) => listFormat.format(names.split('\n'));

/** `explanations` in German. */
export const explanations: Translation<'explanations'> = {
  rules: {
    moduleMissing: {
      title: ({ module }) =>
        module === undefined
          ? 'Python findet ein Modul nicht'
          : `Python findet kein Modul namens ${module}`,
      explanation: ({ module }) =>
        `Ihr Code importiert ${module ?? 'ein Modul'}, aber keine Abhängigkeit des Projekts enthält es. Auf Ihrem Rechner kann es trotzdem installiert sein.`,
      nextStep: ({ module }) =>
        `Fügen Sie es mit „uv add ${distributionOf(module)}“ hinzu und deployen Sie erneut. Wenn es Ihr eigenes Modul ist, prüfen Sie den Namen.`,
    },
    requirementNotFound: {
      title: ({ name }) =>
        name === undefined
          ? 'Ein benötigtes Paket gibt es nicht'
          : `Es gibt kein Paket namens ${name}`,
      explanation: ({ name }) =>
        `Das Projekt benötigt ${name ?? 'ein Paket'}, aber das Paketverzeichnis enthält es nicht.`,
      nextStep: () => 'Prüfen Sie die Schreibweise in Ihren Anforderungen und deployen Sie erneut.',
    },
    versionNotFound: {
      title: ({ requirement }) => `Keine Version passt zu ${requirement ?? 'einer Anforderung'}`,
      explanation: ({ requirement }) =>
        `Das Paket gibt es, aber keine veröffentlichte Version passt zu ${requirement ?? 'der Anforderung'}.`,
      nextStep: () =>
        'Ändern Sie die Anforderung auf eine veröffentlichte Version und deployen Sie erneut.',
    },
    pythonVersion: {
      title: () => 'Eine Abhängigkeit braucht eine andere Python-Version',
      explanation: ({ python, wanted }) =>
        python === undefined || wanted === undefined
          ? 'Manche Abhängigkeiten unterstützen die Python-Version des Projekts nicht.'
          : `Der Build verwendet Python ${python}, aber eine Abhängigkeit braucht Python ${wanted}.`,
      nextStep: () =>
        'Ändern Sie requires-python oder .python-version, oder wählen Sie eine Version der Abhängigkeit, die Ihre Python-Version unterstützt. Deployen Sie dann erneut.',
    },
    wheelMissing: {
      title: ({ name }) => `${name ?? 'Eine Abhängigkeit'} hat kein Wheel für diese Plattform`,
      explanation: ({ name }) =>
        `${name ?? 'Die Abhängigkeit'} ist veröffentlicht, aber nicht für die Python-Version und Plattform des Builds.`,
      nextStep: () =>
        'Wählen Sie eine Version mit einem Wheel für Linux und Ihre Python-Version. Deployen Sie dann erneut.',
    },
    dependencyBuildFailed: {
      title: ({ name }) => `${name ?? 'Eine Abhängigkeit'} konnte nicht gebaut werden`,
      explanation: ({ name }) =>
        `${name ?? 'Eine Abhängigkeit'} muss bei der Installation gebaut werden, und das ist fehlgeschlagen. Die Ursache liegt im Paket oder seinen Build-Werkzeugen, nicht in Ihrem Code.`,
      nextStep: () =>
        'Wählen Sie eine Version mit einem Wheel für Ihre Python-Version. Deployen Sie dann erneut.',
    },
    requirementConflict: {
      title: ({ by, pin }) =>
        by === undefined || pin === undefined
          ? 'Zwei Anforderungen widersprechen sich'
          : `${by} verträgt sich nicht mit ${pin}`,
      explanation: ({ by, wants, pin }) =>
        by === undefined || wants === undefined || pin === undefined
          ? 'Keine Kombination von Versionen erfüllt alle Anforderungen, daher wurde nichts installiert.'
          : `${by} braucht ${wants}, aber das Projekt verlangt ${pin}. Keine Version erfüllt beides, daher wurde nichts installiert.`,
      nextStep: () =>
        'Ändern Sie eine der beiden Anforderungen, führen Sie „uv lock“ aus, und deployen Sie erneut.',
    },
    requirementsMissing: {
      title: () => 'Keine Anforderungen gefunden',
      explanation: () => 'Das Archiv enthält weder pyproject.toml noch requirements.txt.',
      nextStep: () =>
        'Deployen Sie aus dem Ordner, der eine davon enthält, oder legen Sie eine mit „uv init“ und „uv add "fastapi[standard]"“ an.',
    },
    variableMissing: {
      title: ({ name, names }) => {
        if (names !== undefined) return `Die Variablen ${listOf(names)} sind nicht gesetzt`;
        return name === undefined
          ? 'Eine Variable ist nicht gesetzt'
          : `Die Variable ${name} ist nicht gesetzt`;
      },
      explanation: ({ name, names }) =>
        names === undefined
          ? `Ihr Code liest beim Import ${name ?? 'eine Variable'}, die diese App nicht hat.`
          : `Ihr Code liest beim Import ${listOf(names)}, die diese App nicht hat.`,
      nextStep: ({ name, names }) =>
        `Fügen Sie ${names === undefined ? (name ?? 'sie') : listOf(names)} zu den Umgebungsvariablen hinzu, und deployen Sie dann erneut.`,
    },
    syntaxError: {
      title: ({ file }) => `${file ?? 'Eine Datei'} ist kein gültiges Python`,
      explanation: ({ file, line, message }) =>
        `Python kann Zeile ${line ?? '?'} von ${file ?? 'einer Datei'} nicht lesen: ${message ?? 'ungültige Syntax'}.`,
      nextStep: () =>
        'Korrigieren Sie die Zeile und deployen Sie erneut. Vielleicht benötigt sie eine neuere Python-Version.',
    },
    importCrashed: {
      title: () => 'Ihr Code ist beim Import abgestürzt',
      explanation: ({ file, line, error, message }) =>
        `Zeile ${line ?? '?'} von ${file ?? 'einer Datei'} hat ${error ?? 'einen Fehler'} ausgelöst${message === undefined || message === '' ? '' : `: ${message}`}. Die App kann erst starten, wenn der Import gelingt.`,
      nextStep: ({ file }) =>
        `Beheben Sie den Fehler in ${file ?? 'dieser Datei'}, oder verschieben Sie den fehleranfälligen Code in den Lifespan der App. Deployen Sie dann erneut.`,
    },
    noApp: {
      title: () => 'Keine FastAPI-App gefunden',
      explanation: () =>
        'Das Image wurde gebaut und gestartet, aber das geladene Modul enthält kein FastAPI-Objekt.',
      nextStep: () =>
        'Legen Sie eines mit „app = FastAPI()“ in main.py an, oder nennen Sie Ihres unter [tool.fastapi] in pyproject.toml. Deployen Sie dann erneut.',
    },
    wrongPort: {
      title: ({ port }) =>
        port === undefined
          ? 'Die App lauscht auf dem falschen Port'
          : `Die App lauscht auf Port ${port}`,
      explanation: ({ port, wanted }) =>
        `Die Plattform prüft Port ${wanted ?? '8000'}, aber die App lauscht auf ${port ?? 'einem anderen'}. Die Prüfung erhält keine Antwort.`,
      nextStep: () =>
        'Entfernen Sie den Port aus Ihrem Startbefehl, oder lesen Sie ihn aus der Variable PORT. Deployen Sie dann erneut.',
    },
    healthCheck: {
      title: ({ path }) =>
        path === undefined
          ? 'Die Zustandsprüfung der App schlägt fehl'
          : `Die Zustandsprüfung von ${path} schlägt fehl`,
      explanation: ({ path, status }) =>
        `Die App läuft, antwortet aber auf ${path ?? 'ihre Zustandsprüfung'} mit ${status ?? 'einem Fehler'}. Deshalb ging sie nicht live.`,
      nextStep: () =>
        'Suchen Sie den Fehler im Log der App, beheben Sie ihn und deployen Sie erneut.',
    },
    archiveTooLarge: {
      title: () => 'Das Archiv ist zu groß',
      explanation: ({ limit }) =>
        `Ein Archiv darf gepackt und entpackt höchstens ${limit ?? '1000.0 MB'} groß sein. Oft enthält es versehentlich Datensätze, Modelle oder virtuelle Umgebungen.`,
      nextStep: () =>
        'Nennen Sie in .fastapicloudignore, was die App nicht braucht, und deployen Sie erneut. Große Dateien gehören in einen Objektspeicher.',
    },
    archiveUnreadable: {
      title: () => 'Archiv konnte nicht entpackt werden',
      explanation: ({ reason }) => reason ?? 'Die hochgeladene Datei ist kein lesbares Archiv.',
      nextStep: () =>
        'Deployen Sie erneut. Wenn Sie das Archiv selbst packen, prüfen Sie, ob es sich auf Ihrem Rechner öffnen lässt.',
    },
    outOfMemory: {
      title: () => 'Der App ist der Arbeitsspeicher ausgegangen',
      explanation: () =>
        'Sie wurde beim Start beendet, weil sie mehr Arbeitsspeicher benötigte, als verfügbar ist.',
      nextStep: () =>
        'Laden Sie Modelle und große Daten erst, wenn sie gebraucht werden, oder starten Sie weniger Worker. Deployen Sie dann erneut.',
    },
    buildTimeout: {
      title: () => 'Der Build dauerte zu lange',
      explanation: () => 'Er wurde beendet, weil er das Zeitlimit der Plattform überschritten hat.',
      nextStep: () =>
        'Legen Sie die Abhängigkeiten mit „uv lock“ fest, damit nichts aufgelöst oder kompiliert werden muss. Deployen Sie dann erneut.',
    },
  },
  nextStep: 'Nächster Schritt:',
  inTheLog: 'Im Log',
  links: { environmentVariables: 'Umgebungsvariablen', logs: 'Logs' },
  platformMessage: 'Die Plattform sagt:',
  report: {
    copy: 'Bericht kopieren',
    changedVariables: 'Variablen, die seit dem letzten guten Deployment geändert wurden',
  },
  compare: {
    packages: {
      title: (count) => plural(count, { one: '# Paket weicht ab', other: '# Pakete weichen ab' }),
      same: 'Beide Builds haben dieselben Pakete installiert.',
      added: (version) => `hinzugefügt: ${version}`,
      removed: (version) => `entfernt: ${version}`,
      changed: (from, to) => `${from} → ${to}`,
    },
    titleOf: (line, build) => `Zeile ${number(line)} weicht als erste von Build ${build} ab`,
    sameAs: (build) => `Bis zu seinem Ende stimmt dieses Log mit dem von Build ${build} überein.`,
    allDifferences: 'Alle Unterschiede',
    equalLines: (count) => plural(count, { one: '# gleiche Zeile', other: '# gleiche Zeilen' }),
    showMore: 'Mehr anzeigen',
    noLines: '(keine Zeilen)',
    tooDifferent: 'Die Logs unterscheiden sich in zu vielen Zeilen, um sie aufzulisten.',
    action: 'Vergleichen',
    lastGood: 'Letzter guter Build',
    title: (line) => `Zeile ${number(line)} weicht als erste vom letzten guten Build ab`,
    same: 'Bis zu seinem Ende stimmt dieses Log mit dem des letzten guten Builds überein.',
    good: 'Letzter guter Build',
    bad: 'Dieser Build',
    ended: '(Ende des Logs)',
    goTo: (line) => `Zu Zeile ${number(line)}`,
    failed: 'Das Log des letzten guten Builds konnte nicht geladen werden.',
  },
  slower: { title: 'Langsamer als sonst' },
  sinceFailure: {
    fixed: (id, title) => `Behoben seit ${id}: ${title}`,
    same: (id) => `Derselbe Fehler wie in ${id}.`,
    other: (id, title) => `Ein anderer Fehler als in ${id}: ${title}`,
  },
};

/** `newDeployment` in German. */
export const newDeployment: Translation<'newDeployment'> = {
  action: 'Neues Deployment',
  title: 'Neues Deployment',
  source: 'Quelle',
  hint: 'Ordner, .zip oder .tar.gz hier ablegen',
  description:
    'Aus Ordnern und .zip-Dateien werden virtuelle Umgebungen, Caches, .env-Dateien und Einträge aus .gitignore und .fastapicloudignore ausgelassen. Eine .tar.gz-Datei wird unverändert gesendet.',
  reading: 'Dateien werden gelesen',
  review: 'Dateien für das Deployment',
  root: 'Ordner',
  archive: 'Archiv',
  files: 'Dateien',
  size: 'Größe',
  largest: 'Größte Dateien',
  contents: (files, size) =>
    `${plural(files, { one: '# Datei', other: '# Dateien' })}, ${size} vor dem Packen`,
  sentAsItIs: 'Wird unverändert gesendet. Nichts wird ausgelassen.',
  leftOut: (count) => `Ausgelassen (${number(count)})`,
  showMore: (count) => `Mehr anzeigen (${number(count)})`,
  leftOutMore: (count) => `und ${number(count)} weitere`,
  reasons: {
    rule: (pattern, file) => `${pattern} in ${file}`,
  },
  leftOutBy: {
    default: 'Vom Build nicht benötigt',
    secrets: 'Enthält womöglich Secrets: als Umgebungsvariablen hinzufügen',
    rule: 'Durch eine Regel ignoriert',
    symlink: 'Symbolische Links',
    unsafe: 'Unsichere Namen und Pfade',
    duplicate: 'Ersetzt durch eine spätere Datei mit demselben Namen',
    unreadable: 'Nicht lesbar',
    special: 'Keine gewöhnlichen Dateien: Geräte, Sockets und Pipes',
    depth: 'Zu tief verschachtelt',
  },
  guessedNames: {
    title: 'Einige Dateinamen wurden geschätzt',
    text: (encoding) =>
      `Das Archiv gibt die Kodierung seiner Dateinamen nicht an. Sie wurden als ${encoding} gelesen. Prüfen Sie die Namen vor dem Deployment:`,
  },
  missingDirectory: {
    title: (directory) => `${directory} fehlt`,
    text: 'Die App wird aus diesem Verzeichnis gebaut. Wählen Sie den Ordner, der es enthält, oder ändern Sie das Verzeichnis in den App-Einstellungen.',
    textOfRepository: (repository) =>
      `Die App wird aus diesem Verzeichnis von ${repository} gebaut. Wählen Sie das Stammverzeichnis dieses Repositorys, oder ändern Sie das Verzeichnis in den App-Einstellungen.`,
  },
  noRequirements: {
    title: 'Keine requirements.txt, pyproject.toml oder uv.lock gefunden',
    text: 'Der Build weiß nicht, was er installieren soll. Ist das der richtige Ordner?',
  },
  noApp: {
    noFile: (directory) =>
      directory === null ? 'Keine App gefunden' : `Keine App in ${directory} gefunden`,
    searched: (files) =>
      `FastAPI startet ${list(files, 'disjunction')} oder den entrypoint in [tool.fastapi] der pyproject.toml.`,
    found: (path) =>
      `${path} enthält offenbar eine App: Wählen Sie deren Ordner, oder setzen Sie sie als entrypoint.`,
    notIn: (path) => `Keine FastAPI-App in ${path} gefunden`,
    create: (name) =>
      `Der Build schlägt fehl, wenn die Datei keine definiert, zum Beispiel ${name} = FastAPI().`,
    otherFramework: (path, framework) => `Die App in ${path} verwendet ${framework}, nicht FastAPI`,
    otherFrameworkText: 'Die Plattform startet FastAPI-Apps. Diese startet möglicherweise nicht.',
    entrypoint: (entrypoint) => `Der entrypoint ${entrypoint} wurde nicht gefunden`,
    entrypointText:
      'Er steht in [tool.fastapi] der pyproject.toml, als modul:name. Ändern Sie ihn dort, oder fügen Sie das Modul hinzu.',
  },
  missingVariables: {
    unread:
      'Nicht der gesamte Python-Code konnte nach Variablen durchsucht werden: Es sind mehr als 2.000 Dateien oder 4 MB, oder eine Datei ist größer als 1 MB. Prüfen Sie die Variablen der App selbst.',
    title: (count) => plural(count, { one: '# Variable fehlt', other: '# Variablen fehlen' }),
    text: 'Der Code liest sie ohne Standardwert, und die App hat sie nicht. Werte, deren Namen nach einem Secret aussehen, werden als Secret gespeichert.',
    add: 'Variablen hinzufügen',
    takeFromEnvFile: 'Aus .env übernehmen',
    notInEnvFile: 'Die .env-Datei setzt keine dieser Variablen.',
    unreadable: (count) =>
      plural(count, {
        one: 'Der Name von # Variable ließ sich nicht aus dem Code lesen.',
        other: 'Die Namen von # Variablen ließen sich nicht aus dem Code lesen.',
      }),
  },
  wrongTypes: {
    title: (count) =>
      plural(count, {
        one: '# Variable hat einen Wert, den der Code vielleicht ablehnt',
        other: '# Variablen haben Werte, die der Code vielleicht ablehnt',
      }),
    expected: (name, type) => `${name}: Der Code erwartet ${type}`,
    bool: 'true oder false',
    int: 'eine ganze Zahl',
    float: 'eine Zahl',
    json: 'JSON',
    list: 'eine Liste als JSON, etwa ["a", "b"]',
    object: 'ein Objekt als JSON, etwa {"a": 1}',
    httpUrl: 'eine URL, die mit http:// oder https:// beginnt',
    postgresDsn: 'eine URL, die mit postgresql:// beginnt',
    redisDsn: 'eine URL, die mit redis:// oder rediss:// beginnt',
    url: 'eine URL',
  },
  secretFiles: {
    title: (count) =>
      plural(count, {
        one: '# Datei enthält vielleicht Secrets',
        other: '# Dateien enthalten vielleicht Secrets',
      }),
    text: 'Wer das Archiv lesen kann, kann sie lesen. Verwenden Sie stattdessen Umgebungsvariablen, und lassen Sie weg, was die App nicht braucht.',
    leaveOut: (path) => `${path} weglassen`,
  },
  sizeLimit: {
    title: 'Das ist vielleicht zu groß',
    text: (size, limit) => `Es sind ${size}. Die Plattform nimmt bis zu ${limit} an.`,
  },
  chooseOther: 'Etwas anderes auswählen',
  chooseFolder: 'Ordner auswählen',
  readAgain: (folder) => `${folder} wieder verwenden`,
  deploy: 'Deployen',
  deployAnyway: 'Trotzdem deployen',
  warnings: (count) => plural(count, { one: '# Warnung', other: '# Warnungen' }),
  steps: {
    label: 'Schritte zu einem neuen Deployment',
    pack: 'Packen',
    create: 'Deployment anlegen',
    upload: 'Hochladen',
    start: 'Build starten',
  },
  progress: {
    pack: 'Wird gepackt',
    create: 'Deployment wird angelegt',
    upload: 'Wird hochgeladen',
    start: 'Build wird gestartet',
  },
  amount: (done, total) => `${done} von ${total}`,
  failed: {
    pack: 'Dateien konnten nicht gepackt werden',
    create: 'Deployment konnte nicht angelegt werden',
    upload: 'Der Upload wurde unterbrochen',
    start: 'Build konnte nicht gestartet werden',
  },
  uploadRejected: 'Der Upload wurde abgelehnt',
  kept: 'Abgeschlossene Schritte bleiben erhalten.',
  retry: {
    pack: 'Erneut packen',
    create: 'Noch einmal versuchen',
    upload: 'Erneut hochladen',
    start: 'Noch einmal versuchen',
  },
  keepOpen: 'Lassen Sie diese Seite offen, bis der Build beginnt.',
  problems: {
    empty: 'Es gibt nichts zu senden.',
    notAnArchive: 'Das Archiv ist beschädigt oder hat die falsche Dateiendung.',
    encrypted: 'Das Archiv ist mit einem Passwort geschützt. Wählen Sie eines ohne.',
    unreadable: (path) =>
      `${path} konnte nicht gelesen werden. Vielleicht wurde die Datei verschoben oder geändert. Wählen Sie sie noch einmal aus.`,
    folderDenied: (folder) =>
      `Ihr Browser durfte ${folder} nicht lesen. Erlauben Sie es, oder wählen Sie den Ordner erneut.`,
    folderMissing: (folder) =>
      `${folder} wurde nicht gefunden. Vielleicht wurde der Ordner verschoben, umbenannt oder gelöscht. Wählen Sie ihn erneut.`,
    tooManyFiles: (folder) =>
      `${folder} enthält mehr als 200.000 Dateien. Wählen Sie einen Ordner mit weniger Dateien.`,
    ignoreFileTooLarge: (path) =>
      `${path} ist zu groß, um angewendet zu werden; ignorierte Dateien würden gesendet. Verkleinern Sie die Datei auf unter 1 MB, oder entfernen Sie sie.`,
    size: (size) => `Das Archiv ist ${size} groß.`,
    tooLarge: 'Der Server nimmt Archive dieser Größe nicht an.',
    limit: (limit) => `Der Server nimmt höchstens ${limit} an.`,
    makeSmaller:
      'Lassen Sie große Dateien weg, die der Build nicht braucht, zum Beispiel mit .fastapicloudignore.',
    rejected: (status) => `Der Server hat es abgelehnt (Status ${status}).`,
    responded: (status, said) => `Der Server hat mit Status ${status} geantwortet: „${said}“`,
    permanent:
      'Ein neuer Versuch hilft nicht. Wählen Sie etwas anderes aus, oder wenden Sie sich mit dieser Meldung an den Support.',
    unknown: 'Konnte nicht gelesen werden. Wählen Sie es noch einmal aus.',
  },
};
