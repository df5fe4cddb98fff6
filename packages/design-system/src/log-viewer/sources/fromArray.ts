import { createLogStore } from '../store/createLogStore.ts';
import type { LogEntry } from '../store/types.ts';
import type { LogConnection, LogSource } from './types.ts';

/** A log that is already here, and complete. `outcome` says how what was logged ended. */
export function fromArray(
  entries: readonly (LogEntry | string)[],
  { store = createLogStore(), outcome = 'complete' }: FromArrayOptions = {},
): LogSource {
  store.append(entries);
  const connection: LogConnection = { status: 'ended', outcome };
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

/** Options of {@link fromArray}. */
export interface FromArrayOptions {
  /** Where lines go. @default a new store */
  store?: LogSource['store'];
  /** @default 'complete' */
  outcome?: 'complete' | 'failed';
}
