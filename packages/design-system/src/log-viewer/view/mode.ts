/**
 * Whether the view goes with the log.
 *
 * - `following`: the end is in view and stays there.
 * - `reading`: someone left the end. What they look at stays where it is on screen. `since` is the first line that
 *   was not there when they left: from it on, lines are news.
 */
export type LogMode =
  | { readonly status: 'following' }
  | { readonly status: 'reading'; readonly since: number };

/** User actions on a {@link LogMode}. Nothing that happens by itself changes it. */
export type LogModeEvent =
  /** They moved the view. */
  | { type: 'scrolled'; isAtEnd: boolean; endLine: number }
  /** They went to a line or opened something in it: its place is shown and stays. */
  | { type: 'wentTo'; endLine: number }
  /** They asked the view to go with the log. */
  | { type: 'followed' };

/** Initial state of a log. */
export const initialMode: LogMode = { status: 'following' };

/** Next state after a user action. `endLine` is the line that would come next. */
export function nextMode(mode: LogMode, event: LogModeEvent): LogMode {
  if (event.type === 'followed' || (event.type === 'scrolled' && event.isAtEnd)) return initialMode;
  return mode.status === 'reading' ? mode : { status: 'reading', since: event.endLine };
}
