import type { LogStore } from '../store/types.ts';
import type { LogConnection, LogSource } from './types.ts';

/** A log that someone else writes to a store, and that is live for as long as they say nothing else. */
export function fromStore(
  store: LogStore,
  connection: LogConnection = { status: 'live' },
): LogSource {
  const nothing = () => {};
  return {
    store,
    connection,
    subscribe: () => nothing,
    open: () => nothing,
    isPausable: false,
    pause: nothing,
    resume: nothing,
    retry: nothing,
  };
}
