import type { Clock } from '../clock.ts';
import { TooManyRequests } from './platformErrors.ts';

/** A rate limit. */
export interface Limit {
  /** Maximum number within the window. */
  max: number;
  /** Length of the window, in milliseconds. */
  window: number;
}

/** Failed logins per address: 10 in 5 minutes. */
export const loginLimit: Limit = { max: 10, window: 300_000 };

/** Emails of each kind that can be requested for one address: 1 per minute. */
export const mailLimit: Limit = { max: 1, window: 60_000 };

/** Counts events within a sliding window, for each key. In memory: a restart clears it. */
export interface Limiter {
  /** Throws `TooManyRequests` when the key has reached the limit. */
  require(key: string): void;
  /** Counts an event. */
  count(key: string): void;
  /** Clears a key, or all. */
  forget(key?: string): void;
}

/** Above this number of keys, those with an expired window are removed. */
const manyKeys = 1000;

/** Creates an empty limiter. */
export function createLimiter(clock: Pick<Clock, 'now'>, { max, window }: Limit): Limiter {
  const times = new Map<string, number[]>();

  const recent = (key: string) => {
    const start = clock.now() - window;
    return (times.get(key) ?? []).filter((time) => time > start);
  };

  const sweep = () => {
    for (const key of times.keys()) if (recent(key).length === 0) times.delete(key);
  };

  return {
    require(key) {
      const used = recent(key);
      const [oldest] = used.slice(-max);
      if (oldest === undefined || used.length < max) return;
      throw new TooManyRequests(Math.ceil((oldest + window - clock.now()) / 1000));
    },
    count(key) {
      if (times.size >= manyKeys) sweep();
      times.set(key, [...recent(key), clock.now()]);
    },
    forget(key) {
      if (key === undefined) times.clear();
      else times.delete(key);
    },
  };
}
