import type { Translation } from '../messages.ts';
import { createWording } from '@quayside/design-system/messages';

const { number, plural } = createWording('de');

/** `copyAs` in German. */
export const copyAs: Translation<'copyAs'> = {
  menu: 'Kopieren als',
  cli: 'FastAPI Cloud CLI',
  curl: 'curl',
  python: 'Python',
  requests: {
    listApps: 'Apps auflisten',
    createApp: 'App erstellen',
    listDeployments: 'Deployments auflisten',
    redeploy: 'Erneut deployen',
    readDeployment: 'Deployment lesen',
    readBuildLogs: 'Build-Log lesen',
    readAppLogs: 'Logs lesen',
    listVariables: 'Variablen auflisten',
    setVariable: 'Variable setzen',
  },
  copied: (what) => `Als ${what} kopiert`,
  copiedWithToken: (what) => `Als ${what} kopiert. Das Token wird aus $QUAYSIDE_TOKEN gelesen.`,
  failed: 'Der Browser hat das Kopieren nicht erlaubt.',
};

/** `lineLinks` in German. */
export const lineLinks: Translation<'lineLinks'> = {
  to: (count) => `Link zu ${lines(count)}`,
  copy: 'Link zu Zeilen kopieren',
  copied: 'Link kopiert',
  none: 'Nichts kopiert: Zu dieser Zeile führt kein Link',
};

/** Formats a number of log lines. */
const lines = (count: number) => plural(count, { one: '# Zeile', other: '# Zeilen' });

/** `logs` in German. */
export const logs: Translation<'logs'> = {
  label: 'App-Log',
  fileName: 'app',
  filter: 'Filter',
  filterPlaceholder: 'Filter hinzufügen: Text, -ausschließen, level:error, status:>=500',
  addFilter: 'Hinzufügen',
  filters: 'Filter',
  removeFilter: (term) => `${term} entfernen`,
  clearFilters: 'Alle entfernen',
  problems: {
    regex: (term) => `${term} ist kein regulärer Ausdruck`,
    level: (term) => `${term}: Ein Level ist debug, info, warning oder error`,
    status: (term) => `${term}: Ein Status hat drei Ziffern oder ist 5xx`,
    empty: (term) => `${term} sagt nicht, wonach zu suchen ist`,
  },
  help: {
    label: 'So wird gefiltert',
    title: 'Filter',
    text: 'Alle müssen zutreffen. Sie stehen in der Adresse, die sich so weitergeben lässt.',
    examples: [
      ['berth', 'hat dieses Wort, groß oder klein geschrieben'],
      ['"pool at"', 'hat diese Wortfolge'],
      ['-healthz', 'hat es nicht; geht vor jedem Filter'],
      ['/B-\\d+/', 'passt zu einem regulären Ausdruck; /…/i ohne Groß und Klein'],
      ['level:error', 'ist so schwer; level:>=warning'],
      ['status:>=500', 'beantwortet eine Anfrage so; status:404, status:5xx'],
      ['path:/berths', 'betrifft einen Pfad, der so beginnt'],
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
  between: (start, end) => `${start} bis ${end}`,
  exactRange: 'Genaue Zeiten festlegen',
  from: 'Von',
  to: 'Bis',
  zoneNote: { UTC: 'Zeiten in UTC.', local: 'Zeiten dieses Geräts.' },
  rangeOrder: 'Das Ende muss nach dem Anfang liegen.',
  apply: 'Anwenden',
  backToLive: 'Zurück zu Live',
  histogram: 'Zeilen im Zeitverlauf, nach Level',
  levels: { info: 'Info und andere', warning: 'Warnung', error: 'Fehler' },
  time: 'Zeit',
  lines,
  match: (count) => plural(count, { one: '# Zeile passt', other: '# Zeilen passen' }),
  of: (count) => `von ${lines(count)}, die gelesen sind`,
  rangeLabel: (start, end, count) => `${start} bis ${end}, ${count}`,
  edges: { start: 'Anfang des Zeitraums', end: 'Ende des Zeitraums' },
  nothing: 'Nichts in dieser Zeit',
  missing: (count) => `Mindestens ${lines(count)} davor noch nicht gelesen.`,
  readOlder: 'Ältere Zeilen lesen',
  empty:
    'Keine Zeilen in dieser Zeit. Die App schreibt eine für jede Anfrage, die sie beantwortet.',
  neverDeployed: 'Das Log beginnt mit dem ersten Deployment.',
  emptyFiltered: 'Keine Zeile dieser Zeit passt zu den Filtern.',
  unavailable: 'Das Log konnte nicht gelesen werden.',
  gap: (seconds) =>
    `${number(seconds)} s nicht empfangen: Es kamen mehr Zeilen, als die Plattform auf einmal gibt`,
  linked: {
    title: 'Ein Ausschnitt des Logs um die Zeilen eines Links',
    text: 'Er wächst nicht weiter. Was jetzt kommt, steht im Live-Log.',
    missing: 'Die Zeilen des Links werden nicht gezeigt',
    clearFilters: 'Filter entfernen',
    showAllDeployments: 'Alle Deployments',
    why: {
      filtered: 'Filter verbergen sie oder einige davon.',
      unread:
        'Sie sind älter als das, was bisher gelesen ist. Ältere Zeilen lassen sich unter dem Log lesen.',
      otherDeployment:
        'Das gewählte Deployment hat sie nicht geschrieben, oder die Plattform bewahrt sie nicht mehr auf.',
      gone: 'Die Plattform bewahrt sie nicht mehr auf, oder der Link gehört nicht zu dieser App.',
    },
  },
  errorTitle: 'Das Log konnte nicht geöffnet werden',
};
