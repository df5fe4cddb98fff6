import { toVisible } from '../../parse/visible.ts';
import type { LogClock } from '../../sources/clock.ts';
import type { LogStore } from '../../store/types.ts';
import type { LogPreferences } from '../model/choices.ts';
import type { LogViewerMessages } from './messages.ts';

/** Options of {@link Announcer}. */
export interface AnnouncerOptions {
  store: LogStore;
  clock: LogClock;
  messages: Pick<LogViewerMessages, 'announceLines' | 'announceErrors'>;
  announce: (text: string) => void;
}

/** Announces new lines of a log, at most once per second. */
export interface Announcer {
  /** Checks for new lines. `of`: lines to announce; `undefined` for none, without announcing them later. */
  update: (of: LogPreferences['announces'] | undefined) => void;
  dispose: () => void;
}

/** The least time between two announcements, in milliseconds. */
const pause = 1000;

/** More of a line is not read out, in UTF-16 units. */
const longest = 200;

/** More errors than this are not counted one by one. */
const maxErrors = 1000;

/** An {@link Announcer} for which all that is in the store is old. */
export function createAnnouncer({ store, clock, messages, announce }: AnnouncerOptions): Announcer {
  let seen = store.endRow;
  let of: LogPreferences['announces'] | undefined;
  let cancel: (() => void) | undefined;

  const textOf = (line: number) => toVisible(store.text(line).trim().slice(0, longest));

  /** Whether there were any. */
  function announceErrors(from: number, to: number): boolean {
    let count = 0;
    let last: number | undefined;
    let next = store.nextOf('error', from);
    while (next !== undefined && next < to && count < maxErrors) {
      last = next;
      count += 1;
      next = store.nextOf('error', next + 1);
    }
    if (last !== undefined) announce(messages.announceErrors(count, textOf(last)));
    return last !== undefined;
  }

  function announceNew() {
    cancel = undefined;
    const from = Math.max(seen, store.firstRow);
    const to = store.endRow;
    seen = to;
    if (of === undefined || to <= from) return;
    if (of === 'errors') {
      if (!announceErrors(from, to)) return;
    } else announce(messages.announceLines(to - from, textOf(to - 1)));
    cancel = clock.after(pause, announceNew);
  }

  return {
    update: (next) => {
      of = next;
      if (of === undefined) seen = store.endRow;
      else if (cancel === undefined) announceNew();
    },
    dispose: () => cancel?.(),
  };
}
