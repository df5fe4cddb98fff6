import type { LogMatch, LogQuery, LogSearch, LogStore, LogView } from '../../store/types.ts';
import { afterPaint } from '../../store/scheduler.ts';
import { createValue } from './value.ts';
import type { Value } from './value.ts';

/** Matches, and the current one. */
export interface FindModel {
  readonly search: Pick<Value<LogSearch | undefined>, 'get' | 'subscribe'>;
  readonly current: Pick<Value<LogMatch | undefined>, 'get' | 'subscribe'>;
  /**
   * Looks for something else, or elsewhere. The first match at or after line `from` becomes the current one as soon
   * as it is known, unless the one that is current is still a match.
   */
  look: (query: LogQuery | undefined, within: LogView | undefined, from: number) => void;
  /** Brings no match into view until the next call of `look`. */
  hold: () => void;
  /** Goes to the next match, wrapping at the end. `from`: start position when there is no current match. */
  next: (from: number) => void;
  /** Goes to the match before the current one, or around the start to the last. */
  previous: (from: number) => void;
  /** Unsubscribes from the store. */
  dispose: () => void;
}

/** A search that takes longer than so many frames is not waited for to show its first match. */
const maxFrames = 6;

/** A {@link FindModel} that looks for nothing. `onShow` brings a match into view; `first` is the current match, in view already. */
export function createFindModel(
  store: LogStore,
  onShow: (match: LogMatch) => void,
  first?: LogMatch,
): FindModel {
  const search = createValue<LogSearch | undefined>(undefined);
  const current = createValue<LogMatch | undefined>(first);
  let stop = () => {};
  /** The current match, until it has been brought into view. */
  let unseen: LogMatch | undefined;

  function show(match: LogMatch | undefined) {
    unseen = undefined;
    current.set(match);
    if (match !== undefined) onShow(match);
  }

  /** Paints the typed text and the count first, so that typing never waits for lines. */
  function showSoon(found: LogSearch, match: LogMatch) {
    const wait = (frames: number) => {
      const isDue = found.progress === 1 || frames === 0;
      stop = afterPaint(() => {
        if (!isDue) {
          wait(frames - 1);
          return;
        }
        unseen = undefined;
        onShow(match);
      });
    };
    unseen = match;
    wait(maxFrames);
    current.set(match);
  }

  function hold() {
    stop();
    stop = () => {};
  }

  function drop() {
    hold();
    search.get()?.dispose();
  }

  /** Waits until the search has come to line `from`. */
  function seek(found: LogSearch, from: number) {
    const step = () => {
      const match = found.next(from, 0, true) ?? (found.progress === 1 ? found.at(0) : undefined);
      if (match !== undefined) showSoon(found, match);
      return match !== undefined || found.progress === 1;
    };
    if (step()) return;
    const stopSeeking = found.subscribe(() => {
      if (step()) stopSeeking();
    });
    stop = stopSeeking;
  }

  return {
    search,
    current,
    look: (query, within, from) => {
      drop();
      if (query === undefined || query.text === '') {
        search.set(undefined);
        current.set(undefined);
        return;
      }
      const found = store.find(query, within);
      const now = current.get();
      const isStillThere =
        now !== undefined &&
        found.matchesOf(now.line).some(({ from: at, to }) => at === now.from && to === now.to);
      if (isStillThere && now === unseen) showSoon(found, now);
      else if (!isStillThere) {
        current.set(undefined);
        seek(found, from);
      }
      search.set(found);
    },
    hold,
    next: (from) => {
      stop();
      const found = search.get();
      const now = current.get();
      const after = now ? found?.next(now.line, now.from) : found?.next(from, 0, true);
      show(after ?? found?.at(0));
    },
    previous: (from) => {
      stop();
      const found = search.get();
      const now = current.get();
      const before = now ? found?.previous(now.line, now.from) : found?.previous(from, 0);
      show(before ?? found?.at(found.count - 1));
    },
    dispose: () => {
      drop();
      search.set(undefined);
      current.set(undefined);
    },
  };
}
