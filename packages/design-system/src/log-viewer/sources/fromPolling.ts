import { createLogStore } from '../store/createLogStore.ts';
import type { LogEntry } from '../store/types.ts';
import { browserClock, browserNetwork } from './clock.ts';
import type { LogClock } from './clock.ts';
import { createOverlap } from './createOverlap.ts';
import { createSource } from './createSource.ts';
import type { LogSourceOptions, SourceLink, SourceRun } from './createSource.ts';
import type { LogSource } from './types.ts';

/** An entry with the time it was written, in milliseconds since the epoch: without it, nobody knows it again. */
export interface PolledEntry extends LogEntry {
  readonly time: number;
}

/** Response to a request for a range of a log. */
export interface PollAnswer {
  /** In any order. */
  readonly entries: readonly PolledEntry[];
  /** Whether older entries of the window were left out, because there are too many. @default false */
  readonly isCut?: boolean;
}

/** Options of {@link fromPolling}. */
export interface FromPollingOptions extends LogSourceOptions {
  /**
   * Reads the log from `start`, in milliseconds since the epoch, to now.
   *
   * @throws what it likes: it is asked again, later each time, at most a minute later, unless `isFinal`
   */
  fetch: (start: number, signal: AbortSignal) => Promise<PollAnswer>;
  /** From one answer to the next question, in milliseconds. @default 5000 */
  every?: number;
  /** Range of the first request, in milliseconds. @default 3_600_000, an hour */
  lookBack?: number;
  /** Maximum delay of an entry compared with others, in milliseconds. @default 10_000 */
  overlap?: number;
  /** Whether another question would get the same error. @default never */
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
 * A log that is asked for again and again. Windows overlap, so that what turns up late is there; what two of them
 * have is shown once. Where an answer was cut, a gap says for how long nothing is known.
 */
export function fromPolling(options: FromPollingOptions): LogSource {
  const {
    fetch,
    every = 5000,
    lookBack = 3_600_000,
    overlap: span = 10_000,
    isFinal = () => false,
    gapText = secondsBetween,
    clock = browserClock,
    network = browserNetwork,
    random = Math.random,
    store = createLogStore(),
  } = options;
  const overlap = createOverlap(span);
  const begin = clock.now() - lookBack;

  function take(link: SourceLink, { entries, isCut = false }: PollAnswer) {
    const known = overlap.newest;
    const fresh = overlap.takeNew(entries);
    const oldest = entries.reduce((time, entry) => Math.min(time, entry.time), Infinity);
    if (isCut && known !== undefined && oldest > known && oldest < Infinity) {
      link.gap({ reason: gapText(known, oldest), time: known });
    }
    if (fresh.length > 0) link.append(fresh);
    link.connect({ status: 'live' });
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
      if (isFinal(error)) {
        link.connect({ status: 'unavailable', error });
        return;
      }
      attempt += 1;
      const wait = Math.min(longestWait, every * 2 ** (attempt - 1)) * (1 - random() / 4);
      link.connect({ status: 'reconnecting', attempt, retryAt: clock.now() + wait, error });
      waitFor(wait);
    }

    async function ask() {
      cancelTimer();
      asking?.abort();
      const own = new AbortController();
      asking = own;
      try {
        const { newest } = overlap;
        const answer = await fetch(newest === undefined ? begin : newest - span, own.signal);
        if (own.signal.aborted) return;
        attempt = 0;
        take(link, answer);
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
    void ask();
    return {
      stop: () => {
        halt();
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
