/** Time as log sources and viewers need it. Tests inject one that they move. */
export interface LogClock {
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Calls back once after so many milliseconds. Returns how to call it off. */
  after: (ms: number, task: () => void) => () => void;
}

/** Longest time of a browser's timer, in milliseconds: a longer one fires at once. */
const longestTimerMs = 2 ** 31 - 1;

/** The time of the browser. */
export const browserClock: LogClock = {
  now: () => Date.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, Math.min(ms, longestTimerMs));
    return () => clearTimeout(timer);
  },
};

/** Whether this device has a network. */
export interface LogNetwork {
  isOnline: () => boolean;
  /** Calls back after each change. Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** Network state of the browser. It is a hint: requests may fail while it is online, and succeed while it is offline. */
export const browserNetwork: LogNetwork = {
  isOnline: () => navigator.onLine,
  subscribe: (listener) => {
    addEventListener('online', listener);
    addEventListener('offline', listener);
    return () => {
      removeEventListener('online', listener);
      removeEventListener('offline', listener);
    };
  },
};
