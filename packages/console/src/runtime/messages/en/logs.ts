import { catalogue } from './catalogue.ts';
import { createWording } from '@quayside/design-system/messages';

const { number, plural } = createWording('en');

/** The texts for links to log lines. */
export const lineLinksMessages = catalogue('lineLinks', {
  to: (count: number) => `Link to ${lines(count)}`,
  copy: 'Copy link to lines',
  copied: 'Link copied',
  none: 'Nothing copied: this line can’t be linked',
});

/** Formats a number of log lines. */
const lines = (count: number) => plural(count, { one: '# line', other: '# lines' });

const percent = (share: number) => `${number(share * 100, share > 0 && share < 0.1 ? 1 : 0)} %`;

/** Formats a duration in milliseconds: `30 seconds`, `41 minutes`, `7 days`. */
function duration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 90 && seconds !== 60)
    return plural(seconds, { one: '# second', other: '# seconds' });
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return plural(minutes, { one: '# minute', other: '# minutes' });
  const hours = Math.round(minutes / 60);
  if (hours < 48) return plural(hours, { one: '# hour', other: '# hours' });
  return plural(Math.round(hours / 24), { one: '# day', other: '# days' });
}

/** The texts of Logs, in addition to those of the log viewer. */
export const logsMessages = catalogue('logs', {
  title: 'Log',
  label: 'App log',
  fileName: 'app',
  filter: 'Filter',
  filterPlaceholder: 'Filter: text, path:/berths, status:>=500',
  addFilter: 'Add a filter',
  lineMenu: {
    label: 'Filter by a value of the line',
    include: 'Only lines with',
    exclude: 'Without lines with',
    time: 'Time',
    copied: (time: string) => `Copied ${time}`,
  },
  filters: 'Filters',
  removeFilter: (term: string) => `Remove ${term}`,
  clearFilters: 'Clear All',
  /** Filter of a phone. */
  filterSheet: {
    apply: 'Show Lines',
    more: (count: number) => `+${number(count)}`,
    level: 'Level',
    common: 'Most common in these lines',
    show: (count: number) => plural(count, { one: 'Show # Line', other: 'Show # Lines' }),
  },
  problems: {
    regex: (term: string) => `${term} is not a regular expression (searched as text)`,
    costly: (term: string) =>
      `${term} could take too long: use fewer repetitions, or no look-around (searched as text)`,
    level: (term: string) => `${term}: use debug, info, warning or error (searched as text)`,
    status: (term: string) => `${term}: use three digits, or 5xx (searched as text)`,
  },
  help: {
    label: 'How to filter',
    title: 'Filters',
    text: 'Lines must match all filters. Filters are part of the URL, so you can share it.',
    examples: [
      ['berth', 'contains this word, in any case'],
      ['"pool at"', 'contains this phrase'],
      ['-healthz', 'does not contain it; works with every filter'],
      ['/B-\\d+/', 'matches a regular expression; /…/i ignores case'],
      ['level:error', 'severity is error; level:>=warning'],
      ['status:>=500', 'response status is 500 or higher; status:404, status:5xx'],
      ['path:/berths', 'request path starts with /berths'],
      ['path:(/a OR /b)', 'one of two values of a field; OR also joins other filters'],
      ['request_id:8f2c', 'the JSON or logfmt field is 8f2c; logger:"app tides"'],
    ] as readonly (readonly [string, string])[],
  },
  deployments: {
    words: { live: 'live', failed: 'failed', running: 'in progress' },
    /** A deployment and its state. */
    named: (name: string, word: string) => `${name}, ${word}`,
    count: (count: number) => plural(count, { one: '# deployment', other: '# deployments' }),
    /** Flag in the chart, after the deployment. */
    showSince: (time: string) => `${time}. Show the log since then`,
  },
  range: 'Time range',
  spans: {
    '15m': 'Last 15 minutes',
    '1h': 'Last hour',
    '6h': 'Last 6 hours',
    '24h': 'Last 24 hours',
    '7d': 'Last 7 days',
  },
  rangeGroups: {
    untilNow: 'Until now',
    since: 'Since a deployment',
    only: 'One deployment only',
    shown: 'Shown now',
  },
  /** Time ranges that are live. */
  since: {
    deployment: (name: string, time: string) => `Since ${name}, ${time}`,
    time: (start: string) => `Since ${start}`,
  },
  only: (name: string, start: string) => `Only ${name}, from ${start}`,
  onlyIn: (name: string, start: string) => `Only ${name}, since ${start}`,
  between: (start: string, end: string) => `${start} to ${end}`,
  exactRange: 'Exact times…',
  from: 'From',
  to: 'To',
  zoneNote: {
    local: 'Times are in the time zone of this device.',
    named: (zone: string) => `Times are in ${zone}.`,
  },
  rangeOrder: 'The end must be after the start.',
  apply: 'Apply',
  backToLive: 'Back to Live',
  histogram: 'Lines over time, by level',
  openChart: 'Chart of lines over time, by level',
  levels: { info: 'Info', debug: 'Debug', none: 'No level', warning: 'Warning', error: 'Error' },
  /** Length of a bar, in milliseconds. */
  perBar: (ms: number) => `Lines per ${duration(ms).replace(/^1 /, '')}`,
  lines,
  /** Number of lines that match, and of all that were read. */
  match: (count: number, of: number) => `${number(count)} of ${number(of)} read`,
  views: {
    label: 'View',
    names: { lines: 'Lines', errors: 'Errors', requests: 'Requests', patterns: 'Patterns' },
  },
  showMore: 'Show More',
  /** Lines before and since a deployment. */
  comparison: {
    label: 'Errors and patterns',
    all: 'All',
    newSince: (name: string) => `New since ${name}`,
    basis: (count: number, name: string) => `Compared with the ${lines(count)} before ${name}.`,
    none: (name: string) => `No lines before ${name} were read, so nothing is called new.`,
    readRest: 'Read the Rest',
  },
  errors: {
    title: 'Errors',
    result: (errors: number) => `${plural(errors, { one: '# error', other: '# errors' })}.`,
    newSince: (errors: number, name: string) =>
      `${plural(errors, { one: '# error is', other: '# errors are' })} new since ${name}.`,
    columns: {
      error: 'Error',
      count: 'Count',
      time: 'Over time',
      first: 'First seen',
      began: 'Began with',
    },
    new: 'New',
    count: (count: number) => number(count),
    /** Number of all requests of the path. */
    ofRequests: (count: number) => `of ${plural(count, { one: '# request', other: '# requests' })}`,
    occurrences: (count: number): string => (count === 1 ? 'time' : 'times'),
    failed: (status: number, path: string) => `${status} on ${path}`,
    /** Function of a traceback's line. */
    within: (name: string) => `in ${name}`,
    noTraceback: 'No traceback in the log',
    orEarlier: 'or earlier',
    before: (name: string) => `Before ${name}`,
    after: (ms: number) => `${duration(ms)} after`,
    overTime: (title: string) => `${title} over time`,
    showLines: (title: string) => `Show lines of ${title}`,
    /** In shared text. */
    summary: (count: number, first: string, deployment: string | undefined) =>
      `${number(count)} since ${first}${deployment === undefined ? '' : `, began with ${deployment}`}`,
    none: 'No exceptions and no failed requests in these lines.',
  },
  /** Actions of a line, or of the selected lines. */
  line: {
    copy: 'Copy',
    copyLink: 'Copy Link',
    share: 'Share',
    only: 'Only',
    without: 'Without',
    open: 'Open',
    close: 'Close the line',
    previous: 'Previous line',
    next: 'Next line',
    liveThen: 'Live then',
    time: 'Time',
    showInContext: 'Show in Context',
  },
  share: {
    label: 'Share',
    title: 'The link opens what you see',
    view: (view: string, range: string) => `${view}, ${range}`,
    filter: (query: string) => `Filter ${query}`,
    selected: (count: number) =>
      plural(count, { one: '# selected line', other: '# selected lines' }),
    only: (deployment: string) => `Only deployment ${deployment}`,
    apps: (apps: string) => `Also ${apps}`,
    note: 'Members of the team can open it. The lines themselves aren’t in the link.',
    copyLink: 'Copy Link',
    copyMarkdown: 'Copy as Markdown',
    copied: { link: 'Link copied', markdown: 'Copied as Markdown' },
  },
  requests: {
    paths: 'Requests by path',
    result: (requests: number, failed: number) =>
      `${plural(requests, { one: '# request', other: '# requests' })}, ${number(failed)} failed.`,
    /** Number of lines that were read. */
    basis: (of: number, hasDurations: boolean) =>
      `In ${lines(of)}, most failed first.${hasDurations ? '' : ' Durations aren’t in this log.'}`,
    columns: {
      path: 'Path',
      count: 'Requests',
      client: '4xx',
      server: '5xx',
      slowest: 'Slowest',
      time: 'Over time',
    },
    count: (count: number) => number(count),
    figure: (count: number) => number(count),
    failed: (count: number, share: number) =>
      count === 0 ? number(0) : `${number(count)} (${percent(share)})`,
    duration: (ms: number) =>
      ms < 1000 ? `${number(Math.round(ms))} ms` : `${number(ms / 1000, 1)} s`,
    overTime: (path: string) => `Requests of ${path} over time`,
    filterBy: (path: string) => `Show lines of ${path}`,
    none: 'No requests in these lines. They are read from access logs, and from JSON or logfmt with a path and a status.',
  },
  patterns: {
    title: 'Patterns',
    failed: 'Couldn’t group the lines. Open another view and come back.',
    result: (patterns: number, of: number) =>
      `${plural(patterns, { one: '# pattern', other: '# patterns' })} in ${lines(of)}.`,
    basis: 'Lines that belong together, such as a traceback, count once.',
    others: (count: number) => `${lines(count)} of rarer patterns aren’t listed.`,
    errorShares: (
      shareBefore: number,
      linesBefore: number,
      shareSince: number,
      linesSince: number,
    ) =>
      `Errors: ${percent(shareBefore)} of ${lines(linesBefore)} before, ${percent(shareSince)} of ${lines(linesSince)} since.`,
    tooFew: (least: number) =>
      `With fewer than ${number(least)} lines on a side, nothing is called new, gone, more or less frequent.`,
    copy: (pattern: string) => `Copy ${pattern}`,
    actions: (pattern: string) => `Actions for ${pattern}`,
    showOnly: 'Show Only These Lines',
    hide: 'Hide These Lines',
    emptyLine: 'Empty line',
    columns: {
      pattern: 'Pattern',
      change: 'Change',
      level: 'Level',
      count: 'Lines',
      seen: 'First and last',
      time: 'Over time',
    },
    changes: { new: 'New', gone: 'Gone', more: 'More often', less: 'Less often' },
    lines: (count: number) => number(count),
    overTime: (count: number) => `${lines(count)} over time`,
  },
  apps: {
    add: 'Add apps',
    title: (most: number) => `Also show, up to ${number(most)} apps in all`,
    none: 'This team has no other apps.',
    failed: 'Couldn’t load the team’s apps.',
    loading: 'Loading apps…',
  },
  watch: {
    isOn: 'Notifying',
    start: 'Notify me of new lines that match',
    stop: 'Stop notifying me',
    denied:
      'Your browser blocks notifications. New matches are counted in the title of this tab and shown here, while it’s open.',
    matched: (app: string, count: number) =>
      `${app}: ${plural(count, { one: '# new line matches', other: '# new lines match' })}`,
  },
  savedViews: {
    title: 'Saved views',
    empty: 'No saved views yet.',
    delete: (name: string) => `Delete ${name}`,
    name: 'Name',
    hint: 'Saves the filters and a range like “Last hour”, in this browser.',
    replaces: (name: string) => `Replaces ${name}.`,
    save: 'Save View',
  },
  foot: {
    read: (count: number) => `${lines(count)} read`,
    /** Everything from a time on was read. */
    whole: (count: number, start: string) => `${lines(count)}, everything since ${start} is read`,
    /** Unread time and the whole time, in whole minutes, which never round a part up to the whole. */
    notRead: (minutes: number, of: number) =>
      `${number(minutes)} of ${plural(of, { one: '# minute', other: '# minutes' })} not read`,
    readTo: (time: string) => `Read to ${time}`,
    stop: 'Stop',
    reading: (read: number, matching: number) =>
      `Reading older lines: ${lines(read)} read, ${number(matching)} matching.`,
    full: 'No more lines can be shown at once.',
    showBefore: (time: string) => `Show Lines Before ${time}`,
    download: 'Download',
    downloadMatching: 'Download Matches',
    stopDownload: 'Stop Download',
    downloading: (read: number) => `Downloading: ${lines(read)} read.`,
    notDownloaded: (count: number) => `The file lacks at least ${lines(count)}, the oldest.`,
    formats: { log: 'Plain text (.log)', jsonl: 'JSON Lines (.jsonl)' },
  },
  empty: 'No lines in this period. The app logs a line for each request.',
  /** For an app that was never deployed. */
  neverDeployed: 'The log starts with the first deployment.',
  emptyFiltered: 'No lines in this period match the filters.',
  unavailable: 'Couldn’t load the log.',
  /** Announced for a part of a log. `all` is a minimum. */
  newestOf: (count: number, all: number) => `Newest ${number(count)} of at least ${lines(all)}.`,
  /** Between lines, where time was not read; in milliseconds. */
  gap: (ms: number) => `${duration(ms)} not read`,
  /** For a URL that links to lines. */
  linked: {
    title: 'Part of the log, around the linked lines',
    text: 'This part doesn’t update. New lines appear in the live log.',
    missing: 'The linked lines aren’t shown',
    clearFilters: 'Clear Filters',
    showAllDeployments: 'Show All Deployments',
    why: {
      filtered: 'Filters hide some or all of them.',
      unread: 'They’re older than the lines read so far. Read on below the log.',
      otherDeployment: 'They’re from another deployment, or the platform no longer stores them.',
      gone: 'The platform no longer stores them, or the link is for another app.',
    },
  },
  errorTitle: 'Couldn’t open the log',
});
