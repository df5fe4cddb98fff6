import { createLogStore } from '../store/createLogStore.ts';
import type { LogEntry } from '../store/types.ts';
import { createSource } from './createSource.ts';
import type { LogSourceOptions } from './createSource.ts';
import { readAll } from './readAll.ts';
import type { LogSource } from './types.ts';

/**
 * Creates a source from an async iterable: lines of a file, records of a stream. `read` is called when the source is
 * opened, and again after a failure; the new lines then replace the previous ones.
 */
export function fromAsyncIterable(
  read: (signal: AbortSignal) => AsyncIterable<LogEntry | string>,
  options: LogSourceOptions = {},
): LogSource {
  const store = options.store ?? createLogStore();
  return createSource({
    store,
    options,
    start: (link) => {
      if (store.size > 0 || store.pending > 0) store.clear();
      link.connect({ status: 'connecting' });
      let isLive = false;
      return readAll(link, read, {
        onEvent: (entry) => {
          if (!isLive) link.connect({ status: 'live' });
          isLive = true;
          link.append([entry]);
        },
        onEnd: () => link.connect({ status: 'ended', outcome: 'complete' }),
      });
    },
  });
}
