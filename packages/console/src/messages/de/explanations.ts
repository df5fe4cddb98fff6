import { createWording } from '@quayside/design-system/messages';

import { distributionOf } from '../../explanations/distributionOf.ts';
import type { Translation } from '../messages.ts';

const { number } = createWording('de');

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
