import type { LogLevel } from '../../store/levels.ts';
import type { LogQuery } from '../../store/types.ts';
import type { TimestampMode } from '../../text/timestamp.ts';

/** Display preferences. */
export interface LogPreferences {
  /** Whether long lines wrap. Otherwise they scroll sideways. */
  readonly isWrapped: boolean;
  readonly timestamps: TimestampMode;
  readonly hasLineNumbers: boolean;
  /** Whether each line starts with its level, as a word. */
  readonly hasLevels: boolean;
  /** Whether adjacent lines that differ in times, ids and numbers only are folded into one row. */
  readonly isFoldingRepeats: boolean;
  /** New lines that are announced to screen readers while following. */
  readonly announces: 'none' | 'errors' | 'all';
}

/** Default preferences. */
export const defaultPreferences: LogPreferences = {
  isWrapped: true,
  timestamps: 'sinceStart',
  hasLineNumbers: true,
  hasLevels: false,
  isFoldingRepeats: false,
  announces: 'none',
};

/** Levels to show; `null` for all lines, those without a level too. */
export type LogLevels = ReadonlySet<LogLevel> | null;

export const isSameLevels = (one: LogLevels, other: LogLevels): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.size === other.size &&
    [...one].every((level) => other.has(level)));

export const isSamePreferences = (one: LogPreferences, other: LogPreferences): boolean =>
  one.isWrapped === other.isWrapped &&
  one.timestamps === other.timestamps &&
  one.hasLineNumbers === other.hasLineNumbers &&
  one.hasLevels === other.hasLevels &&
  one.isFoldingRepeats === other.isFoldingRepeats &&
  one.announces === other.announces;

export const isSameQuery = (one: LogQuery, other: LogQuery): boolean =>
  one.text === other.text &&
  (one.isRegex ?? false) === (other.isRegex ?? false) &&
  (one.isCaseSensitive ?? false) === (other.isCaseSensitive ?? false) &&
  (one.isWholeWord ?? false) === (other.isWholeWord ?? false);

/** Lines from `from` to, and with, `to`, as the store counts them. */
export interface LineSpan {
  readonly from: number;
  readonly to: number;
}

export const isSameSpan = (one: LineSpan | null, other: LineSpan | null): boolean =>
  one === other || (one?.from === other?.from && one?.to === other?.to);
