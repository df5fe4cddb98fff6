import { toVisible } from '../../parse/visible.ts';
import type { LogClock } from '../../sources/clock.ts';
import type { LogRows, LogStore } from '../../store/types.ts';
import type { LogPreferences } from '../model/choices.ts';
import type { LogViewerMessages } from './messages.ts';

/** Options of {@link Announcer}. */
export interface AnnouncerOptions {
  store: LogStore;
  /** Returns the rows that are shown: lines that a filter hides are not announced. @default all */
  rows?: () => LogRows;
  clock: LogClock;
  messages: Pick<LogViewerMessages, 'announceLines' | 'announceErrors'>;
  /** `quoted`: the part of the text that is from the log. */
  announce: (text: string, quoted: string) => void;
}

/** Announces new lines of a log, at most once in half a minute. */
export interface Announcer {
  /** Checks for new lines. `of`: lines to announce; `undefined` for none, without announcing them later. */
  update: (of: LogPreferences['announces'] | undefined) => void;
  dispose: () => void;
}

/** The least time between two announcements, in milliseconds. */
const pause = 30_000;

/** More of a line is not read out, in UTF-16 units. */
const longest = 200;

/** More errors than this are not counted one by one. */
const maxErrors = 1000;

/** An {@link Announcer}. Lines that are being stored at its first update are old, however long that takes. */
export function createAnnouncer({
  store,
  rows = () => store,
  clock,
  messages,
  announce,
}: AnnouncerOptions): Announcer {
  let seen = store.endRow;
  let seenRows = rows();
  let isLoaded = false;
  let of: LogPreferences['announces'] | undefined;
  let cancel: (() => void) | undefined;

  const textOf = (line: number) => toVisible(store.text(line).trim().slice(0, longest));

  /** Whether there were any. */
  function announceErrors(from: number, shown: LogRows): boolean {
    let count = 0;
    let last: number | undefined;
    let next = store.nextOf('error', from);
    while (next !== undefined && count < maxErrors) {
      if (shown.has(next)) {
        last = next;
        count += 1;
      }
      next = store.nextOf('error', next + 1);
    }
    if (last === undefined) return false;
    const quoted = textOf(last);
    announce(messages.announceErrors(count, quoted), quoted);
    return true;
  }

  function announceNew() {
    cancel = undefined;
    const shown = rows();
    const from = Math.max(seen, store.firstRow);
    const row = shown.rowOf(from);
    const { endRow } = shown;
    if (endRow <= row) return;
    seen = shown.lineAt(endRow - 1) + 1;
    if (of === 'errors') {
      if (!announceErrors(from, shown)) return;
    } else {
      const quoted = textOf(seen - 1);
      announce(messages.announceLines(endRow - row, quoted), quoted);
    }
    cancel = clock.after(pause, announceNew);
  }

  return {
    update: (next) => {
      of = next;
      const isOther = rows() !== seenRows;
      seenRows = rows();
      if (of === undefined || of === 'none' || !isLoaded || isOther) {
        seen = store.endRow;
        isLoaded ||= of !== undefined && store.pending === 0;
      } else if (cancel === undefined) announceNew();
    },
    dispose: () => cancel?.(),
  };
}
