import { createLogStore } from '../store/createLogStore.ts';
import type { LogStore } from '../store/types.ts';
import { browserClock } from './clock.ts';
import type { LogClock } from './clock.ts';
import { createSource } from './createSource.ts';
import type { LogSourceOptions } from './createSource.ts';
import { readAll } from './readAll.ts';
import type { LogSource } from './types.ts';

/**
 * Event of a build log. `message`: a record of one or several lines; one without an `id` has a unique `key`, and
 * reading cannot resume after it. `gap`: an unreadable record. `reconnecting`: the `attempt`-th attempt follows in
 * `delayMs` milliseconds, because of `error` if that is known. `complete`, `failed`: the build has ended.
 */
export type BuildLogEvent =
  | { readonly type: 'message'; readonly id: string; readonly text: string }
  | {
      readonly type: 'message';
      readonly id?: undefined;
      readonly key: string;
      readonly text: string;
    }
  | { readonly type: 'gap' }
  | { readonly type: 'live' }
  | {
      readonly type: 'reconnecting';
      readonly attempt: number;
      readonly delayMs: number;
      readonly error?: unknown;
    }
  | { readonly type: 'complete' }
  | { readonly type: 'failed' };

/** Options of {@link fromBuildLog}. */
export interface BuildLogRead {
  /** Id of the last received record, to resume after it; `undefined` at the start. */
  lastId: string | undefined;
  signal: AbortSignal;
}

/** Options of {@link fromBuildLog}. */
export interface FromBuildLogOptions extends LogSourceOptions {
  /** Text of a gap. */
  gapText?: string;
  /** Makes a store each time the log is read from the start, where `store` is not given. @default createLogStore */
  createStore?: () => LogStore;
  /** @default the browser's */
  clock?: LogClock;
}

/** Streams name their records by time, as Redis does: milliseconds since the epoch, and a number within these. */
const timedId = /^(\d{12,14})-\d+$/;

const timeOf = (id: string): number | undefined => {
  const match = timedId.exec(id);
  return match === null ? undefined : Number(match[1]);
};

/**
 * Creates a source from the events of a build log. `read` is called when the source is opened, and with the last
 * received record when it is opened again or retried: repeated records are shown once. Without `store`, the log can be
 * reloaded from the start, in case missing records are readable by then.
 */
export function fromBuildLog(
  read: (options: BuildLogRead) => AsyncIterable<BuildLogEvent>,
  options: FromBuildLogOptions = {},
): LogSource {
  const {
    createStore = createLogStore,
    store,
    clock = browserClock,
    gapText = 'A line is missing here because it could not be parsed',
  } = options;
  const seen = new Set<string>();
  let lastId: string | undefined;
  return createSource({
    store: store ?? createStore(),
    options,
    renew:
      store === undefined
        ? () => {
            seen.clear();
            lastId = undefined;
            return createStore();
          }
        : undefined,
    start: (link) => {
      if (lastId === undefined) link.connect({ status: 'connecting' });
      const take = (event: BuildLogEvent) => {
        switch (event.type) {
          case 'message': {
            const key = event.id ?? event.key;
            if (seen.has(key)) return;
            seen.add(key);
            if (event.id === undefined) {
              link.append([{ text: event.text }]);
              return;
            }
            lastId = event.id;
            link.append([{ text: event.text, time: timeOf(event.id) }]);
            return;
          }
          case 'gap':
            link.gap({ reason: gapText });
            return;
          case 'live':
            link.connect({ status: 'live' });
            return;
          case 'reconnecting': {
            const { attempt, delayMs, error } = event;
            link.connect({
              status: 'reconnecting',
              attempt,
              retryAt: clock.now() + delayMs,
              error,
            });
            return;
          }
          case 'complete':
          case 'failed':
            link.connect({ status: 'ended', outcome: event.type });
        }
      };
      return readAll(link, (signal) => read({ lastId, signal }), {
        onEvent: take,
        // A stream that stops without a result does not end the build.
        onEnd: () => {},
      });
    },
  });
}
