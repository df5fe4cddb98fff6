import type { StyleChange } from '../parse/escapes.ts';
import { flag } from './flags.ts';

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
  changes(index: number): readonly StyleChange[];
}

/** A segment that takes no more lines. Its text is in two strings, so that it can be searched at once. */
export interface SealedSegment extends Segment {
  /** Lines within U+0000 to U+00FF, joined by line feeds: V8 holds them in one byte a character. */
  readonly narrow: string;
  /** All other lines, joined likewise: two bytes a character. */
  readonly wide: string;
  /** Where each line starts in its string. */
  readonly starts: Uint32Array;
}

/** The style changes of many lines, in two small numbers each. */
interface PackedChanges {
  /** For each line, and for one more, where its changes begin. */
  readonly from: ArrayLike<number>;
  readonly at: ArrayLike<number>;
  /** Which of `names`. */
  readonly name: ArrayLike<number>;
  readonly names: readonly string[];
}

/** Enough text that V8 puts the string where it is never copied, little enough to search in a slice. */
const maxLength = 1 << 18;
const maxLines = 1 << 13;

const isWide = /[^\0-\u00FF]/;
const noChanges: readonly StyleChange[] = [];

/** As few bytes a number as hold them all: most lines are short, and have few colours. */
function packed(values: readonly number[], max: number) {
  if (max > 0xffff) return Uint32Array.from(values);
  return max > 0xff ? Uint16Array.from(values) : Uint8Array.from(values);
}

/** The segment that lines are added to. */
export class OpenSegment implements Segment {
  readonly first: number;
  readonly flags = new Uint16Array(maxLines);
  length = 0;
  #lines: string[] = [];
  #times: Float64Array | undefined;
  #changeFrom: number[] = [0];
  #changeAt: number[] = [];
  #changeName: number[] = [];
  #names: string[] = [];
  #nameOf = new Map<string, number>();
  #maxAt = 0;

  constructor(first: number) {
    this.first = first;
  }

  get count(): number {
    return this.#lines.length;
  }

  get isFull(): boolean {
    return this.length >= maxLength || this.count >= maxLines;
  }

  /** `time`: NaN if unknown. */
  add(text: string, flags: number, time: number, changes: readonly StyleChange[]): void {
    const index = this.#lines.length;
    this.#lines.push(text);
    this.flags[index] = flags;
    if (!Number.isNaN(time)) {
      this.#times ??= new Float64Array(maxLines).fill(Number.NaN);
      this.#times[index] = time;
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
      if (at > this.#maxAt) this.#maxAt = at;
    }
    this.#changeFrom.push(this.#changeAt.length);
    this.length += text.length + 1;
  }

  text(index: number): string {
    return this.#lines[index] ?? '';
  }

  time(index: number): number {
    return this.#times?.[index] ?? Number.NaN;
  }

  changes(index: number): readonly StyleChange[] {
    return unpack(
      {
        from: this.#changeFrom,
        at: this.#changeAt,
        name: this.#changeName,
        names: this.#names,
      },
      index,
    );
  }

  #pack(): PackedChanges {
    return {
      from: packed(this.#changeFrom, this.#changeAt.length),
      at: packed(this.#changeAt, this.#maxAt),
      name: packed(this.#changeName, this.#names.length - 1),
      names: this.#names,
    };
  }

  seal(): SealedSegment {
    const { first, count, length } = this;
    const flags = this.flags.slice(0, count);
    const times = this.#times?.slice(0, count);
    const changes = this.#changeAt.length > 0 ? this.#pack() : undefined;
    const { narrow, wide, starts } = join(this.#lines, flags);
    const text = (index: number) => {
      const source = ((flags[index] ?? 0) & flag.wide) === 0 ? narrow : wide;
      const start = starts[index];
      if (start === undefined) return '';
      const end = source.indexOf('\n', start);
      return end === -1 ? source.slice(start) : source.slice(start, end);
    };
    return {
      first,
      count,
      length,
      flags,
      narrow,
      wide,
      starts,
      text,
      time: (index) => times?.[index] ?? Number.NaN,
      changes: (index) => (changes === undefined ? noChanges : unpack(changes, index)),
    };
  }
}

function unpack({ from, at, name, names }: PackedChanges, index: number): readonly StyleChange[] {
  const begin = from[index] ?? 0;
  const end = from[index + 1] ?? begin;
  const changes: StyleChange[] = [];
  for (let each = begin; each < end; each += 1) {
    changes.push({ at: at[each] ?? 0, parameters: names[name[each] ?? 0] ?? '' });
  }
  return changes;
}

/** Joins lines into two strings, and marks in `flags` those of the second. */
function join(lines: readonly string[], flags: Uint16Array) {
  const starts = new Uint32Array(lines.length);
  const all = lines.join('\n');
  if (!isWide.test(all)) {
    let start = 0;
    for (const [index, line] of lines.entries()) {
      starts[index] = start;
      start += line.length + 1;
    }
    return { narrow: all, wide: '', starts };
  }
  const narrow: string[] = [];
  const wide: string[] = [];
  let narrowStart = 0;
  let wideStart = 0;
  for (const [index, line] of lines.entries()) {
    if (isWide.test(line)) {
      flags[index] = (flags[index] ?? 0) | flag.wide;
      starts[index] = wideStart;
      wideStart += line.length + 1;
      wide.push(line);
    } else {
      starts[index] = narrowStart;
      narrowStart += line.length + 1;
      narrow.push(line);
    }
  }
  return { narrow: narrow.join('\n'), wide: wide.join('\n'), starts };
}
