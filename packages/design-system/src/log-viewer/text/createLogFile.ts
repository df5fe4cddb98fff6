import type { Masker } from '../masking/types.ts';
import { createLogStore } from '../store/createLogStore.ts';
import type { LogEntry, LogStore } from '../store/types.ts';
import { collectBlob, jsonLinesChunks, logFileChunks } from './writers.ts';

/** Options of {@link createLogFile}. */
export interface LogFileOptions {
  /** `log` for lines with their times, `jsonl` for an object per entry, with times in UTC. */
  format: 'log' | 'jsonl';
  /** IANA name of the zone of the times in a `.log` file. @default that of the device */
  timeZone?: string | undefined;
  /** Finds secrets to mask. @default the rules of `createMasker()` */
  masker?: Masker | undefined;
  /** Rejects with its reason when it is aborted. */
  signal?: AbortSignal | undefined;
}

/** Creates a file of log entries, with secrets masked. Works in slices. */
export async function createLogFile(
  entries: readonly LogEntry[],
  options: LogFileOptions,
): Promise<Blob> {
  const store = createLogStore(options.masker && { masker: options.masker });
  store.append(entries);
  await processed(store, options.signal);
  return fileOf(store, options);
}

/** Creates a file of the lines of a store, masked as on the screen. */
export function fileOf(
  store: LogStore,
  { format, timeZone, signal }: LogFileOptions,
): Promise<Blob> {
  return format === 'jsonl'
    ? collectBlob(jsonLinesChunks(store), { type: 'application/x-ndjson', signal })
    : collectBlob(logFileChunks(store, store, { timestamps: { mode: 'zone', timeZone } }), {
        signal,
      });
}

function processed(store: LogStore, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => {
      if (signal?.aborted !== true && store.pending > 0) return;
      stop();
      if (signal?.aborted === true) reject(signal.reason);
      else resolve();
    };
    const stopStore = store.subscribe(check);
    const stop = () => {
      stopStore();
      signal?.removeEventListener('abort', check);
    };
    signal?.addEventListener('abort', check);
    check();
  });
}
