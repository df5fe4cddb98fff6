import type { Clock } from '../clock.ts';
import { TooManyRequests } from './refusal.ts';

/** A rate limit. */
export interface Limit {
  /** Maximum number within the window. */
  max: number;
  /** Milliseconds. */
  window: number;
}

/** Failed logins by one address: 10 in 5 minutes. */
export const loginLimit: Limit = { max: 10, window: 300_000 };

/** Mails that anybody can have sent to one address, of each kind: 1 a minute. */
export const mailLimit: Limit = { max: 1, window: 60_000 };

/** Counts what happened within a sliding window, for each key. In memory: a restart forgets it. */
export interface Limiter {
  /** Throws `TooManyRequests` when the key has used up its window. */
  require(key: string): void;
  /** Counts one. */
  count(key: string): void;
  /** Forgets a key, or all. */
  forget(key?: string): void;
}

/** More keys than that, and those whose window is over are swept out. */
const manyKeys = 1000;

/** A limiter that has counted nothing yet. */
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
