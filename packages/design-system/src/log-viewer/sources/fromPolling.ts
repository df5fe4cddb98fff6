import { createLogStore } from '../store/createLogStore.ts';
import { browserClock, browserNetwork } from './clock.ts';
import type { LogClock } from './clock.ts';
import type { PolledEntry, PolledLog, PolledLogState } from './createPolledLog.ts';
import { createSource } from './createSource.ts';
import type { LogSourceOptions, SourceLink, SourceRun } from './createSource.ts';
import type { LogSource } from './types.ts';

/** Options of {@link fromPolling}. */
export interface FromPollingOptions extends LogSourceOptions {
  /** Whether the source shows an entry. @default it shows all */
  matches?: (entry: PolledEntry) => boolean;
  /** Reads the entries of a log with an end around these times. @default what the first response has */
  readAround?: readonly number[] | undefined;
  /** From one response to the next request, in milliseconds; longer after a failure. @default 5000 */
  every?: number;
  /** Milliseconds to wait after an error, as the server requests. @default none */
  requestedWait?: (error: unknown) => number;
  /** Whether another request would get the same error. @default never */
  isFinal?: (error: unknown) => boolean;
  /** Text of a gap, given its ends in milliseconds since the epoch. */
  gapText?: (from: number, to: number) => string;
  /** @default the browser's */
  clock?: LogClock;
  /** A number from 0 up to 1, to spread clients over time after a failure. @default Math.random */
  random?: () => number;
}

const longestWait = 60_000;

const secondsBetween = (from: number, to: number) =>
  `${Math.max(1, Math.round((to - from) / 1000)).toLocaleString('en')} s not received`;

/**
 * Creates a source from a log that is polled, or read once if it has an end. The source shows loaded entries first,
 * then new ones. A truncated response leaves a gap that states the missing time.
 */
export function fromPolling(log: PolledLog, options: FromPollingOptions = {}): LogSource {
  const {
    matches = () => true,
    readAround = [],
    every = 5000,
    requestedWait = () => 0,
    isFinal = () => false,
    gapText = secondsBetween,
    clock = browserClock,
    network = browserNetwork,
    random = Math.random,
    store = createLogStore(),
  } = options;
  let shown: PolledLogState | undefined;

  function showAll(link: SourceLink) {
    if (shown !== undefined) store.clear();
    shown = log.getState();
    link.append(shown.entries.filter(matches));
  }

  function showNew(link: SourceLink) {
    shown = log.getState();
    const { added, gap } = shown;
    if (gap !== undefined) link.gap({ reason: gapText(gap.from, gap.to), time: gap.from });
    const matching = added.filter(matches);
    if (matching.length > 0) link.append(matching);
  }

  function start(link: SourceLink): SourceRun {
    let attempt = 0;
    let cancelTimer = () => {};
    let asking: AbortController | undefined;
    let isPaused = false;

    const waitFor = (ms: number) => {
      cancelTimer();
      cancelTimer = clock.after(ms, () => void ask());
    };

    function failed(error: unknown) {
      if (!log.isLive || isFinal(error)) {
        link.connect({ status: 'unavailable', error });
        return;
      }
      attempt += 1;
      const backOff = Math.min(longestWait, every * 2 ** (attempt - 1)) * (1 - random() / 4);
      const wait = Math.max(backOff, requestedWait(error));
      link.connect({ status: 'reconnecting', attempt, retryAt: clock.now() + wait, error });
      waitFor(wait);
    }

    async function ask() {
      cancelTimer();
      asking?.abort();
      const own = new AbortController();
      asking = own;
      try {
        if (log.isLive || !log.getState().hasLoaded) await log.readNew(own.signal);
        if (!own.signal.aborted && !log.isLive) await log.readAround(readAround, own.signal);
        if (own.signal.aborted) return;
        if (!log.isLive) {
          showAll(link);
          link.connect({ status: 'ended', outcome: 'complete' });
          return;
        }
        attempt = 0;
        link.connect({ status: 'live' });
        waitFor(every);
      } catch (error) {
        if (!own.signal.aborted) failed(error);
      }
    }

    function halt() {
      asking?.abort();
      cancelTimer();
    }

    const stopNetwork = network.subscribe(() => {
      if (attempt > 0 && !isPaused && network.isOnline()) void ask();
    });
    const stopLog = log.isLive ? log.subscribe(() => showNew(link)) : () => {};
    const state = log.getState();
    if (log.isLive && state.hasLoaded && state !== shown) {
      showAll(link);
      link.connect({ status: 'live' });
      waitFor(every);
    } else {
      void ask();
    }
    return {
      stop: () => {
        halt();
        stopLog();
        stopNetwork();
      },
      pause: () => {
        isPaused = true;
        halt();
      },
      resume: () => {
        isPaused = false;
        void ask();
      },
    };
  }

  return createSource({ store, options, start });
}
