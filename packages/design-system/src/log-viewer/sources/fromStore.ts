import type { LogStore } from '../store/types.ts';
import type { LogConnection, LogSource } from './types.ts';

/** Creates a source from a store that the caller writes to. It is live unless `connection` says otherwise. */
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
