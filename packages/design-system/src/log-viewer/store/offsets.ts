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

/** Start offsets of consecutive items. */
export interface Offsets {
  /** Returns the position of an item, or of the next one if it is not counted. */
  readonly of: (index: number) => number;
  /** Returns a function that finds the item at a position. Positions must not decrease between calls. */
  readonly walk: () => (place: number) => number;
}

/**
 * Creates the start offsets of items from their lengths. Only every 32nd is stored, which takes a quarter of the memory.
 */
export function createOffsets(
  lengths: Packed,
  counts: (index: number) => boolean = () => true,
): Offsets {
  const places = new Uint32Array(Math.ceil(lengths.length / stride));
  let total = 0;
  for (const [index, length] of lengths.entries()) {
    if (index % stride === 0) places[index / stride] = total;
    if (counts(index)) total += length;
  }
  return {
    of: (index) => {
      const mark = Math.floor(index / stride);
      let at = places[mark] ?? 0;
      for (let each = mark * stride; each < index; each += 1) {
        if (counts(each)) at += lengths[each] ?? 0;
      }
      return at;
    },
    walk: () => {
      let index = -1;
      /** Returns the end offset of the item at `index`. */
      let end = 0;
      let mark = 0;
      return (place) => {
        const before = mark;
        while ((places[mark + 1] ?? Infinity) <= place) mark += 1;
        if (mark > before) {
          index = mark * stride - 1;
          end = places[mark] ?? 0;
        }
        while (end <= place && index < lengths.length - 1) {
          index += 1;
          if (counts(index)) end += lengths[index] ?? 0;
        }
        return index;
      };
    },
  };
}
