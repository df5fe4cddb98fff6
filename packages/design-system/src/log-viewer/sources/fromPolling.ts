import { createLogStore } from '../store/createLogStore.ts';
import { browserClock, browserNetwork } from './clock.ts';
import type { LogClock } from './clock.ts';
import type { PolledEntry, PolledLog, PolledLogState } from './createPolledLog.ts';
import type { LogStore } from '../store/types.ts';
import { createSource } from './createSource.ts';
import type { LogSourceOptions, SourceLink, SourceRun } from './createSource.ts';
import { unreadSpans } from './spans.ts';
import type { LogSource } from './types.ts';

/** Options of {@link fromPolling}. */
export interface FromPollingOptions extends Omit<LogSourceOptions, 'store'> {
  /** Creates the stores to fill: another one where lines are inserted. @default createLogStore */
  createStore?: () => LogStore;
  /** Reads the entries of a log with an end around these times. @default what the first response has */
  readAround?: readonly number[] | undefined;
  /** From one response to the next request, in milliseconds; longer after a failure. @default 5000 */
  every?: number;
  /** Milliseconds to wait after an error, as the server requests. @default none */
  requestedWait?: (error: unknown) => number;
  /** Whether another request would get the same error. @default never */
  isFinal?: (error: unknown) => boolean;
  /** Text of a span that was not read, given its ends in milliseconds since the epoch. */
  gapText?: (from: number, to: number) => string;
  /** @default the browser's */
  clock?: LogClock;
  /** A number from 0 up to 1, to spread clients over time after a failure. @default Math.random */
  random?: () => number;
}

/** A source of a log that is polled. */
export interface PolledSource extends LogSource {
  /**
   * Shows the entries that match, from now on, in stores that `createStore` creates. The lines that are shown stay until
   * all others are stored; it stays paused if it is.
   */
  filter: (matches: (entry: PolledEntry) => boolean, createStore?: () => LogStore) => void;
}

const longestWait = 60_000;

const secondsBetween = (from: number, to: number) =>
  `${Math.max(1, Math.round((to - from) / 1000)).toLocaleString('en')} s not received`;

/**
 * Creates a source from a log that is polled, or read once if it has an end. The source shows loaded entries first,
 * then new ones. Spans that were not read are gaps that state the missing time. Where entries are inserted, because they
 * came late or older ones were read, it fills another store, and shows that once it is complete.
 */
export function fromPolling(log: PolledLog, options: FromPollingOptions = {}): PolledSource {
  const {
    readAround = [],
    every = 5000,
    requestedWait = () => 0,
    isFinal = () => false,
    gapText = secondsBetween,
    clock = browserClock,
    network = browserNetwork,
    random = Math.random,
  } = options;
  let { createStore = createLogStore } = options;
  let matches: (entry: PolledEntry) => boolean = () => true;
  let shown: PolledLogState | undefined;
  /** A store that is being filled, to replace the one that is shown. */
  let next: LogStore | undefined;
  /** Whether late entries are at its end. */
  let isUnordered = false;
  let replace: SourceLink['replace'] = () => {};

  /** Fills an empty store with the entries so far. */
  function fill(store: LogStore) {
    shown = log.getState();
    const { entries, read } = shown;
    const whole = { start: entries[0]?.time ?? 0, end: entries.at(-1)?.time ?? 0 };
    let from = 0;
    for (const gap of unreadSpans(read, whole)) {
      const to = entries.findIndex(({ time }) => time >= gap.end);
      store.append(entries.slice(from, to).filter(matches));
      store.appendGap({ reason: gapText(gap.start, gap.end), time: gap.start });
      from = to;
    }
    store.append(entries.slice(from).filter(matches));
  }

  function renew() {
    const store = createStore();
    next = store;
    isUnordered = false;
    fill(store);
    const show = () => {
      if (next === store && store.pending > 0) return;
      stop();
      if (next !== store) return;
      next = undefined;
      replace(store);
    };
    const stop = store.subscribe(show);
    show();
  }

  function showNew(link: SourceLink) {
    const { added, gap, isInserted } = log.getState();
    // Entries that keep coming late must not start a store over that is being filled.
    const isRenewed =
      next === undefined ? isInserted || isUnordered : isInserted && added.length === 0;
    if (isRenewed) renew();
    else isUnordered ||= isInserted;
    if (isRenewed && next === undefined) return;
    shown = log.getState();
    const missing = gap && { reason: gapText(gap.from, gap.to), time: gap.from };
    const matching = added.filter(matches);
    if (missing !== undefined) link.gap(missing);
    if (matching.length > 0) link.append(matching);
    if (isRenewed) return;
    if (missing !== undefined) next?.appendGap(missing);
    next?.append(matching);
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
          fill(source.store);
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
    // A log with an end is shown once all that was asked for is read.
    const stopLog = log.subscribe(() => {
      if (log.isLive || shown !== undefined) showNew(link);
    });
    const state = log.getState();
    if (log.isLive && state.hasLoaded && state !== shown) {
      if (shown === undefined) fill(source.store);
      else renew();
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

  const source = createSource({
    store: createStore(),
    options,
    setUp: (link) => {
      ({ replace } = link);
    },
    start,
  });
  const filter: PolledSource['filter'] = (other, otherStore = createStore) => {
    const isOtherStore = otherStore !== createStore;
    matches = other;
    createStore = otherStore;
    if (shown !== undefined) renew();
    else if (isOtherStore) replace(createStore());
  };
  return Object.assign(source, { filter });
}
