import type { LogLevel } from './levels.ts';

/** One record of a log, before it is stored. A plain string is a record with nothing but text. */
export interface LogEntry {
  /**
   * Raw text, escape sequences included. Line feeds split an entry into lines; those after the first are continuation
   * lines and share its level and time.
   */
  readonly text: string;
  /** When it was written: milliseconds since the epoch, fractions allowed. */
  readonly time?: number | undefined;
  /** Its severity. @default detected in the text; `none` leaves it unknown */
  readonly level?: LogLevel | undefined;
  /** Name of what wrote it, in a log of several: it is shown before the text, which is parsed without it. */
  readonly origin?: string | undefined;
  /** Whether it arrived after entries that were written later. @default false */
  readonly isLate?: boolean | undefined;
}

/** Writer of a line, in a log of several. */
export interface LogOrigin {
  readonly name: string;
  /** Index among those of the log, from 0, in the order in which they appeared. */
  readonly index: number;
}

/** A position where lines are missing. It is a separate line, so filters never hide it. */
export interface LogGap {
  /** Why, in the reader's language: `12 s not received`. It is the line's text. */
  readonly reason: string;
  /** When it was noticed: milliseconds since the epoch. */
  readonly time?: number | undefined;
}

/** A stretch of a line's text, in UTF-16 units, `to` excluded. */
export interface LogSpan {
  readonly from: number;
  readonly to: number;
}

/** A colour of a terminal: one of its sixteen (0 to 15, which the theme decides), or 8 bits a channel. */
export type AnsiColor =
  | { readonly kind: 'palette'; readonly index: number }
  | { readonly kind: 'rgb'; readonly red: number; readonly green: number; readonly blue: number };

/** Style of a range of text as in a terminal (SGR, ECMA-48 8.3.117). Absent fields have the default. */
export interface AnsiStyle {
  readonly foreground?: AnsiColor;
  readonly background?: AnsiColor;
  readonly bold?: true;
  readonly dim?: true;
  readonly italic?: true;
  readonly underline?: true;
  readonly inverse?: true;
  readonly strike?: true;
}

/** A stretch of a line in one style. */
export interface StyledSpan extends LogSpan {
  readonly style: AnsiStyle;
}

/** A stretch of a line that looks like a secret. */
export interface MaskedSpan extends LogSpan {
  /** Kind of secret: `GitHub token`. */
  readonly label: string;
  /** Whether the user revealed it. */
  readonly isRevealed: boolean;
}

/** Everything about one line. Positions are in `text`. */
export interface LogLine {
  /** Counted from 0, and the same for as long as the store lives, however much is trimmed. */
  readonly line: number;
  /** Plain text: no escape sequences, carriage returns carried out, secrets as `•` of the same length. */
  readonly text: string;
  readonly level: LogLevel;
  /** Milliseconds since the epoch; `undefined` if unknown. */
  readonly time: number | undefined;
  /** The first line of its entry; itself, if it is that. */
  readonly entry: number;
  /** Writer of the line; `undefined` in a log of one origin. */
  readonly origin: LogOrigin | undefined;
  /** Whether it replaces missing lines. */
  readonly isGap: boolean;
  /** Whether it arrived after lines that were written later. */
  readonly isLate: boolean;
  /** In order and apart from each other; text between them has no style. */
  readonly styles: readonly StyledSpan[];
  /** In order and apart from each other. */
  readonly masks: readonly MaskedSpan[];
}

/** Observable value. For `useSyncExternalStore`: `subscribe`, and `() => version`. */
export interface Observable {
  /** Grows with every change. */
  readonly version: number;
  /** Calls `listener` after changes, at most once a frame however many there are. Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * A list of lines that only grows at its end and is only cut at its start. Rows keep their number: the
 * rows from `firstRow` up to, not including, `endRow` exist.
 */
export interface LogRows extends Observable {
  readonly firstRow: number;
  readonly endRow: number;
  /** The line in a row. */
  lineAt(row: number): number;
  /** The row of a line, or of the next line after it that has one; `endRow` if there is none. */
  rowOf(line: number): number;
  /** Whether the line has a row. */
  has(line: number): boolean;
}

/** The rows that pass a filter. They are found in slices, from the start of the log to its end. */
export interface LogView extends LogRows {
  /** Progress, 0 to 1. */
  readonly progress: number;
  /** Stops updating, and releases its results. */
  dispose(): void;
}

/** Search query. */
export interface LogQuery {
  /** Letters, or with `isRegex` the source of a regular expression. Empty finds nothing. */
  readonly text: string;
  /** @default false */
  readonly isRegex?: boolean;
  /** @default false */
  readonly isCaseSensitive?: boolean;
  /** No letter, digit or underscore before or after. @default false */
  readonly isWholeWord?: boolean;
}

/** Adjacent lines that may be folded into one row. */
export interface LogFold {
  /** `frames` of installed packages in a traceback, or `repeats`: lines that differ in times, ids and numbers only. */
  readonly kind: 'frames' | 'repeats';
  /** Its first line, which stays visible as the summary. */
  readonly from: number;
  /** The line after its last one. */
  readonly to: number;
  /** Number of frames, "14 library frames", or of lines. */
  readonly count: number;
}

/** Filter of a view. */
export interface LogFilter {
  /**
   * Shows only the first line of the library frames in a traceback. Has no effect with a query, whose matches are always shown.
   * @default false
   */
  readonly isFolded?: boolean;
  /** Folds that stay open, by their first line. */
  readonly openFolds?: ReadonlySet<number> | undefined;
  /** Only lines of these levels. Gaps always pass. @default all */
  readonly levels?: ReadonlySet<LogLevel> | undefined;
  /** Only lines with a match. @default all */
  readonly query?: LogQuery | undefined;
}

/**
 * Reason why a regular expression is rejected: it is invalid, or matching could take too long. Fewer repetitions, or an
 * expression without look-around and back references, avoid the latter.
 */
export type LogQueryError = 'invalidRegex' | 'costlyRegex';

/** One match. */
export interface LogMatch extends LogSpan {
  readonly line: number;
}

/** The matches of a query, found in slices, from the start of the log to its end. */
export interface LogSearch extends Observable {
  /** Progress, 0 to 1. */
  readonly progress: number;
  /** Reason why the query is invalid; the other members then report no match. */
  readonly error: LogQueryError | undefined;
  /**
   * Whether a line is so long that only its start was searched for a regular expression: there may be more matches than
   * `count`.
   */
  readonly isPartial: boolean;
  /** Number of matches found so far. */
  readonly count: number;
  /** Number of lines with a match. */
  readonly lineCount: number;
  /** The matches of one line. */
  matchesOf(line: number): readonly LogSpan[];
  /** The first match that starts after the position, or at it with `isInclusive`. */
  next(line: number, column: number, isInclusive?: boolean): LogMatch | undefined;
  /** The last match that starts before the position. */
  previous(line: number, column: number): LogMatch | undefined;
  /** The `index`-th match, counted from 0. */
  at(index: number): LogMatch | undefined;
  /** The index of a match, counted from 0: "5 of 9" is 4. */
  indexOf(match: LogMatch): number;
  /**
   * For the strip beside the scrollbar: which of `count` stretches of the rows, equal in number, have a
   * match. One byte each, 1 or 0.
   */
  marks(rows: LogRows, count: number): Uint8Array;
  /** Stops updating, and releases its results. */
  dispose(): void;
}

/**
 * A log in memory: text is stored once, lines are found by offsets, and nothing here blocks the page for longer than a
 * slice (8 ms; 32 ms at the start of a search or a filter). Every line is a row: as {@link LogRows}, row and line number
 * are the same.
 */
export interface LogStore extends LogRows {
  /**
   * Appends entries. A few are added synchronously; many are added in slices, in order, while {@link pending} counts
   * down. The array is not changed, and not retained afterwards.
   */
  append(entries: readonly (LogEntry | string)[]): void;
  /** Marks a place where lines are missing. */
  appendGap(gap: LogGap): void;
  /** Removes all lines and pending entries. Line numbers continue. */
  clear(): void;
  /** Number of lines. */
  readonly size: number;
  /** Number of entries waiting to be ingested. */
  readonly pending: number;
  /** Number of lines by level, without gaps. */
  readonly counts: Readonly<Record<LogLevel, number>>;
  /** Number of masked secrets; a private key counts once. */
  readonly secrets: number;
  /** The time of the first line that has one, for times since the start. */
  readonly startTime: number | undefined;
  /** UTF-16 units of text held. */
  readonly length: number;

  /** The plain text of a line, as {@link LogLine.text}. Empty for lines that do not exist. */
  text(line: number): string;
  level(line: number): LogLevel;
  time(line: number): number | undefined;
  /** The name of what wrote a line; empty in a log of one origin. */
  origin(line: number): string;
  /** The first line of the entry a line belongs to. */
  entryOf(line: number): number;
  /** The line after the last one of the entry a line belongs to. */
  entryEnd(line: number): number;
  isGap(line: number): boolean;
  /** The library frames a line is part of, whether they are folded or not; `undefined` if none. */
  foldOf(line: number): LogFold | undefined;
  /**
   * The run of adjacent lines that differ from a line in times, ids and numbers only, with the line; `undefined` if
   * there are none. No run is longer than 1,000 lines.
   */
  repeatsOf(line: number): LogFold | undefined;
  /** Returns a line with its details. Recent lines are cached. */
  read(line: number): LogLine;

  /** The lines that pass a filter. Dispose of it when done. */
  filter(filter: LogFilter): LogView;
  /** The matches of a query, in all lines or in those of a view. Dispose of it when done. */
  find(query: LogQuery, within?: LogView): LogSearch;
  /**
   * For the strip beside the scrollbar: whether each of `count` stretches of the rows, equal in number, has
   * an error (0), else a warning (1), else neither (2). One byte each.
   */
  marks(rows: LogRows, count: number): Uint8Array;

  /** The first line of a grave level at or after a line; `undefined` if there is none. */
  nextOf(level: 'error' | 'warning', line: number): number | undefined;
  /** The last line of a grave level before a line; `undefined` if there is none. */
  previousOf(level: 'error' | 'warning', line: number): number | undefined;

  /** Shows a hidden stretch, or hides it again. */
  reveal(line: number, from: number, isRevealed: boolean): void;
}
