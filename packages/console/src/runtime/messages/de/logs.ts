import type { Translation } from '../messages.ts';
import { createWording } from '@quayside/design-system/messages';

const { number, plural } = createWording('de');

/** `lineLinks` in German. */
export const lineLinks: Translation<'lineLinks'> = {
  to: (count) => `Link zu ${lines(count)}`,
  copy: 'Link zu Zeilen kopieren',
  copied: 'Link kopiert',
  none: 'Nichts kopiert: Diese Zeile lässt sich nicht verlinken',
};

/** Formats a number of log lines. */
const lines = (count: number) => plural(count, { one: '# Zeile', other: '# Zeilen' });

const percent = (share: number) => `${number(share * 100, share > 0 && share < 0.1 ? 1 : 0)} %`;

/** `logs` in German. */
export const logs: Translation<'logs'> = {
  label: 'App-Log',
  fileName: 'app',
  filter: 'Filter',
  filterPlaceholder: 'Filter hinzufügen: Text, -ausschließen, level:error, status:>=500',
  addFilter: 'Hinzufügen',
  lineMenu: {
    label: 'Nach einem Wert der Zeile filtern',
    include: 'Nur Zeilen mit',
    exclude: 'Ohne Zeilen mit',
    time: 'Zeit',
    copied: (time) => `${time} kopiert`,
  },
  filters: 'Filter',
  removeFilter: (term) => `${term} entfernen`,
  clearFilters: 'Alle entfernen',
  controls: (active) =>
    active === 0 ? 'Filter und Diagramm' : `Filter und Diagramm (${number(active)} aktiv)`,
  problems: {
    regex: (term) => `${term} ist kein regulärer Ausdruck (als Text gesucht)`,
    costly: (term) =>
      `${term} könnte zu lange dauern: weniger Wiederholungen oder kein Look-around verwenden (als Text gesucht)`,
    level: (term) => `${term}: debug, info, warning oder error verwenden (als Text gesucht)`,
    status: (term) => `${term}: drei Ziffern oder 5xx verwenden (als Text gesucht)`,
  },
  help: {
    label: 'So wird gefiltert',
    title: 'Filter',
    text: 'Zeilen müssen zu allen Filtern passen. Die Filter sind Teil der URL, die Sie teilen können.',
    examples: [
      ['berth', 'enthält dieses Wort, groß oder klein geschrieben'],
      ['"pool at"', 'enthält diese Wortfolge'],
      ['-healthz', 'enthält es nicht; gilt für jeden Filter'],
      ['/B-\\d+/', 'passt zu einem regulären Ausdruck; /…/i ignoriert Groß- und Kleinschreibung'],
      ['level:error', 'Level ist error; level:>=warning'],
      ['status:>=500', 'Antwortstatus ist 500 oder höher; status:404, status:5xx'],
      ['path:/berths', 'Pfad der Anfrage beginnt mit /berths'],
      ['path:(/a OR /b)', 'einer von zwei Werten eines Feldes; OR verbindet auch andere Filter'],
      ['request_id:8f2c', 'das Feld in JSON oder logfmt ist 8f2c; logger:"app tides"'],
    ],
  },
  deployment: 'Deployment',
  allDeployments: 'Alle Deployments',
  range: 'Zeitraum',
  spans: {
    '15m': 'Letzte 15 Minuten',
    '1h': 'Letzte Stunde',
    '6h': 'Letzte 6 Stunden',
    '24h': 'Letzte 24 Stunden',
    '7d': 'Letzte 7 Tage',
  },
  since: {
    deployment: 'Seit diesem Deployment',
    newest: 'Seit dem neuesten Deployment',
    time: (start) => `Seit ${start}`,
  },
  between: (start, end) => `${start} bis ${end}`,
  exactRange: 'Genaue Zeiten festlegen',
  from: 'Von',
  to: 'Bis',
  zoneNote: { UTC: 'Zeiten in UTC.', local: 'Zeiten in der Zeitzone dieses Geräts.' },
  rangeOrder: 'Das Ende muss nach dem Anfang liegen.',
  apply: 'Anwenden',
  backToLive: 'Zurück zu Live',
  marker: (text, time) => `${text}, ${time}`,
  showSince: (events) => `${events}. Log seitdem anzeigen`,
  histogram: 'Zeilen im Zeitverlauf, nach Level',
  levels: { info: 'Info und andere', warning: 'Warnung', error: 'Fehler' },
  time: 'Zeit',
  lines,
  match: (count) => plural(count, { one: '# Zeile passt', other: '# Zeilen passen' }),
  of: (count) => `von ${plural(count, { one: '# geladenen Zeile', other: '# geladenen Zeilen' })}`,
  rangeLabel: (start, end, count) => `${start} bis ${end}, ${count}`,
  edges: { start: 'Anfang des Zeitraums', end: 'Ende des Zeitraums' },
  nothing: 'Nichts in diesem Zeitraum',
  requests: {
    title: 'Anfragen',
    histogram: 'Anfragen im Zeitverlauf, nach Status',
    classes: { ok: 'Unter 400', client: '4xx', server: '5xx' },
    count: (count) => plural(count, { one: '# Anfrage', other: '# Anfragen' }),
    basis: (requests, of) =>
      `${plural(requests, { one: '# Anfrage', other: '# Anfragen' })} in ${lines(of)}`,
    paths: 'Häufigste Pfade',
    columns: { path: 'Pfad', count: 'Anzahl', errors: '5xx', slowest: 'Langsamste' },
    errors: (share) => `${number(share * 100, share > 0 && share < 0.1 ? 1 : 0)} % Fehler`,
    duration: (ms) => (ms < 1000 ? `${number(Math.round(ms))} ms` : `${number(ms / 1000, 1)} s`),
    unknown: 'Unbekannt',
    filter: 'Filtern',
    filterBy: (path) => `Nach ${path} filtern`,
    none: 'Keine Anfragen in diesen Zeilen. Sie stammen aus Zugriffslogs sowie aus JSON oder logfmt mit Pfad und Status.',
  },
  patterns: {
    title: 'Muster',
    compare: 'Zeilen davor und seither vergleichen',
    noComparison: 'Kein Vergleich',
    since: (id, time) => `${id}, erstellt ${time}`,
    failed:
      'Die Zeilen konnten nicht gruppiert werden. Schließen Sie „Muster“ und öffnen Sie es erneut.',
    basis: (patterns, of) =>
      `${number(patterns)} Muster in ${lines(of)}. Zusammengehörige Zeilen, etwa ein Traceback, zählen einmal.`,
    others: (count) => `${lines(count)} mit selteneren Mustern sind nicht aufgeführt.`,
    errorShares: (shareBefore, linesBefore, shareSince, linesSince) =>
      `Fehler: ${percent(shareBefore)} von ${lines(linesBefore)} davor, ${percent(shareSince)} von ${lines(linesSince)} seither.`,
    tooFew: (least) =>
      `Bei weniger als ${number(least)} Zeilen auf einer Seite gilt nichts als neu, verschwunden, häufiger oder seltener.`,
    copy: (pattern) => `${pattern} kopieren`,
    actions: (pattern) => `Aktionen für ${pattern}`,
    showOnly: 'Nur diese Zeilen anzeigen',
    hide: 'Diese Zeilen ausblenden',
    showMore: 'Mehr anzeigen',
    emptyLine: 'Leere Zeile',
    columns: {
      pattern: 'Muster',
      change: 'Änderung',
      level: 'Stufe',
      count: 'Zeilen',
      seen: 'Erste und letzte',
      time: 'Im Zeitverlauf',
    },
    changes: { new: 'Neu', gone: 'Verschwunden', more: 'Häufiger', less: 'Seltener' },
    lines: (count) => number(count),
    overTime: (count) => `${lines(count)} im Zeitverlauf`,
  },
  apps: {
    label: (count) => (count === 1 ? 'Apps hinzufügen' : `Apps (${number(count)})`),
    title: (most) => `Auch anzeigen, insgesamt bis zu ${number(most)} Apps`,
    none: 'Dieses Team hat keine anderen Apps.',
    failed: 'Die Apps des Teams konnten nicht geladen werden.',
    loading: 'Apps werden geladen…',
  },
  watch: {
    start: 'Über neue passende Zeilen benachrichtigen',
    stop: 'Nicht mehr benachrichtigen',
    denied:
      'Ihr Browser blockiert Benachrichtigungen. Neue Treffer werden im Titel dieses Tabs gezählt und hier angezeigt, solange er geöffnet ist.',
    matched: (app, count) =>
      `${app}: ${plural(count, { one: '# neue passende Zeile', other: '# neue passende Zeilen' })}`,
  },
  savedViews: {
    title: 'Gespeicherte Ansichten',
    empty: 'Noch keine gespeicherten Ansichten.',
    delete: (name) => `${name} löschen`,
    name: 'Name',
    hint: 'Speichert die Filter und einen Zeitraum wie „Letzte Stunde“ in diesem Browser.',
    replaces: (name) => `Ersetzt ${name}.`,
    save: 'Ansicht speichern',
  },
  missing: (count) => `Mindestens ${lines(count)} davor noch nicht geladen.`,
  readOlder: 'Ältere Zeilen laden',
  older: {
    search: 'Ältere Zeilen durchsuchen',
    stop: 'Anhalten',
    searching: (read, matching) =>
      `Ältere Zeilen werden durchsucht: ${lines(read)} gelesen, ${number(matching)} passend.`,
    searched: (read, matching) => `${lines(read)} durchsucht: ${number(matching)} passend.`,
    full: 'Mehr Zeilen lassen sich nicht auf einmal anzeigen.',
    showBefore: (time) => `Zeilen vor ${time} anzeigen`,
    downloadAll: 'Alle Zeilen herunterladen',
    downloadMatching: 'Alle Treffer herunterladen',
    stopDownload: 'Download anhalten',
    downloading: (read) => `Download: ${lines(read)} gelesen.`,
    notDownloaded: (count) => `In der Datei fehlen mindestens ${lines(count)}, die ältesten.`,
    formats: { log: 'Klartext (.log)', jsonl: 'JSON-Lines-Format (.jsonl)' },
  },
  empty: 'Keine Zeilen in diesem Zeitraum. Die App schreibt eine für jede Anfrage.',
  neverDeployed: 'Das Log beginnt mit dem ersten Deployment.',
  emptyFiltered: 'Keine Zeilen in diesem Zeitraum passen zu den Filtern.',
  unavailable: 'Log konnte nicht geladen werden.',
  gap: (seconds) =>
    `${number(seconds)} s fehlen: Es gab mehr Zeilen, als die Plattform auf einmal sendet`,
  linked: {
    title: 'Ausschnitt des Logs um die verlinkten Zeilen',
    text: 'Dieser Ausschnitt wird nicht aktualisiert. Neue Zeilen stehen im Live-Log.',
    missing: 'Die verlinkten Zeilen werden nicht angezeigt',
    clearFilters: 'Filter entfernen',
    showAllDeployments: 'Alle Deployments anzeigen',
    why: {
      filtered: 'Filter blenden einige oder alle aus.',
      unread:
        'Sie sind älter als die bisher geladenen Zeilen. Laden Sie ältere Zeilen unter dem Log.',
      otherDeployment:
        'Sie stammen von einem anderen Deployment, oder die Plattform speichert sie nicht mehr.',
      gone: 'Die Plattform speichert sie nicht mehr, oder der Link gehört zu einer anderen App.',
    },
  },
  errorTitle: 'Log konnte nicht geöffnet werden',
};
