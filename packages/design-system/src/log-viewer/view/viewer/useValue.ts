import { useCallback, useRef, useSyncExternalStore } from 'react';

import type { LogConnection } from '../../sources/types.ts';
import type { LogClock } from '../../sources/clock.ts';
import type { Observable } from '../../store/types.ts';
import { useLogViewer } from './LogViewerContext.ts';

/** Subscribes to an observable value. */
export function useValue<T>({
  get,
  subscribe,
}: {
  get: () => T;
  subscribe: (listener: () => void) => () => void;
}): T {
  return useSyncExternalStore(subscribe, get, get);
}

/** Subscribes to a selection of an observable value. `read` returns a primitive. */
export function useSelected<T, Part extends string | number | boolean>(
  { get, subscribe }: { get: () => T; subscribe: (listener: () => void) => () => void },
  read: (value: T) => Part,
): Part {
  const select = () => read(get());
  return useSyncExternalStore(subscribe, select, select);
}

/** Connection status of the surrounding viewer's log. */
export function useConnection(): LogConnection {
  const { source } = useLogViewer();
  const get = () => source.connection;
  return useSyncExternalStore(source.subscribe, get, get);
}

/** Update interval of the figures of a growing log, in milliseconds. */
const pause = 200;

/** Frequently changing value with optional progress, from 0 to 1. */
type Changing = Pick<Observable, 'subscribe'> & { readonly progress?: number };

/** Calls back at once, then at most every `pause` ms while something changes, and on completion. */
export function subscribeThrottled(
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
    notify();
  };
  const notify = () => {
    listener();
    cancel?.();
    cancel = clock.after(pause, rest);
  };
  const stop = source.subscribe(() => {
    const isWhole = source.progress === 1;
    if (cancel === undefined || (isWhole && !wasWhole)) notify();
    else isDue = true;
    wasWhole = isWhole;
  });
  return () => {
    stop();
    cancel?.();
  };
}

/** Subscribes to a frequently changing value, throttled to a few times a second. `read` may return a new object each time. */
export function useThrottledValue<Source extends Observable | undefined, T>(
  source: Source,
  read: (source: Source) => T,
): T {
  const { clock } = useLogViewer();
  const shown = useRef(source?.version ?? 0);
  const subscribe = useCallback(
    (listener: () => void) => {
      if (source === undefined) return () => {};
      // A change between rendering and subscribing must not be missed.
      shown.current = source.version;
      return subscribeThrottled(source, clock, () => {
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
