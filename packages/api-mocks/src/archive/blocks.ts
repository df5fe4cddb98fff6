import { ArchiveError } from './archiveError.ts';

/** Bytes in pieces of the size asked for. */
export class BlockSource {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #buffer: Uint8Array = new Uint8Array();

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#chunks = bytes[Symbol.asyncIterator]();
  }

  /** The next `size` bytes; undefined at the end. Throws when fewer are left. */
  async take(size: number): Promise<Uint8Array | undefined> {
    const pieces: Uint8Array[] = [];
    let length = 0;
    while (length < size) {
      if (this.#buffer.length === 0 && !(await this.#fill())) {
        if (length === 0) return undefined;
        throw new ArchiveError('truncated');
      }
      const piece = this.#buffer.subarray(0, size - length);
      pieces.push(piece);
      length += piece.length;
      this.#buffer = this.#buffer.subarray(piece.length);
    }
    const taken = new Uint8Array(size);
    let at = 0;
    for (const piece of pieces) {
      taken.set(piece, at);
      at += piece.length;
    }
    return taken;
  }

  /** Leaves `size` bytes out. Throws when fewer are left. */
  async skip(size: number): Promise<void> {
    let left = size;
    while (left > 0) {
      if (this.#buffer.length === 0 && !(await this.#fill())) throw new ArchiveError('truncated');
      const length = Math.min(this.#buffer.length, left);
      this.#buffer = this.#buffer.subarray(length);
      left -= length;
    }
  }

  /** Lets go of the bytes that were not asked for. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  async #fill(): Promise<boolean> {
    const next = await this.#chunks.next();
    if (next.done === true) return false;
    this.#buffer = next.value;
    return true;
  }
}
