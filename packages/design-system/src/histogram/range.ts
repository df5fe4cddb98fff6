/** A range of buckets by index: from `start` up to, but excluding, `end`. */
export interface BucketRange {
  start: number;
  end: number;
}

/** The buckets that a drag includes, in either direction. */
export const between = (from: number, to: number): BucketRange => ({
  start: Math.min(from, to),
  end: Math.max(from, to) + 1,
});

/** The bucket at a fraction of the width, which may be outside of 0 to 1. */
export const bucketAt = (share: number, count: number): number =>
  Math.max(0, Math.min(count - 1, Math.floor(share * count)));

/** Returns the distance a key moves an edge; `undefined` for other keys. */
export function stepOf(key: string, isRightToLeft: boolean): number | undefined {
  const onwards = isRightToLeft ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: onwards,
    ArrowLeft: -onwards,
    ArrowUp: 1,
    ArrowDown: -1,
    PageUp: 5,
    PageDown: -5,
    Home: -Infinity,
    End: Infinity,
  };
  return steps[key];
}

/** The range with one of its edges moved, keeping at least one bucket. */
export function moveEdge(
  { start, end }: BucketRange,
  edge: 'start' | 'end',
  by: number,
  count: number,
): BucketRange {
  return edge === 'start'
    ? { start: Math.max(0, Math.min(end - 1, start + by)), end }
    : { start, end: Math.max(start + 1, Math.min(count, end + by)) };
}
