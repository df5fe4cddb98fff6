import { catalogue } from './catalogue.ts';
import { createWording } from '@quayside/design-system/messages';

const { number, plural } = createWording('en');

/** The texts of the menu that gives what a page does as a command. */
export const copyAsMessages = catalogue('copyAs', {
  menu: 'Copy as',
  cli: 'FastAPI Cloud CLI',
  curl: 'curl',
  python: 'Python',
  requests: {
    listApps: 'List apps',
    createApp: 'Create an app',
    listDeployments: 'List deployments',
    redeploy: 'Redeploy',
    readDeployment: 'Read the deployment',
    readBuildLogs: 'Read the build log',
    readAppLogs: 'Read the logs',
    listVariables: 'List variables',
    setVariable: 'Set a variable',
  },
  copied: (what: string) => `Copied as ${what}`,
  copiedWithToken: (what: string) => `Copied as ${what}. It reads the token from $QUAYSIDE_TOKEN.`,
  failed: 'The browser did not let the console copy.',
});

/** The texts of what copies a link to lines of a log. */
export const lineLinksMessages = catalogue('lineLinks', {
  to: (count: number) => `Link to ${lines(count)}`,
  copy: 'Copy link to lines',
  copied: 'Link copied',
  none: 'Nothing copied: no link leads to this line',
});

/** Formats a number of log lines. */
const lines = (count: number) => plural(count, { one: '# line', other: '# lines' });

/** The texts of Logs, beside those of the log viewer. */
export const logsMessages = catalogue('logs', {
  label: 'App log',
  fileName: 'app',
  filter: 'Filter',
  filterPlaceholder: 'Add a filter: text, -exclude, level:error, status:>=500',
  addFilter: 'Add',
  filters: 'Filters',
  removeFilter: (term: string) => `Remove ${term}`,
  clearFilters: 'Clear All',
  problems: {
    regex: (term: string) => `${term} is not a regular expression`,
    level: (term: string) => `${term}: a level is debug, info, warning or error`,
    status: (term: string) => `${term}: a status is three digits, or 5xx`,
    empty: (term: string) => `${term} says nothing to look for`,
  },
  help: {
    label: 'How to filter',
    title: 'Filters',
    text: 'All of them have to hold. The address keeps them, so it can be shared.',
    examples: [
      ['berth', 'has this word, in any case'],
      ['"pool at"', 'has this phrase'],
      ['-healthz', 'does not have it; works before every filter'],
      ['/B-\\d+/', 'matches a regular expression; /…/i in any case'],
      ['level:error', 'is this grave; level:>=warning'],
      ['status:>=500', 'answers a request so; status:404, status:5xx'],
      ['path:/berths', 'is about a path that begins so'],
    ] as readonly (readonly [string, string])[],
  },
  deployment: 'Deployment',
  allDeployments: 'All deployments',
  range: 'Time range',
  spans: {
    '15m': 'Last 15 minutes',
    '1h': 'Last hour',
    '6h': 'Last 6 hours',
    '24h': 'Last 24 hours',
    '7d': 'Last 7 days',
  },
  between: (start: string, end: string) => `${start} to ${end}`,
  exactRange: 'Set exact times',
  from: 'From',
  to: 'To',
  zoneNote: { UTC: 'Times are in UTC.', local: 'Times are those of this device.' },
  rangeOrder: 'The end has to be after the start.',
  apply: 'Apply',
  backToLive: 'Back to Live',
  histogram: 'Lines over time, by level',
  levels: { info: 'Info and others', warning: 'Warning', error: 'Error' },
  time: 'Time',
  lines,
  match: (count: number) => plural(count, { one: '# line matches', other: '# lines match' }),
  of: (count: number) => `of ${lines(count)} read`,
  rangeLabel: (start: string, end: string, count: string) => `${start} to ${end}, ${count}`,
  edges: { start: 'Start of range', end: 'End of range' },
  nothing: 'Nothing in this time',
  missing: (count: number) => `At least ${lines(count)} before these are not read yet.`,
  readOlder: 'Read Older Lines',
  empty: 'No lines in this time. The app writes one for each request it answers.',
  /** Of an app that was never deployed. */
  neverDeployed: 'The log begins with the first deployment.',
  emptyFiltered: 'No line of this time matches the filters.',
  unavailable: 'The log could not be read.',
  gap: (seconds: number) =>
    `${number(seconds)} s not received: more lines came than the platform gives at once`,
  /** Of an address that leads to lines. */
  linked: {
    title: 'Part of the log, around the lines of a link',
    text: 'It does not go on. What comes now is in the live log.',
    missing: 'The lines of the link are not shown',
    clearFilters: 'Clear Filters',
    showAllDeployments: 'All Deployments',
    why: {
      filtered: 'Filters hide them, or some of them.',
      unread: 'They are older than what is read so far. Older lines can be read under the log.',
      otherDeployment:
        'The chosen deployment did not write them, or the platform does not keep them any more.',
      gone: 'The platform does not keep them any more, or the link is not of this app.',
    },
  },
  errorTitle: 'The log could not be opened',
});
