import { createWording } from './createWording.ts';
import type { DesignSystemMessages } from './messages.ts';

const { number, plural } = createWording('de');

const lines = { one: '# Zeile', other: '# Zeilen' };
const files = { one: '# Datei', other: '# Dateien' };

/** The design system in German. */
export const de: DesignSystemMessages = {
  labels: {
    loading: 'Wird geladen',
    close: 'Schließen',
    cancel: 'Abbrechen',
    dismiss: 'Ausblenden',
    failure: 'Etwas ist schiefgegangen.',
    notifications: 'Mitteilungen',
    breadcrumbs: 'Pfad',
    pagination: 'Seiten',
    previousPage: 'Zurück',
    nextPage: 'Weiter',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyFailed: 'Kopieren nicht möglich. Markieren Sie stattdessen den Text.',
    actions: 'Aktionen',
    select: 'Auswählen',
    selectAll: 'Alle auswählen',
    selected: (count) => `${number(count)} ausgewählt`,
    time: 'Zeit',
    nothingCounted: 'Nichts in dieser Zeit',
    range: (start, end, count) => `${start} bis ${end}, ${count}`,
    rangeStart: 'Anfang des Zeitraums',
    rangeEnd: 'Ende des Zeitraums',
  },
  commandPalette: {
    label: 'Suchen oder springen zu',
    recent: 'Zuletzt',
    empty: (query) => (query === '' ? 'Hier ist nichts' : `Nichts passt zu „${query}“`),
    count: (count) => plural(count, { one: '# Ergebnis', other: '# Ergebnisse' }),
    loading: 'Es wird weitergesucht',
    move: 'Bewegen',
    open: 'Öffnen',
    newTab: 'Neuer Tab',
    back: 'Zurück',
  },
  fileDrop: {
    choose: 'Datei auswählen',
    chooseSeveral: 'Dateien auswählen',
    chooseFolder: 'Ordner auswählen',
    release: 'Loslassen zum Hinzufügen',
    reading: 'Wird gelesen…',
    taken: 'Dateien',
    rejected: 'Nicht übernommen',
    summary: (count, size) => `${plural(count, files)}, ${size}`,
    rejectedSummary: (count) => `${plural(count, files)} nicht übernommen`,
    more: (count) => `und ${number(count)} weitere`,
    remove: (path) => `${path} entfernen`,
    nameless: 'Was abgelegt wurde',
    reasons: {
      type: 'Diese Art von Datei wird nicht angenommen.',
      unreadable:
        'Sie war nicht lesbar. Vielleicht wurde sie verschoben, oder Sie dürfen sie nicht öffnen.',
      name: 'Der Name enthält Zeichen, die sich nicht sicher entpacken lassen.',
      depth: 'Sie liegt zu tief in ihren Ordnern.',
      count: 'Es sind mehr Dateien, als angenommen werden können.',
      text: 'Das ist Text, keine Datei.',
    },
  },
  logViewer: {
    reveal: (label) => `${label} anzeigen`,
    hide: (label) => `${label} verbergen`,
    showWholeLine: (length) => `Alle ${number(length)} Zeichen anzeigen`,
    levelWord: { error: 'Fehler', warning: 'Warnung', info: 'Info', debug: 'Debug', none: '' },
    libraryFrames: (count) =>
      plural(count, { one: '# Bibliotheksaufruf', other: '# Bibliotheksaufrufe' }),
    tryAgain: 'Noch einmal versuchen',
    toggleJson: (name, isOpen) =>
      `${name === '' ? 'JSON' : name} ${isOpen ? 'einklappen' : 'ausklappen'}`,
    moreValues: (count) => `${number(count)} weitere`,
    connection: {
      connecting: 'Verbindet',
      live: 'Live',
      paused: 'Angehalten',
      reconnecting: 'Verbindet erneut',
      offline: 'Offline',
      ended: 'Beendet',
      unavailable: 'Nicht verfügbar',
    },
    reconnectingIn: (seconds) =>
      seconds > 0 ? `Neue Verbindung in ${number(seconds)} s` : 'Verbindet jetzt erneut',
    pause: 'Anhalten',
    resume: 'Fortsetzen',
    retry: 'Wiederholen',
    levels: 'Level',
    allLevels: 'Alle',
    level: {
      error: 'Fehler',
      warning: 'Warnungen',
      info: 'Info',
      debug: 'Debug',
      none: 'Ohne Level',
    },
    find: 'Im Log suchen',
    closeFind: 'Suche schließen',
    nextMatch: 'Nächster Treffer',
    previousMatch: 'Voriger Treffer',
    matchCase: 'Groß- und Kleinschreibung',
    wholeWord: 'Ganzes Wort',
    regex: 'Regulärer Ausdruck',
    onlyMatches: 'Nur Zeilen mit Treffern',
    showInContext: 'Im Zusammenhang zeigen',
    matches: (index, count, isDone) => {
      if (count === 0) return isDone ? 'Keine Treffer' : 'Sucht…';
      const total = `${number(count)}${isDone ? '' : '+'}`;
      return index === 0 ? `${total} Treffer` : `${number(index)} von ${total}`;
    },
    invalidRegex: 'Kein gültiger regulärer Ausdruck',
    costlyRegex:
      'Dieser Ausdruck könnte zu lange dauern. Weniger Wiederholungen oder kein Look-around verwenden.',
    firstError: 'Zum ersten Fehler',
    nextError: 'Zum nächsten Fehler',
    wrap: 'Zeilen umbrechen',
    fullScreen: 'Vollbild',
    leaveFullScreen: 'Vollbild verlassen',
    options: 'Log-Optionen',
    lineNumbers: 'Zeilennummern',
    showLevels: 'Level',
    timestamps: 'Zeitstempel',
    timestamp: { none: 'Aus', local: 'Ortszeit', utc: 'UTC', sinceStart: 'Seit dem Start' },
    announcements: 'Screenreader',
    announceErrorsOnly: 'Nur Fehler ansagen',
    copyAll: 'Alle Zeilen kopieren',
    copySelected: (count) => `${plural(count, lines)} kopieren`,
    copied: 'Kopiert',
    download: 'Herunterladen',
    downloadLog: 'Reiner Text (.log)',
    downloadJsonLines: 'JSON Lines (.jsonl)',
    lines: (count) => plural(count, lines),
    secretsMasked: (count) =>
      plural(count, { one: '# Secret verborgen', other: '# Secrets verborgen' }),
    newLines: (count) => `${number(count)} neu`,
    goToEnd: 'Zum Ende',
    waiting: 'Warten auf die erste Zeile',
    empty: 'Dieses Log ist leer.',
    noneShown: 'Keine Zeile passt zu diesem Filter.',
    showAll: 'Alle Zeilen anzeigen',
    unavailable: () => 'Das Log konnte nicht gelesen werden.',
    announceLines: (count, last) => (count === 1 ? last : `${number(count)} neue Zeilen. ${last}`),
    announceErrors: (count, last) =>
      count === 1 ? `Fehler: ${last}` : `${number(count)} Fehler. ${last}`,
    announceEnd: ({ outcome, lines: count, errors, warnings }) =>
      [
        outcome === 'failed' ? 'Fehlgeschlagen.' : 'Vollständig.',
        `${plural(count, lines)},`,
        `${number(errors)} Fehler,`,
        `${plural(warnings, { one: '# Warnung', other: '# Warnungen' })}.`,
      ].join(' '),
  },
};
