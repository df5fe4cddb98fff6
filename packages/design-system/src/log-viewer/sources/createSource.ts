import type { LogEntry, LogGap, LogStore } from '../store/types.ts';
import { browserNetwork } from './clock.ts';
import type { LogNetwork } from './clock.ts';
import type { LogConnection, LogSource } from './types.ts';

/** Options of every source. */
export interface LogSourceOptions {
  /** Store to fill. @default a new store */
  store?: LogStore;
  /** @default the network state of the browser */
  network?: LogNetwork;
  /**
   * Maximum number of entries buffered while paused. Further entries are dropped and shown as a gap.
   *
   * @default 100_000
   */
  maxHeld?: number;
  /** Text of a gap for lines dropped because too many arrived while paused. */
  lostText?: (entries: number) => string;
}

/** Callbacks of a reader to its source. */
export interface SourceLink {
  append: (entries: readonly (LogEntry | string)[]) => void;
  gap: (gap: LogGap) => void;
  connect: (connection: LogConnection) => void;
  /** Shows another store, which has all lines so far: also those that came while paused. */
  replace: (store: LogStore) => void;
}

/** A reading that is under way. */
export interface SourceRun {
  stop: () => void;
  /** Pauses reading. Without it, new entries are buffered. */
  pause?: () => void;
  /** Resumes reading. */
  resume?: () => void;
}

/** Options of `createSource`. */
export interface SourceDefinition {
  store: LogStore;
  options: LogSourceOptions;
  /** Discards the lines, and returns the store to read them into again. Omitted when reading again is useless. */
  renew?: (() => LogStore) | undefined;
  /** Called once, with the link that `start` gets. */
  setUp?: (link: SourceLink) => void;
  /** Starts or continues reading. */
  start: (link: SourceLink) => SourceRun;
}

const isOver = ({ status }: LogConnection) => status === 'ended' || status === 'unavailable';

const isBroken = ({ status }: LogConnection) =>
  status === 'reconnecting' || status === 'unavailable';

/** Creates a {@link LogSource} from a reader. It manages subscribers, pausing and the offline state. */
export function createSource({
  store: firstStore,
  options,
  renew,
  setUp,
  start,
}: SourceDefinition): LogSource {
  const {
    network = browserNetwork,
    maxHeld = 100_000,
    lostText = (entries) => `${entries} lines came while paused and were not kept`,
  } = options;
  const listeners = new Set<() => void>();
  let store = firstStore;
  let actual: LogConnection = { status: 'connecting' };
  let shown: LogConnection = actual;
  let isPaused = false;
  let held: ({ entry: LogEntry | string } | { gap: LogGap })[] = [];
  let lost = 0;
  let run: SourceRun | undefined;
  let viewers = 0;
  let stopNetwork: (() => void) | undefined;

  const offline: LogConnection = { status: 'offline' };
  const paused: LogConnection = { status: 'paused' };

  function notify() {
    for (const listener of listeners) listener();
  }

  function publish() {
    let next = actual;
    if (isPaused) next = paused;
    else if (actual.status === 'reconnecting' && !network.isOnline()) next = offline;
    if (next === shown) return;
    shown = next;
    notify();
  }

  function hold(item: (typeof held)[number]) {
    if (held.length < maxHeld) held.push(item);
    else lost += 1;
  }

  function release() {
    // One array, because the store adds each in slices.
    let entries: (LogEntry | string)[] = [];
    for (const item of held) {
      if ('entry' in item) entries.push(item.entry);
      else {
        store.append(entries);
        store.appendGap(item.gap);
        entries = [];
      }
    }
    store.append(entries);
    if (lost > 0) store.appendGap({ reason: lostText(lost) });
    held = [];
    lost = 0;
  }

  const link: SourceLink = {
    append: (entries) => {
      if (!isPaused) store.append(entries);
      else for (const entry of entries) hold({ entry });
    },
    gap: (gap) => {
      if (isPaused) hold({ gap });
      else store.appendGap(gap);
    },
    connect: (connection) => {
      actual = connection;
      publish();
    },
    replace: (next) => {
      store = next;
      held = [];
      lost = 0;
      notify();
    },
  };

  setUp?.(link);

  function begin() {
    stopNetwork = network.subscribe(publish);
    run = start(link);
    if (isPaused) run.pause?.();
  }

  function end() {
    run?.stop();
    run = undefined;
    stopNetwork?.();
  }

  return {
    get store() {
      return store;
    },
    get connection() {
      return shown;
    },
    subscribe: (listener) => {
      const own = () => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
    open: () => {
      viewers += 1;
      if (viewers === 1 && !isOver(actual)) begin();
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        viewers -= 1;
        if (viewers === 0) end();
      };
    },
    get isPausable() {
      return isPaused || !isOver(actual);
    },
    pause: () => {
      if (isPaused || isOver(actual)) return;
      isPaused = true;
      run?.pause?.();
      publish();
    },
    resume: () => {
      if (!isPaused) return;
      isPaused = false;
      release();
      run?.resume?.();
      publish();
    },
    retry: () => {
      if (!isBroken(actual) || viewers === 0) return;
      end();
      if (actual.status === 'unavailable') {
        const { error } = actual;
        link.connect({ status: 'reconnecting', attempt: 1, retryAt: 0, error });
      }
      begin();
    },
    reload:
      renew &&
      (() => {
        end();
        store = renew();
        held = [];
        lost = 0;
        isPaused = false;
        actual = { status: 'connecting' };
        publish();
        if (viewers > 0) begin();
      }),
  };
}
