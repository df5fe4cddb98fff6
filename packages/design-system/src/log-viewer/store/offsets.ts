/** Numbers from 0 on, in as few bytes as the greatest needs. */
export type Packed = Uint8Array | Uint16Array | Uint32Array;

/** As few bytes a number as hold them all: most lines are short, and have few colours. */
export function packed(values: readonly number[]): Packed {
  let max = 0;
  for (const value of values) if (value > max) max = value;
  if (max > 0xffff) return Uint32Array.from(values);
  return max > 0xff ? Uint16Array.from(values) : Uint8Array.from(values);
}

/** At most so many lengths are added up to find a place: a power of two. */
const stride = 32;

/**
 * Where things begin that stand one after another, given their lengths. A place is kept for every 32nd only, which
 * takes a quarter of what a place for each would. Of those that do not `count`, the place is that of the next.
 */
export function createOffsets(
  lengths: Packed,
  counts: (index: number) => boolean = () => true,
): (index: number) => number {
  const places = new Uint32Array(Math.ceil(lengths.length / stride));
  let place = 0;
  for (const [index, length] of lengths.entries()) {
    if (index % stride === 0) places[index / stride] = place;
    if (counts(index)) place += length;
  }
  return (index) => {
    const mark = Math.floor(index / stride);
    let at = places[mark] ?? 0;
    for (let each = mark * stride; each < index; each += 1) {
      if (counts(each)) at += lengths[each] ?? 0;
    }
    return at;
  };
}
