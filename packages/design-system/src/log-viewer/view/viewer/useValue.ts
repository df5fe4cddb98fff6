import { useCallback, useRef, useSyncExternalStore } from 'react';

import type { LogConnection } from '../../sources/types.ts';
import type { LogClock } from '../../sources/clock.ts';
import type { Observable } from '../../store/types.ts';
import { useLogViewer } from './LogViewerContext.ts';

/** What a value is, now and after each change. */
export function useValue<T>({
  get,
  subscribe,
}: {
  get: () => T;
  subscribe: (listener: () => void) => () => void;
}): T {
  return useSyncExternalStore(subscribe, get, get);
}

/** What is read of a value, now and after each change of what is read. `read` gives a string, a number or the like. */
export function useSelected<T, Part extends string | number | boolean>(
  { get, subscribe }: { get: () => T; subscribe: (listener: () => void) => () => void },
  read: (value: T) => Part,
): Part {
  const select = () => read(get());
  return useSyncExternalStore(subscribe, select, select);
}

/** How the log of the viewer around is connected. */
export function useConnection(): LogConnection {
  const { source } = useLogViewer();
  const get = () => source.connection;
  return useSyncExternalStore(source.subscribe, get, get);
}

/** How often figures of a log that grows are shown anew, in milliseconds. */
const pause = 200;

/** What changes often, and may know how far it is, from 0 to 1. */
type Changing = Pick<Observable, 'subscribe'> & { readonly progress?: number };

/** Calls back at once, then at most every `pause` ms, while something changes; and as soon as it is complete. */
export function subscribeSlowly(
  source: Changing,
  clock: LogClock,
  listener: () => void,
): () => void {
  let cancel: (() => void) | undefined;
  let isDue = false;
  let wasWhole = source.progress === 1;
  const rest = () => {
    cancel = undefined;
    if (!isDue) return;
    isDue = false;
    tell();
  };
  const tell = () => {
    listener();
    cancel?.();
    cancel = clock.after(pause, rest);
  };
  const stop = source.subscribe(() => {
    const isWhole = source.progress === 1;
    if (cancel === undefined || (isWhole && !wasWhole)) tell();
    else isDue = true;
    wasWhole = isWhole;
  });
  return () => {
    stop();
    cancel?.();
  };
}

/** What can be read of something that changes often, a few times a second. `read` may make a new object each time. */
export function useSlowly<Source extends Observable | undefined, T>(
  source: Source,
  read: (source: Source) => T,
): T {
  const { clock } = useLogViewer();
  const shown = useRef(source?.version ?? 0);
  const subscribe = useCallback(
    (listener: () => void) => {
      if (source === undefined) return () => {};
      // What came between drawing and listening is news.
      shown.current = source.version;
      return subscribeSlowly(source, clock, () => {
        shown.current = source.version;
        listener();
      });
    },
    [source, clock],
  );
  const version = () => (source === undefined ? 0 : shown.current);
  useSyncExternalStore(subscribe, version, version);
  return read(source);
}
