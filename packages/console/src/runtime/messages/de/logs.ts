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

/** Formats a duration in milliseconds. */
function duration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 90 && seconds !== 60)
    return plural(seconds, { one: '# Sekunde', other: '# Sekunden' });
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return plural(minutes, { one: '# Minute', other: '# Minuten' });
  const hours = Math.round(minutes / 60);
  if (hours < 48) return plural(hours, { one: '# Stunde', other: '# Stunden' });
  return plural(Math.round(hours / 24), { one: '# Tag', other: '# Tage' });
}

/** `logs` in German. */
export const logs: Translation<'logs'> = {
  title: 'Log',
  filterPlaceholder: 'Filter: Text, path:/berths, status:>=500',
  addFilter: 'Filter hinzufügen',
  deployments: {
    words: { live: 'live', failed: 'fehlgeschlagen', running: 'läuft' },
    named: (name, word) => `${name}, ${word}`,
    count: (count) => plural(count, { one: '# Deployment', other: '# Deployments' }),
    showSince: (time) => `${time}. Log seitdem anzeigen`,
  },
  rangeGroups: {
    untilNow: 'Bis jetzt',
    since: 'Seit einem Deployment',
    only: 'Nur ein Deployment',
    shown: 'Jetzt angezeigt',
  },
  only: (name, start) => `Nur ${name}, ab ${start}`,
  onlyIn: (name, start) => `Nur ${name}, seit ${start}`,
  exactRange: 'Genaue Zeiten…',
  levels: { info: 'Info', debug: 'Debug', none: 'Ohne Level', warning: 'Warnung', error: 'Fehler' },
  perBar: (ms) => `Zeilen je ${duration(ms).replace(/^1 /, '')}`,
  match: (count, of) => `${number(count)} von ${number(of)} gelesenen`,
  views: {
    label: 'Ansicht',
    names: { lines: 'Zeilen', errors: 'Fehler', requests: 'Anfragen', patterns: 'Muster' },
  },
  showMore: 'Mehr anzeigen',
  comparison: {
    label: 'Fehler und Muster',
    all: 'Alle',
    newSince: (name) => `Neu seit ${name}`,
    basis: (count, name) => `Verglichen mit ${number(count)} Zeilen vor ${name}.`,
    none: (name) => `Vor ${name} wurden keine Zeilen gelesen; nichts gilt daher als neu.`,
    readRest: 'Rest lesen',
  },
  errors: {
    title: 'Fehler',
    result: (errors) => `${number(errors)} Fehler.`,
    newSince: (errors, name) =>
      `${plural(errors, { one: '# Fehler ist', other: '# Fehler sind' })} neu seit ${name}.`,
    columns: {
      error: 'Fehler',
      count: 'Anzahl',
      time: 'Verlauf',
      first: 'Zuerst gesehen',
      began: 'Begann mit',
    },
    new: 'Neu',
    count: (count) => number(count),
    ofRequests: (count) => `von ${plural(count, { one: '# Anfrage', other: '# Anfragen' })}`,
    occurrences: () => 'Mal',
    failed: (status, path) => `${status} bei ${path}`,
    within: (name) => `in ${name}`,
    noTraceback: 'Kein Traceback im Log',
    orEarlier: 'oder früher',
    before: (name) => `Vor ${name}`,
    after: (ms) => `${duration(ms)} danach`,
    overTime: (title) => `${title} im Verlauf`,
    showLines: (title) => `Zeilen von ${title} anzeigen`,
    summary: (count, first, deployment) =>
      `${number(count)} seit ${first}${deployment === undefined ? '' : `, begann mit ${deployment}`}`,
    none: 'Keine Ausnahmen und keine fehlgeschlagenen Anfragen in diesen Zeilen.',
  },
  line: {
    copy: 'Kopieren',
    copyLink: 'Link kopieren',
    share: 'Teilen',
    only: 'Nur',
    without: 'Ohne',
    open: 'Öffnen',
    close: 'Zeile schließen',
    previous: 'Vorige Zeile',
    next: 'Nächste Zeile',
    liveThen: 'Damals live',
    time: 'Zeit',
    showInContext: 'Im Zusammenhang zeigen',
  },
  share: {
    label: 'Teilen',
    title: 'Der Link öffnet, was Sie sehen',
    view: (view, range) => `${view}, ${range}`,
    filter: (query) => `Filter ${query}`,
    selected: (count) =>
      plural(count, { one: '# ausgewählte Zeile', other: '# ausgewählte Zeilen' }),
    only: (deployment) => `Nur Deployment ${deployment}`,
    apps: (apps) => `Auch ${apps}`,
    note: 'Mitglieder des Teams können ihn öffnen. Die Zeilen selbst stehen nicht im Link.',
    copyLink: 'Link kopieren',
    copyMarkdown: 'Als Markdown kopieren',
    copied: { link: 'Link kopiert', markdown: 'Als Markdown kopiert' },
  },
  foot: {
    read: (count) => `${lines(count)} gelesen`,
    whole: (count, start) => `${lines(count)}, alles seit ${start} gelesen`,
    notRead: (minutes, of) =>
      `${number(minutes)} von ${plural(of, { one: '# Minute', other: '# Minuten' })} nicht gelesen`,
    readTo: (time) => `Bis ${time} lesen`,
    stop: 'Anhalten',
    reading: (read, matching) =>
      `Ältere Zeilen: ${lines(read)} gelesen, ${number(matching)} passend.`,
    full: 'Mehr Zeilen lassen sich nicht auf einmal anzeigen.',
    showBefore: (time) => `Zeilen vor ${time} anzeigen`,
    download: 'Herunterladen',
    downloadMatching: 'Treffer herunterladen',
    stopDownload: 'Download anhalten',
    downloading: (read) => `Download: ${lines(read)} gelesen.`,
    notDownloaded: (count) => `In der Datei fehlen mindestens ${lines(count)}, die ältesten.`,
    formats: { log: 'Klartext (.log)', jsonl: 'JSON-Lines-Format (.jsonl)' },
  },
  label: 'App-Log',
  fileName: 'app',
  filter: 'Filter',
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
  filterSheet: {
    apply: 'Zeilen anzeigen',
    more: (count) => `+${number(count)}`,
    level: 'Level',
    common: 'Am häufigsten in diesen Zeilen',
    show: (count) => plural(count, { one: '# Zeile anzeigen', other: '# Zeilen anzeigen' }),
  },
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
  range: 'Zeitraum',
  spans: {
    '15m': 'Letzte 15 Minuten',
    '1h': 'Letzte Stunde',
    '6h': 'Letzte 6 Stunden',
    '24h': 'Letzte 24 Stunden',
    '7d': 'Letzte 7 Tage',
  },
  since: {
    deployment: (name, time) => `Seit ${name}, ${time}`,
    time: (start) => `Seit ${start}`,
  },
  between: (start, end) => `${start} bis ${end}`,
  from: 'Von',
  to: 'Bis',
  zoneNote: {
    named: (zone) => `Zeiten in ${zone}.`,
    local: 'Zeiten in der Zeitzone dieses Geräts.',
  },
  rangeOrder: 'Das Ende muss nach dem Anfang liegen.',
  apply: 'Anwenden',
  backToLive: 'Zurück zu Live',
  histogram: 'Zeilen im Zeitverlauf, nach Level',
  lines,
  requests: {
    paths: 'Anfragen nach Pfad',
    result: (requests, failed) =>
      `${plural(requests, { one: '# Anfrage', other: '# Anfragen' })}, ${number(failed)} fehlgeschlagen.`,
    basis: (of, hasDurations) =>
      `In ${lines(of)}, die meisten Fehler zuerst.${hasDurations ? '' : ' Dauern stehen nicht in diesem Log.'}`,
    columns: {
      path: 'Pfad',
      count: 'Anfragen',
      client: '4xx',
      server: '5xx',
      slowest: 'Langsamste',
      time: 'Im Zeitverlauf',
    },
    count: (count) => number(count),
    figure: (count) => number(count),
    failed: (count, share) => (count === 0 ? number(0) : `${number(count)} (${percent(share)})`),
    overTime: (path) => `Anfragen an ${path} im Zeitverlauf`,
    filterBy: (path) => `Zeilen von ${path} anzeigen`,
    duration: (ms) => (ms < 1000 ? `${number(Math.round(ms))} ms` : `${number(ms / 1000, 1)} s`),
    none: 'Keine Anfragen in diesen Zeilen. Sie stammen aus Zugriffslogs sowie aus JSON oder logfmt mit Pfad und Status.',
  },
  patterns: {
    failed:
      'Die Zeilen konnten nicht gruppiert werden. Öffnen Sie eine andere Ansicht und kommen Sie zurück.',
    result: (patterns, of) => `${number(patterns)} Muster in ${lines(of)}.`,
    basis: 'Zusammengehörige Zeilen, etwa ein Traceback, zählen einmal.',
    title: 'Muster',
    others: (count) => `${lines(count)} mit selteneren Mustern sind nicht aufgeführt.`,
    errorShares: (shareBefore, linesBefore, shareSince, linesSince) =>
      `Fehler: ${percent(shareBefore)} von ${lines(linesBefore)} davor, ${percent(shareSince)} von ${lines(linesSince)} seither.`,
    tooFew: (least) =>
      `Bei weniger als ${number(least)} Zeilen auf einer Seite gilt nichts als neu, verschwunden, häufiger oder seltener.`,
    copy: (pattern) => `${pattern} kopieren`,
    actions: (pattern) => `Aktionen für ${pattern}`,
    showOnly: 'Nur diese Zeilen anzeigen',
    hide: 'Diese Zeilen ausblenden',
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
    add: 'Apps hinzufügen',
    title: (most) => `Auch anzeigen, insgesamt bis zu ${number(most)} Apps`,
    none: 'Dieses Team hat keine anderen Apps.',
    failed: 'Die Apps des Teams konnten nicht geladen werden.',
    loading: 'Apps werden geladen…',
  },
  watch: {
    isOn: 'Benachrichtigt',
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
  empty: 'Keine Zeilen in diesem Zeitraum. Die App schreibt eine für jede Anfrage.',
  neverDeployed: 'Das Log beginnt mit dem ersten Deployment.',
  emptyFiltered: 'Keine Zeilen in diesem Zeitraum passen zu den Filtern.',
  unavailable: 'Log konnte nicht geladen werden.',
  newestOf: (count, all) => `Die neuesten ${number(count)} von mindestens ${lines(all)}.`,
  gap: (ms) => `${duration(ms)} nicht gelesen`,
  linked: {
    title: 'Ausschnitt des Logs um die verlinkten Zeilen',
    text: 'Dieser Ausschnitt wird nicht aktualisiert. Neue Zeilen stehen im Live-Log.',
    missing: 'Die verlinkten Zeilen werden nicht angezeigt',
    clearFilters: 'Filter entfernen',
    showAllDeployments: 'Alle Deployments anzeigen',
    why: {
      unread: 'Sie sind älter als die bisher gelesenen Zeilen. Lesen Sie unter dem Log weiter.',
      filtered: 'Filter blenden einige oder alle aus.',
      otherDeployment:
        'Sie stammen von einem anderen Deployment, oder die Plattform speichert sie nicht mehr.',
      gone: 'Die Plattform speichert sie nicht mehr, oder der Link gehört zu einer anderen App.',
    },
  },
  errorTitle: 'Log konnte nicht geöffnet werden',
};
