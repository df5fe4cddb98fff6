import type { Translation } from '../messages.ts';
import { createWording } from '@quayside/design-system/messages';
import { distributionOf } from '../../distributionOf.ts';

const { number, plural } = createWording('de');

/** `buildLog` in German. */
export const buildLog: Translation<'buildLog'> = {
  label: 'Build-Log',
  empty: 'Dieser Build hat nichts geschrieben.',
  notBuilt: 'Es wurde nichts gebaut, daher gibt es kein Log.',
  gap: 'Hier fehlt eine Zeile: Die Plattform hat eine gesendet, die nicht lesbar war.',
  unavailable: 'Das Log konnte nicht gelesen werden.',
};

/** `deployment` in German. */
export const deployment: Translation<'deployment'> = {
  information: 'Deployment-Informationen',
  logs: 'Deployment-Logs',
  id: 'ID',
  created: 'Erstellt',
  status: 'Status',
  duration: 'Dauer',
  steps: 'Schritte dieses Deployments',
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
  stepState: {
    done: 'erledigt',
    running: 'läuft',
    failed: 'fehlgeschlagen',
    waiting: 'nicht begonnen',
    skipped: 'übersprungen',
    cancelled: 'abgebrochen',
  },
  notReached: 'Nicht erreicht',
  stillServing: 'Was vorher live war, läuft weiter.',
  errorTitle: 'Das Deployment konnte nicht geladen werden',
};

/** `deployments` in German. */
export const deployments: Translation<'deployments'> = {
  columns: { id: 'ID', status: 'Status', created: 'Erstellt', duration: 'Dauer' },
  newDeployment: 'Neues Deployment',
  live: 'Live',
  estimate: 'geschätzt',
  durationNote:
    'Die Dauer ist geschätzt: die Zeit von der Erstellung eines Deployments bis zu seiner letzten Änderung.',
  duration: {
    seconds: (seconds, digits) => `${number(seconds, digits)} s`,
    minutes: (minutes, seconds) =>
      seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`,
  },
  durationUnknown: 'Nicht bekannt',
  pages: 'Seiten der Deployments',
  newer: 'Neuere',
  older: 'Ältere',
  errorTitle: 'Die Deployments konnten nicht geladen werden',
  empty: {
    title: 'Noch nichts deployt',
    text: 'Führen Sie dies im Ordner Ihres Projekts aus, oder deployen Sie den Ordner von hier. Das Deployment erscheint, während es hochgeladen wird.',
    command: 'fastapi deploy',
  },
  redeploy: {
    action: 'Erneut deployen',
    actionFor: (id) => `${id} erneut deployen`,
    title: (id) => `${id} erneut deployen?`,
    titleOfApp: (id, app) => `${id} von ${app} erneut deployen?`,
    text: 'Das Archiv dieses Deployments wird noch einmal gebaut und deployt, mit den Variablen von jetzt. Was live ist, läuft weiter, bis der neue Build bereit ist; schlägt er fehl, ändert sich für Ihre Nutzer nichts.',
    logNote: 'Das Build-Log beginnt von vorn.',
  },
};

const listFormat = new Intl.ListFormat('de');

/** Names that stand below each other, as a list in a sentence. */
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
        `Ihr Code importiert ${module ?? 'ein Modul'}, und keine Abhängigkeit des Projekts bringt es mit. Auf Ihrem eigenen Rechner kann es trotzdem installiert sein.`,
      nextStep: ({ module }) =>
        `Fügen Sie es mit „uv add ${distributionOf(module)}“ hinzu, oder berichtigen Sie den Namen, wenn es Ihr eigenes Modul ist, und deployen Sie erneut.`,
    },
    requirementNotFound: {
      title: ({ name }) =>
        name === undefined ? 'Ein Paket gibt es nicht' : `Ein Paket namens ${name} gibt es nicht`,
      explanation: ({ name }) =>
        `Das Projekt verlangt ${name ?? 'ein Paket'}, und das Paketverzeichnis hat es nicht.`,
      nextStep: () =>
        'Prüfen Sie die Schreibweise dort, wo die Anforderung steht, und deployen Sie erneut.',
    },
    versionNotFound: {
      title: ({ requirement }) => `Keine Version passt zu ${requirement ?? 'einer Anforderung'}`,
      explanation: ({ requirement }) =>
        `Das Paket gibt es, aber im Paketverzeichnis keine Version, die ${requirement ?? 'die Anforderung'} erlaubt.`,
      nextStep: () =>
        'Ändern Sie die Version in der Anforderung auf eine, die veröffentlicht wurde, und deployen Sie erneut.',
    },
    pythonVersion: {
      title: () => 'Eine Abhängigkeit braucht eine andere Python-Version',
      explanation: ({ python, wanted }) =>
        python === undefined || wanted === undefined
          ? 'Die Python-Version des Projekts wird nicht von allen Abhängigkeiten unterstützt.'
          : `Der Build verwendet Python ${python}, aber eine Abhängigkeit braucht Python ${wanted}.`,
      nextStep: () =>
        'Ändern Sie requires-python oder .python-version, oder wählen Sie eine Version der Abhängigkeit, die Ihr Python unterstützt, und deployen Sie erneut.',
    },
    wheelMissing: {
      title: ({ name }) => `${name ?? 'Eine Abhängigkeit'} hat kein Wheel für diese Plattform`,
      explanation: ({ name }) =>
        `${name ?? 'Die Abhängigkeit'} wurde veröffentlicht, aber nicht für die Python-Version und Plattform des Builds.`,
      nextStep: () =>
        'Wählen Sie eine Version mit einem Wheel für Linux und Ihre Python-Version, und deployen Sie erneut.',
    },
    dependencyBuildFailed: {
      title: ({ name }) => `${name ?? 'Eine Abhängigkeit'} konnte nicht gebaut werden`,
      explanation: ({ name }) =>
        `${name ?? 'Eine Abhängigkeit'} wird bei der Installation gebaut, und das ist fehlgeschlagen. Die Ursache liegt im Paket oder seinen Build-Werkzeugen, nicht in Ihrem Code.`,
      nextStep: () =>
        'Wählen Sie eine Version mit einem Wheel für Ihre Python-Version, und deployen Sie erneut.',
    },
    requirementConflict: {
      title: ({ by, pin }) =>
        by === undefined || pin === undefined
          ? 'Zwei Anforderungen widersprechen sich'
          : `${by} verträgt sich nicht mit ${pin}`,
      explanation: ({ by, wants, pin }) =>
        by === undefined || wants === undefined || pin === undefined
          ? 'Keine Auswahl von Versionen erfüllt alle Anforderungen zugleich, daher wurde nichts installiert.'
          : `${by} braucht ${wants}, aber das Projekt verlangt ${pin}. Keine Version erfüllt beides, daher wurde nichts installiert.`,
      nextStep: () =>
        'Ändern Sie eine der beiden Anforderungen, führen Sie „uv lock“ aus, und deployen Sie erneut.',
    },
    requirementsMissing: {
      title: () => 'Nirgends steht, was zu installieren ist',
      explanation: () => 'Das Archiv hat weder eine pyproject.toml noch eine requirements.txt.',
      nextStep: () =>
        'Deployen Sie aus dem Ordner, der eine davon hat, oder legen Sie eine mit „uv init“ und „uv add "fastapi[standard]"“ an.',
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
          ? `Ihr Code liest ${name ?? 'eine Variable'} beim Import, und diese App hat keine solche Variable.`
          : `Ihr Code liest ${listOf(names)} beim Import, und diese App hat keine solchen Variablen.`,
      nextStep: ({ name, names }) =>
        `Fügen Sie ${names === undefined ? (name ?? 'sie') : listOf(names)} zu den Umgebungsvariablen hinzu, und deployen Sie dann erneut.`,
    },
    syntaxError: {
      title: ({ file }) => `${file ?? 'Eine Datei'} ist kein gültiges Python`,
      explanation: ({ file, line, message }) =>
        `Python kann Zeile ${line ?? '?'} von ${file ?? 'einer Datei'} nicht lesen: ${message ?? 'ungültige Syntax'}.`,
      nextStep: () =>
        'Berichtigen Sie die Zeile und deployen Sie erneut. Vielleicht ist sie nur in einem neueren Python gültig.',
    },
    importCrashed: {
      title: () => 'Ihr Code ist beim Import abgestürzt',
      explanation: ({ file, line, error, message }) =>
        `Zeile ${line ?? '?'} von ${file ?? 'einer Datei'} hat ${error ?? 'einen Fehler'} ausgelöst${message === undefined || message === '' ? '' : `: ${message}`}. Bevor das Modul nicht ganz importiert ist, wird nichts bereitgestellt.`,
      nextStep: ({ file }) =>
        `Berichtigen Sie das in ${file ?? 'dieser Datei'}, oder verlegen Sie, was fehlschlagen kann, in den Lifespan der App, und deployen Sie erneut.`,
    },
    noApp: {
      title: () => 'Es wurde keine FastAPI-App gefunden',
      explanation: () =>
        'Das Image wurde gebaut und gestartet, aber das Modul, in dem gesucht wird, hat kein FastAPI-Objekt.',
      nextStep: () =>
        'Legen Sie eines mit „app = FastAPI()“ in main.py an, oder nennen Sie Ihres unter [tool.fastapi] in pyproject.toml, und deployen Sie erneut.',
    },
    wrongPort: {
      title: ({ port }) =>
        port === undefined
          ? 'Die App lauscht auf einem anderen Port'
          : `Die App lauscht auf Port ${port}`,
      explanation: ({ port, wanted }) =>
        `Die Plattform fragt auf Port ${wanted ?? '8000'}, ob die App da ist; die App lauscht auf ${port ?? 'einem anderen'}, also antwortet niemand.`,
      nextStep: () =>
        'Nehmen Sie den Port aus Ihrem Startbefehl, oder lesen Sie ihn aus der Variable PORT, und deployen Sie erneut.',
    },
    healthCheck: {
      title: ({ path }) =>
        path === undefined
          ? 'Die Zustandsprüfung der App schlägt fehl'
          : `Die Zustandsprüfung von ${path} schlägt fehl`,
      explanation: ({ path, status }) =>
        `Die App läuft, antwortet aber mit ${status ?? 'einem Fehler'} auf ${path ?? 'ihre Zustandsprüfung'}; darum bekamen Ihre Nutzer sie nicht zu sehen.`,
      nextStep: () =>
        'Der Fehler dahinter steht im Log der App. Beheben Sie ihn und deployen Sie erneut.',
    },
    archiveTooLarge: {
      title: () => 'Das Archiv ist zu groß',
      explanation: ({ limit }) =>
        `Gepackt wie entpackt darf ein Archiv höchstens ${limit ?? '1000.0 MB'} haben. Oft ist versehentlich ein Datensatz, ein Modell oder eine virtuelle Umgebung darin.`,
      nextStep: () =>
        'Nennen Sie in .fastapicloudignore, was die App nicht braucht, und deployen Sie erneut. Große Dateien gehören in einen Objektspeicher.',
    },
    archiveUnreadable: {
      title: () => 'Das Archiv ließ sich nicht entpacken',
      explanation: ({ reason }) => reason ?? 'Was hochgeladen wurde, ist kein lesbares Archiv.',
      nextStep: () =>
        'Deployen Sie erneut. Wenn Sie es selbst packen, prüfen Sie, ob es sich auf Ihrem Rechner öffnen lässt.',
    },
    outOfMemory: {
      title: () => 'Der App ging der Speicher aus',
      explanation: () =>
        'Sie wurde beim Start beendet, weil sie mehr Speicher verlangte, als es gibt.',
      nextStep: () =>
        'Laden Sie Modelle und große Daten erst, wenn sie gebraucht werden, oder starten Sie weniger Worker, und deployen Sie erneut.',
    },
    buildTimeout: {
      title: () => 'Der Build dauerte zu lange',
      explanation: () => 'Er wurde beendet, weil er länger lief, als die Plattform erlaubt.',
      nextStep: () =>
        'Legen Sie die Abhängigkeiten mit „uv lock“ fest, damit nichts aufgelöst oder kompiliert wird, und deployen Sie erneut.',
    },
  },
  nextStep: 'Nächster Schritt:',
  inTheLog: 'Im Log',
  links: { environmentVariables: 'Umgebungsvariablen', logs: 'Logs' },
  platformSays: 'Die Plattform sagt:',
  compare: {
    action: 'Mit dem letzten guten Build vergleichen',
    title: (line) =>
      `Die erste Zeile, die vom letzten guten Build abweicht, ist Zeile ${number(line)}`,
    same: 'Bis zu seinem Ende sagt dieses Log dasselbe wie das des letzten guten Builds.',
    good: 'Dort',
    bad: 'Hier',
    ended: '(das Log endet)',
    goTo: (line) => `Zu Zeile ${number(line)}`,
    failed: 'Das Log des letzten guten Builds konnte nicht gelesen werden.',
  },
  slower: {
    title: 'Langsamer als sonst',
    running: (now, usual, count) =>
      `Bisher ${now}. Von den letzten ${number(count)}, die bereit wurden, brauchte die Hälfte ${usual} oder weniger.`,
    ended: (took, usual, count) =>
      `Es dauerte ${took}. Von den letzten ${number(count)}, die bereit wurden, brauchte die Hälfte ${usual} oder weniger.`,
  },
};

/** `newDeployment` in German. */
export const newDeployment: Translation<'newDeployment'> = {
  action: 'Neues Deployment',
  title: 'Neues Deployment',
  source: 'Quelle',
  hint: 'Einen Ordner, eine .zip- oder .tar.gz-Datei ablegen',
  description:
    'Aus einem Ordner oder einer .zip-Datei bleiben Umgebungen, Caches, .env-Dateien und was .gitignore und .fastapicloudignore nennen zurück. Eine .tar.gz-Datei wird gesendet, wie sie ist.',
  reading: 'Es wird nachgesehen, was da ist',
  review: 'Was gesendet wird',
  root: 'Ordner',
  archive: 'Archiv',
  files: 'Dateien',
  size: 'Größe',
  largest: 'Größte Dateien',
  contents: (files, size) =>
    `${plural(files, { one: '# Datei', other: '# Dateien' })}, ${size} vor dem Packen`,
  sentAsItIs: 'Es wird gesendet, wie es ist: Nichts darin wird ausgelassen.',
  leftOut: (count) => `Bleibt zurück (${number(count)})`,
  leftOutMore: (count) => `und ${number(count)} weitere`,
  reasons: {
    rule: (pattern, file) => `${pattern} in ${file}`,
  },
  leftOutBy: {
    default: 'Braucht der Build nicht',
    secrets: 'Enthält womöglich Secrets: als Umgebungsvariablen hinzufügen',
    rule: 'Durch eine Regel ignoriert',
    symlink: 'Symbolische Links, die nicht gesendet werden',
    unsafe: 'Unsichere Namen und Pfade',
    duplicate: 'Ersetzt durch eine spätere Datei mit demselben Namen',
    unreadable: 'Nicht lesbar',
    special: 'Keine gewöhnlichen Dateien: Geräte, Sockets und Pipes',
    depth: 'In zu vielen Ordnern',
  },
  guessedNames: {
    title: 'Einige Dateinamen sind geraten',
    text: (encoding) =>
      `Das Archiv sagt nicht, wie seine Dateinamen kodiert sind. Sie wurden als ${encoding} gelesen. Prüfen Sie die Namen vor dem Deployment:`,
  },
  missingDirectory: {
    title: (directory) => `Darin ist kein ${directory}`,
    text: 'Die App wird aus diesem Verzeichnis gebaut. Wählen Sie den Ordner, der es enthält, oder ändern Sie das Verzeichnis in den Einstellungen der App.',
    textOfRepository: (repository) =>
      `Die App wird aus diesem Verzeichnis von ${repository} gebaut. Wählen Sie den Stamm dieses Repositorys, oder ändern Sie das Verzeichnis in den Einstellungen der App.`,
  },
  noRequirements: {
    title: 'Darin ist keine pyproject.toml und keine requirements.txt',
    text: 'Der Build wird nicht wissen, was zu installieren ist. Ist das der richtige Ordner?',
  },
  chooseOther: 'Etwas anderes auswählen',
  deploy: 'Deployen',
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
    pack: 'Es ließ sich nicht packen',
    create: 'Das Deployment konnte nicht angelegt werden',
    upload: 'Der Upload ist abgebrochen',
    start: 'Der Build konnte nicht gestartet werden',
  },
  uploadRefused: 'Der Upload wurde abgelehnt',
  kept: 'Was vorher geschah, bleibt erhalten.',
  retry: {
    pack: 'Erneut packen',
    create: 'Noch einmal versuchen',
    upload: 'Erneut hochladen',
    start: 'Noch einmal versuchen',
  },
  keepOpen: 'Lassen Sie diese Seite offen, bis der Build beginnt.',
  problems: {
    empty: 'Darin ist nichts zu senden.',
    notAnArchive: 'Das ist nicht die Art von Archiv, die der Name sagt, oder es ist beschädigt.',
    encrypted: 'Das Archiv braucht ein Passwort. Wählen Sie eines ohne.',
    unreadable: (path) =>
      `${path} lässt sich nicht lesen. Vielleicht wurde es inzwischen verschoben oder geändert. Wählen Sie es noch einmal aus.`,
    ignoreFileTooLarge: (path) =>
      `${path} ist zu groß, um angewendet zu werden; ignorierte Dateien würden gesendet. Verkleinern Sie die Datei auf unter 1 MB, oder entfernen Sie sie.`,
    size: (size) => `Das Archiv ist ${size} groß.`,
    tooLarge: 'Ein Archiv dieser Größe nimmt der Server nicht an.',
    limit: (limit) => `Der Server nimmt höchstens ${limit} an.`,
    makeSmaller:
      'Lassen Sie große Dateien weg, die der Build nicht braucht, zum Beispiel mit .fastapicloudignore.',
    refused: (status) => `Der Server hat es abgelehnt (Status ${status}).`,
    answered: (status, said) => `Der Server antwortete mit Status ${status}: „${said}“`,
    permanent:
      'Ein neuer Versuch hilft nicht. Wählen Sie etwas anderes aus, oder zeigen Sie diese Meldung den Betreibern der Plattform.',
    unknown: 'Es ließ sich nicht lesen. Wählen Sie es noch einmal aus.',
  },
};
