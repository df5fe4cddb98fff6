import type { LogLevel } from '../../store/levels.ts';
import type { LogMatch, LogQuery, LogSearch } from '../../store/types.ts';
import type { LogMode } from '../mode.ts';

/** Which times stand beside the lines: none, the clock here or in UTC, or the time since the first line. */
export type LogTimestamps = 'off' | 'local' | 'utc' | 'sinceStart';

/** What a reader can choose. */
export interface LogSettings {
  /** Long lines go on below instead of to the side. */
  readonly isWrapped: boolean;
  readonly timestamps: LogTimestamps;
  readonly hasLineNumbers: boolean;
  /** The name of each line's level stands beside it. */
  readonly hasLevels: boolean;
  /** Only errors are read out by screen readers. */
  readonly announcesErrorsOnly: boolean;
}

/** Lines from `from` to, and with, `to`, as the store counts them. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** What is looked for, and where one is in what was found. */
export interface LogFind {
  readonly isOpen: boolean;
  readonly query: LogQuery;
  /** What is found; `undefined` while nothing is looked for. It tells of news itself. */
  readonly search: LogSearch | undefined;
  readonly current: LogMatch | undefined;
}

/** Everything that a log viewer shows, beside the log itself. */
export interface LogViewerState {
  readonly settings: LogSettings;
  readonly mode: LogMode;
  /** The levels that are shown; `undefined` for all. */
  readonly levels: ReadonlySet<LogLevel> | undefined;
  readonly find: LogFind;
  /** The lines that are selected: what a link leads to and what is copied. */
  readonly range: LineRange | undefined;
  /** The line that keys act on. */
  readonly active: number | undefined;
}

/** How a log is shown until its reader chooses. */
export const defaultSettings: LogSettings = {
  isWrapped: true,
  timestamps: 'sinceStart',
  hasLineNumbers: true,
  hasLevels: false,
  announcesErrorsOnly: false,
};

/** Nothing is looked for. */
export const closedFind: LogFind = {
  isOpen: false,
  query: { text: '' },
  search: undefined,
  current: undefined,
};

/** A range that spans two lines, whichever comes first. */
export const rangeBetween = (one: number, other: number): LineRange => ({
  from: Math.min(one, other),
  to: Math.max(one, other),
});
