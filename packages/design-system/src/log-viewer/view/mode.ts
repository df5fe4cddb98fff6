/**
 * Whether the view goes with the log.
 *
 * - `following`: the end is in view and stays there.
 * - `reading`: someone left the end. What they look at stays where it is on screen.
 * - `paused`: the same, because someone asked for it; only they end it.
 *
 * `since` is the first line that was not there when they left: from it on, lines are news.
 */
export type LogMode =
  | { readonly status: 'following' }
  | { readonly status: 'reading' | 'paused'; readonly since: number };

/** What a person can do to a {@link LogMode}. Nothing that happens by itself changes it. */
export type LogModeEvent =
  /** They moved the view. */
  | { type: 'scrolled'; isAtEnd: boolean; endLine: number }
  /** They opened a link, a match, a mark or a fold: its place is shown and stays. */
  | { type: 'wentTo'; endLine: number }
  /** They asked the view to stand still. */
  | { type: 'paused'; endLine: number }
  /** They asked it to go with the log. */
  | { type: 'followed' };

/** How a log is first shown. */
export const initialMode: LogMode = { status: 'following' };

/** What follows from what a person did. `endLine` is the line that would come next. */
export function nextMode(mode: LogMode, event: LogModeEvent): LogMode {
  switch (event.type) {
    case 'followed':
      return initialMode;
    case 'paused':
      return leave(mode, 'paused', event.endLine);
    case 'scrolled':
      if (mode.status === 'paused') return mode;
      return event.isAtEnd ? initialMode : leave(mode, 'reading', event.endLine);
    case 'wentTo':
      return leave(mode, mode.status === 'paused' ? 'paused' : 'reading', event.endLine);
  }
}

function leave(mode: LogMode, status: 'reading' | 'paused', endLine: number): LogMode {
  if (mode.status === status) return mode;
  return { status, since: mode.status === 'following' ? endLine : mode.since };
}
