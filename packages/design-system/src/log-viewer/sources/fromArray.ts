import { createLogStore } from '../store/createLogStore.ts';
import type { LogEntry, LogStore } from '../store/types.ts';
import { fromStore } from './fromStore.ts';
import type { LogSource } from './types.ts';

/** Options of {@link fromArray}. */
export interface FromArrayOptions {
  /** Store to fill. @default a new store */
  store?: LogStore;
  /** Final state of the log. @default 'complete' */
  outcome?: 'complete' | 'failed';
}

/** A log that is already here, and complete. */
export function fromArray(
  entries: readonly (LogEntry | string)[],
  { store = createLogStore(), outcome = 'complete' }: FromArrayOptions = {},
): LogSource {
  store.append(entries);
  return fromStore(store, { status: 'ended', outcome });
}
