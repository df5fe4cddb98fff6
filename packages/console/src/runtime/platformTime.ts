import type { ServerTime } from '@quayside/api-contract';

/** Differences below this are the network's, not the clock's, in milliseconds. */
const jitterMs = 2000;

/** The platform's time, on a device whose clock may be wrong. */
export interface PlatformTime {
  /** Milliseconds since the epoch, by the platform's clock as far as it is known. */
  now: () => number;
  /** Corrects the time by the `Date` of a response. */
  learn: (time: ServerTime) => void;
}

/** Follows the local clock until a response contradicts it. */
export function createPlatformTime(localNow: () => number = () => Date.now()): PlatformTime {
  let offset = 0;
  return {
    now: () => localNow() + offset,
    learn({ date, sentAt, receivedAt }) {
      // The server wrote the header at some moment of the round trip, and left out the milliseconds.
      const least = date - receivedAt;
      const most = date + 1000 - sentAt;
      if (offset > least - jitterMs && offset < most + jitterMs) return;
      const isLocalRight = least < jitterMs && most > -jitterMs;
      offset = isLocalRight ? 0 : (least + most) / 2;
    },
  };
}
