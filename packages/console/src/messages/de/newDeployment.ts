import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number, plural } = createWording('de');

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
