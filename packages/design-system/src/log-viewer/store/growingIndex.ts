/** Ascending numbers below 2^32 that are added at the end and dropped at the start. */
export interface GrowingIndex {
  /** Dropped ones keep their index: valid are those from `start` up to, not including, `end`. */
  readonly start: number;
  readonly end: number;
  at(index: number): number;
  push(value: number): void;
  /** Drops all values below `limit`. */
  dropBelow(limit: number): void;
  /** The index of the first value that is `limit` or more; `end` if there is none. */
  firstAtLeast(limit: number): number;
}

/** Half of the room may be of dropped values before it is used again. */
export function createGrowingIndex(): GrowingIndex {
  let values = new Uint32Array(1024);
  let length = 0;
  let dropped = 0;
  /** Number of dropped values that still occupy the start of `values`. */
  let stale = 0;

  const makeRoom = () => {
    const live = values.subarray(stale, stale + length);
    const next = length * 2 > values.length ? new Uint32Array(values.length * 2) : values;
    next.set(live);
    values = next;
    stale = 0;
  };

  const firstAtLeast = (limit: number) => {
    let low = 0;
    let high = length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((values[stale + middle] ?? 0) < limit) low = middle + 1;
      else high = middle;
    }
    return dropped + low;
  };

  return {
    get start() {
      return dropped;
    },
    get end() {
      return dropped + length;
    },
    at: (index) => values[stale + index - dropped] ?? 0,
    push: (value) => {
      if (stale + length === values.length) makeRoom();
      values[stale + length] = value;
      length += 1;
    },
    dropBelow: (limit) => {
      const count = firstAtLeast(limit) - dropped;
      dropped += count;
      stale += count;
      length -= count;
    },
    firstAtLeast,
  };
}
