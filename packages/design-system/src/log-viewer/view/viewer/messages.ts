import { createWording } from '../../../messages/createWording.ts';
import { formatWait } from '../../../messages/formatWait.ts';
import type { LogLevel } from '../../store/levels.ts';
import type { LogConnection } from '../../sources/types.ts';
import type { TimestampMode } from '../../text/timestamp.ts';
import type { LineMessages } from '../lines/createLineContent.ts';
import type { LineColumn } from '../lines/lineColumns.ts';
import type { LogPreferences } from '../model/choices.ts';

/** Every text of a log viewer. */
export interface LogViewerMessages extends LineMessages {
  /** Label of the connection. */
  connection: Readonly<Record<LogConnection['status'], string>>;
  /** Seconds until the next attempt; 0 during it. */
  reconnectingIn: (seconds: number) => string;
  pause: string;
  resume: string;
  retry: string;

  levels: string;
  allLevels: string;
  /** The name of the filter of one level. */
  level: Readonly<Record<LogLevel, string>>;

  find: string;
  /** Text of the button of the search. */
  findText: string;
  closeFind: string;
  nextMatch: string;
  previousMatch: string;
  matchCase: string;
  wholeWord: string;
  regex: string;
  onlyMatches: string;
  showInContext: string;
  /** Current match, from 1 (0: none), and number of matches so far; `isDone`: counting is complete. */
  matches: (index: number, count: number, isDone: boolean) => string;
  invalidRegex: string;
  /** For a regular expression that is rejected because it could take too long. */
  costlyRegex: string;

  /** In the menu of a line, while there is no active line. */
  noActiveLine: string;
  /** In the menu of a line without actions. */
  noLineActions: string;
  firstError: string;
  nextError: string;
  wrap: string;
  fullScreen: string;
  leaveFullScreen: string;
  options: string;
  /** Text of the button of the options. */
  optionsText: string;
  lineNumbers: string;
  showLevels: string;
  foldRepeats: string;
  timestamps: string;
  /** `zone` is named by its zone. */
  timestamp: Readonly<Record<Exclude<TimestampMode, 'zone'>, string>>;
  announcements: string;
  announces: Readonly<Record<LogPreferences['announces'], string>>;

  copyAll: string;
  copySelected: (lines: number) => string;
  copied: string;
  /** Group of the actions for the selected lines. */
  selection: string;
  copySelection: string;
  clearSelection: string;
  /** Neither a selected line nor an active one. */
  nothingCopied: string;
  /** Keys of the lines, as their description for screen readers. */
  linesHint: string;
  /** Headers of the columns, for screen readers. */
  columns: Record<LineColumn, string>;
  /** Result of the key for the next error, after the last one. */
  wrappedToStart: string;
  /** Result of the key for the previous error, before the first one. */
  wrappedToEnd: string;
  download: string;
  downloadLog: string;
  downloadJsonLines: string;

  lines: (count: number) => string;
  /** Number of masked secrets; absent when there are none. */
  secretsMasked: (count: number) => string;
  newLines: (count: number) => string;
  goToEnd: string;
  waiting: string;
  empty: string;
  /** Nothing passes the filter. */
  noneShown: string;
  showAll: string;
  unavailable: (error: unknown) => string;

  /** Announced while following: number of new lines and text of the last one. */
  announceLines: (count: number, last: string) => string;
  announceErrors: (count: number, last: string) => string;
  /** Announced once when the log has ended. */
  announceEnd: (summary: {
    outcome: 'complete' | 'failed';
    lines: number;
    errors: number;
    warnings: number;
  }) => string;
}

const { number, plural } = createWording('en');
const lines = { one: '# line', other: '# lines' };

/** The texts in English. */
export const defaultLogViewerMessages: LogViewerMessages = {
  secretName: (label) => label,
  reveal: (label) => `Show ${label}`,
  hide: (label) => `Hide ${label}`,
  showWholeLine: (length) => `Show all ${number(length)} characters`,
  late: 'late',
  levelWord: { error: 'error', warning: 'warning', info: 'info', debug: 'debug', none: '' },
  libraryFrames: (count) => plural(count, { one: '# library frame', other: '# library frames' }),
  repeats: (count) => `×${number(count)}`,
  repeatedLines: (count) => `×${number(count)} similar lines`,
  tryAgain: 'Try Again',
  toggleJson: (name, isOpen) =>
    name === ''
      ? `${isOpen ? 'Collapse' : 'Expand'} JSON`
      : `${isOpen ? 'Collapse' : 'Expand'} ${name}`,
  moreValues: (count) => `${number(count)} more`,

  connection: {
    connecting: 'Connecting',
    live: 'Live',
    paused: 'Paused',
    reconnecting: 'Reconnecting',
    offline: 'Offline',
    ended: 'Ended',
    unavailable: 'Unavailable',
  },
  reconnectingIn: (seconds) =>
    seconds > 0 ? `Reconnecting in ${formatWait(seconds, 'en')}` : 'Reconnecting now',
  pause: 'Pause',
  resume: 'Resume',
  retry: 'Retry',

  levels: 'Levels',
  allLevels: 'All',
  level: { error: 'Errors', warning: 'Warnings', info: 'Info', debug: 'Debug', none: 'No level' },

  find: 'Find in the log',
  findText: 'Find',
  closeFind: 'Close find',
  nextMatch: 'Next match',
  previousMatch: 'Previous match',
  matchCase: 'Match case',
  wholeWord: 'Whole word',
  regex: 'Regular expression',
  onlyMatches: 'Only lines that match',
  showInContext: 'Show in context',
  matches: (index, count, isDone) => {
    if (count === 0) return isDone ? 'No matches' : 'Searching…';
    const total = `${number(count)}${isDone ? '' : '+'}`;
    return index === 0
      ? `${total} ${count === 1 ? 'match' : 'matches'}`
      : `${number(index)} of ${total}`;
  },
  invalidRegex: 'Not a valid regular expression',
  costlyRegex: 'This expression could take too long. Use fewer repetitions, or no look-around.',

  noActiveLine: 'Select a line first',
  noLineActions: 'No values in this line',
  firstError: 'Go to first error',
  nextError: 'Go to next error',
  wrap: 'Wrap lines',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  options: 'Log options',
  optionsText: 'Options',
  lineNumbers: 'Line numbers',
  showLevels: 'Levels',
  foldRepeats: 'Fold repeated lines',
  timestamps: 'Timestamps',
  timestamp: {
    none: 'Off',
    local: 'Local time',
    utc: 'UTC',
    sinceStart: 'Since the start',
    sincePrevious: 'Since the line before',
  },
  announcements: 'Screen reader',
  announces: {
    none: 'Announce nothing',
    errors: 'Announce new errors',
    all: 'Announce new lines',
  },

  copyAll: 'Copy all lines',
  copySelected: (count) => `Copy ${plural(count, lines)}`,
  copied: 'Copied',
  selection: 'Selected lines',
  copySelection: 'Copy',
  clearSelection: 'Clear selection',
  nothingCopied: 'Nothing copied: no selected line is shown',
  linesHint: 'Arrow keys move through lines, E goes to the next error, F opens a menu.',
  columns: { number: 'Line', time: 'Time', level: 'Level', origin: 'Source', text: 'Text' },
  wrappedToStart: 'Continues at the first line',
  wrappedToEnd: 'Continues at the last line',
  download: 'Download',
  downloadLog: 'Plain text (.log)',
  downloadJsonLines: 'JSON Lines (.jsonl)',

  lines: (count) => plural(count, lines),
  secretsMasked: (count) => plural(count, { one: '# secret masked', other: '# secrets masked' }),
  newLines: (count) => `${number(count)} new`,
  goToEnd: 'Go to End',
  waiting: 'Waiting for the first line',
  empty: 'This log is empty.',
  noneShown: 'No lines match this filter.',
  showAll: 'Show All Lines',
  unavailable: () => 'Couldn’t load the log.',

  announceLines: (count, last) => (count === 1 ? last : `${number(count)} new lines. ${last}`),
  announceErrors: (count, last) =>
    count === 1 ? `Error: ${last}` : `${number(count)} errors. ${last}`,
  announceEnd: ({ outcome, lines: count, errors, warnings }) =>
    [
      outcome === 'failed' ? 'Failed.' : 'Complete.',
      `${plural(count, lines)},`,
      `${plural(errors, { one: '# error', other: '# errors' })},`,
      `${plural(warnings, { one: '# warning', other: '# warnings' })}.`,
    ].join(' '),
};
