import type { StyleChange } from '../parse/escapes.ts';
import { flag } from './flags.ts';
import { createOffsets, packed } from './offsets.ts';
import type { Offsets } from './offsets.ts';

/** A line to be stored. */
export interface StoredLine {
  readonly text: string;
  /** {@link flag}s. */
  readonly flags: number;
  /** Milliseconds since the epoch; NaN if unknown. */
  readonly time: number;
  /** Number of its origin; 0 for none. */
  readonly origin: number;
  readonly changes: readonly StyleChange[];
}

/** A run of lines. Lines are counted from 0 within it. */
export interface Segment {
  /** The number of its first line in the log. */
  readonly first: number;
  readonly count: number;
  /** UTF-16 units, line breaks included. */
  readonly length: number;
  /** {@link flag}s by line. May be longer than `count`. */
  readonly flags: Uint16Array;
  text(index: number): string;
  /** Milliseconds since the epoch; NaN if unknown. */
  time(index: number): number;
  /** Number of the origin; 0 for none. */
  origin(index: number): number;
  changes(index: number): readonly StyleChange[];
}

/** A full segment. Its text is in two strings, so that it can be searched at once. */
export interface SealedSegment extends Segment {
  /** Lines within U+0000 to U+00FF, joined by line feeds: V8 holds them in one byte a character. */
  readonly narrow: string;
  /** All other lines, joined likewise: two bytes a character. */
  readonly wide: string;
  /** Start offset of each line in `narrow`, if present. */
  readonly narrowLines: Offsets;
  readonly wideLines: Offsets;
}

/** The style changes of many lines, in two small numbers each. */
interface PackedChanges {
  /** Number per line. */
  readonly counts: ArrayLike<number>;
  /** Start offset per line. */
  readonly from: (line: number) => number;
  readonly at: ArrayLike<number>;
  /** Which of `names`. */
  readonly name: ArrayLike<number>;
  readonly names: readonly string[];
}

/** Enough text that V8 puts the string where it is never copied, little enough to search in a slice. */
const maxLength = 1 << 18;
const maxLines = 1 << 13;

const wideCharacter = /[^\0-\u00FF]/;
const noChanges: readonly StyleChange[] = [];

/** The segment that lines are added to. */
export class OpenSegment implements Segment {
  readonly first: number;
  readonly flags = new Uint16Array(maxLines);
  length = 0;
  #lines: string[] = [];
  #times: Float64Array | undefined;
  #origins: Uint16Array | undefined;
  #changeFrom: number[] = [0];
  #changeCounts: number[] = [];
  #changeAt: number[] = [];
  #changeName: number[] = [];
  #names: string[] = [];
  #nameOf = new Map<string, number>();

  constructor(first: number) {
    this.first = first;
  }

  get count(): number {
    return this.#lines.length;
  }

  get isFull(): boolean {
    return this.length >= maxLength || this.count >= maxLines;
  }

  add({ text, flags, time, origin, changes }: StoredLine): void {
    const index = this.#lines.length;
    this.#lines.push(text);
    this.flags[index] = flags;
    if (!Number.isNaN(time)) {
      this.#times ??= new Float64Array(maxLines).fill(Number.NaN);
      this.#times[index] = time;
    }
    if (origin !== 0) {
      this.#origins ??= new Uint16Array(maxLines);
      this.#origins[index] = origin;
    }
    for (const { at, parameters } of changes) {
      let name = this.#nameOf.get(parameters);
      if (name === undefined) {
        name = this.#names.length;
        this.#names.push(parameters);
        this.#nameOf.set(parameters, name);
      }
      this.#changeAt.push(at);
      this.#changeName.push(name);
    }
    this.#changeFrom.push(this.#changeAt.length);
    this.#changeCounts.push(changes.length);
    this.length += text.length + 1;
  }

  text(index: number): string {
    return this.#lines[index] ?? '';
  }

  time(index: number): number {
    return this.#times?.[index] ?? Number.NaN;
  }

  origin(index: number): number {
    return this.#origins?.[index] ?? 0;
  }

  changes(index: number): readonly StyleChange[] {
    return unpack(
      {
        counts: this.#changeCounts,
        from: (line) => this.#changeFrom[line] ?? 0,
        at: this.#changeAt,
        name: this.#changeName,
        names: this.#names,
      },
      index,
    );
  }

  #pack(): PackedChanges {
    const counts = packed(this.#changeCounts);
    return {
      counts,
      from: createOffsets(counts).of,
      at: packed(this.#changeAt),
      name: packed(this.#changeName),
      names: this.#names,
    };
  }

  seal(): SealedSegment {
    const { first, count, length } = this;
    const flags = this.flags.slice(0, count);
    const times = this.#times?.slice(0, count);
    const origins = this.#origins?.slice(0, count);
    const changes = this.#changeAt.length > 0 ? this.#pack() : undefined;
    const lengths = packed(this.#lines.map((line) => line.length + 1));
    const { narrow, wide } = join(this.#lines, flags);
    const isWide = (index: number) => ((flags[index] ?? 0) & flag.wide) !== 0;
    const isNarrow = wide === '' ? undefined : (index: number) => !isWide(index);
    const narrowLines = createOffsets(lengths, isNarrow);
    const wideLines = wide === '' ? narrowLines : createOffsets(lengths, isWide);
    const text = (index: number) => {
      const source = isWide(index) ? wide : narrow;
      const start = (isWide(index) ? wideLines : narrowLines).of(index);
      return source.slice(start, start + (lengths[index] ?? 1) - 1);
    };
    return {
      first,
      count,
      length,
      flags,
      narrow,
      wide,
      narrowLines,
      wideLines,
      text,
      time: (index) => times?.[index] ?? Number.NaN,
      origin: (index) => origins?.[index] ?? 0,
      changes: (index) => (changes === undefined ? noChanges : unpack(changes, index)),
    };
  }
}

function unpack(
  { counts, from, at, name, names }: PackedChanges,
  index: number,
): readonly StyleChange[] {
  const begin = from(index);
  const end = begin + (counts[index] ?? 0);
  const changes: StyleChange[] = [];
  for (let each = begin; each < end; each += 1) {
    changes.push({ at: at[each] ?? 0, parameters: names[name[each] ?? 0] ?? '' });
  }
  return changes;
}

/** Joins lines into two strings, and marks in `flags` those of the second. */
function join(lines: readonly string[], flags: Uint16Array) {
  const narrow: string[] = [];
  const wide: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (wideCharacter.test(line)) {
      flags[index] = (flags[index] ?? 0) | flag.wide;
      wide.push(line);
    } else {
      narrow.push(line);
    }
  }
  return { narrow: narrow.join('\n'), wide: wide.join('\n') };
}
