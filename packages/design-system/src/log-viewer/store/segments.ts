import { OpenSegment } from './segment.ts';
import type { SealedSegment, Segment, StoredLine } from './segment.ts';

/** Position of a line. */
interface Place {
  readonly segment: Segment;
  readonly index: number;
}

/** All lines: sealed segments, and an open one at the end. */
export class Segments {
  #sealed: SealedSegment[] = [];
  #open = new OpenSegment(0);
  /** Most reads are near the last one. */
  #recent = 0;
  #sealedLength = 0;
  firstLine = 0;

  get endLine(): number {
    return this.#open.first + this.#open.count;
  }

  get length(): number {
    return this.#sealedLength + this.#open.length;
  }

  add(line: StoredLine): void {
    this.#open.add(line);
    if (!this.#open.isFull) return;
    const sealed = this.#open.seal();
    this.#sealed.push(sealed);
    this.#sealedLength += sealed.length;
    this.#open = new OpenSegment(this.endLine);
  }

  /** The segment of a line; `undefined` if the line does not exist. */
  place(line: number): Place | undefined {
    if (line < this.firstLine || line >= this.endLine) return undefined;
    const segment = this.segmentOf(line);
    return segment && { segment, index: line - segment.first };
  }

  /** The segment that has a line, which may have been trimmed from its start. */
  segmentOf(line: number): SealedSegment | OpenSegment | undefined {
    if (line >= this.#open.first) return this.#open;
    const recent = this.#sealed[this.#recent];
    if (recent !== undefined && line >= recent.first && line < recent.first + recent.count) {
      return recent;
    }
    let low = 0;
    let high = this.#sealed.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.#sealed[middle]?.first ?? 0) <= line) low = middle;
      else high = middle - 1;
    }
    this.#recent = low;
    return this.#sealed[low];
  }

  /** Forgets lines before `line`; text goes segment by segment, once all of its lines are forgotten. */
  trimTo(line: number): void {
    this.firstLine = Math.min(Math.max(line, this.firstLine), this.endLine);
    const kept = this.#sealed.findIndex(({ first, count }) => first + count > this.firstLine);
    const gone = this.#sealed.splice(0, kept === -1 ? this.#sealed.length : kept);
    for (const { length } of gone) this.#sealedLength -= length;
    if (gone.length > 0) this.#recent = 0;
  }

  /** Forgets all lines. The next line's number is the one it would have been. */
  clear(): void {
    const end = this.endLine;
    this.#sealed = [];
    this.#sealedLength = 0;
    this.#open = new OpenSegment(end);
    this.firstLine = end;
  }

  /** The first line of the oldest segment but one, to trim by segments; `endLine` if there is none. */
  get secondSegment(): number {
    const [first] = this.#sealed;
    return first === undefined ? this.endLine : first.first + first.count;
  }
}
