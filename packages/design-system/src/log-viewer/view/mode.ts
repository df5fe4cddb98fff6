/** What is at the top of the view: a line of the log, and how many px of it are above the top. */
export interface LineAnchor {
  line: number;
  offset: number;
}

/**
 * Whether the view goes with the log.
 *
 * - `following`: the end is in view and stays there.
 * - `reading`: someone left the end; `anchor` stays where it is on screen, `unread` lines came since.
 * - `paused`: the same, because someone asked for it. Only they end it.
 */
export type LogMode =
  | { status: 'following' }
  | { status: 'reading' | 'paused'; anchor: LineAnchor; unread: number };

/** What can happen to a {@link LogMode}. */
export type LogModeEvent =
  /** A person moved the view; `anchor` is what is at its top now. */
  | { type: 'scrolled'; anchor: LineAnchor; isAtEnd: boolean }
  /** They asked to go with the log. */
  | { type: 'followed' }
  /** They asked it to stand still. */
  | { type: 'paused'; anchor: LineAnchor }
  /** Lines came that the filter lets through. */
  | { type: 'appended'; count: number }
  /** Lines before `firstLine` are gone. */
  | { type: 'trimmed'; firstLine: number }
  /** Another filter, or another size: `anchor` keeps on screen what was read. `unread` counts what the filter lets through. */
  | { type: 'relaid'; anchor: LineAnchor; unread?: number }
  /** A link, a match or a mark was opened: its line is shown. */
  | { type: 'wentTo'; anchor: LineAnchor };

/** How a log is first shown. */
export const initialMode: LogMode = { status: 'following' };

/**
 * What follows from an event. While following nothing but a person's own move takes the view from the end; while
 * reading or paused, nothing but a person's own move changes the anchor, unless its line no longer exists.
 */
export function nextMode(mode: LogMode, event: LogModeEvent): LogMode {
  switch (event.type) {
    case 'followed':
      return initialMode;
    case 'paused':
      return { status: 'paused', anchor: event.anchor, unread: unreadOf(mode) };
    case 'scrolled':
      if (mode.status === 'paused') return { ...mode, anchor: event.anchor };
      if (event.isAtEnd) return initialMode;
      return { status: 'reading', anchor: event.anchor, unread: unreadOf(mode) };
    case 'wentTo':
      return {
        status: mode.status === 'paused' ? 'paused' : 'reading',
        anchor: event.anchor,
        unread: unreadOf(mode),
      };
    case 'appended':
      return mode.status === 'following' ? mode : { ...mode, unread: mode.unread + event.count };
    case 'trimmed':
      return mode.status === 'following' || mode.anchor.line >= event.firstLine
        ? mode
        : { ...mode, anchor: { line: event.firstLine, offset: 0 } };
    case 'relaid':
      return mode.status === 'following'
        ? mode
        : { ...mode, anchor: event.anchor, unread: event.unread ?? mode.unread };
  }
}

/** How many lines came that nobody has seen. */
export const unreadOf = (mode: LogMode): number =>
  mode.status === 'following' ? 0 : mode.unread;
