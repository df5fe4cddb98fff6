/**
 * Whether the view follows the log.
 *
 * - `following`: the end is in view and stays there.
 * - `reading`: the user scrolled away from the end, and the view stays in place. `since` is the first line that arrived
 *   afterwards: lines count as new from there.
 */
export type LogMode =
  | { readonly status: 'following' }
  | { readonly status: 'reading'; readonly since: number };

/** User actions on a {@link LogMode}. Nothing else changes it. */
export type LogModeEvent =
  /** They moved the view. */
  | { type: 'scrolled'; isAtEnd: boolean; endLine: number }
  /** They went to a line or opened something in it: its place is shown and stays. */
  | { type: 'wentTo'; endLine: number }
  /** The user asked the view to follow the log. */
  | { type: 'followed' };

/** Initial state of a log. */
export const initialMode: LogMode = { status: 'following' };

/** Next state after a user action. `endLine` is the line that would come next. */
export function nextMode(mode: LogMode, event: LogModeEvent): LogMode {
  if (event.type === 'followed' || (event.type === 'scrolled' && event.isAtEnd)) return initialMode;
  return mode.status === 'reading' ? mode : { status: 'reading', since: event.endLine };
}

/** The mode in another store of the same log. */
export const movedMode = (mode: LogMode, lineOf: (line: number) => number): LogMode =>
  mode.status === 'reading' ? { ...mode, since: lineOf(mode.since) } : mode;
