import { ArchiveError } from './archiveError.ts';

/** Splits a stream of bytes into blocks of the requested size. */
export class BlockSource {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #buffer: Uint8Array = new Uint8Array();

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#chunks = bytes[Symbol.asyncIterator]();
  }

  /** The next `size` bytes; undefined at the end. Throws when fewer are left. */
  async take(size: number): Promise<Uint8Array | undefined> {
    const chunks: Uint8Array[] = [];
    let length = 0;
    while (length < size) {
      if (this.#buffer.length === 0 && !(await this.#fill())) {
        if (length === 0) return undefined;
        throw new ArchiveError('truncated');
      }
      const chunk = this.#buffer.subarray(0, size - length);
      chunks.push(chunk);
      length += chunk.length;
      this.#buffer = this.#buffer.subarray(chunk.length);
    }
    const taken = new Uint8Array(size);
    let at = 0;
    for (const chunk of chunks) {
      taken.set(chunk, at);
      at += chunk.length;
    }
    return taken;
  }

  /** Skips `size` bytes. Throws when fewer are left. */
  async skip(size: number): Promise<void> {
    let left = size;
    while (left > 0) {
      if (this.#buffer.length === 0 && !(await this.#fill())) throw new ArchiveError('truncated');
      const length = Math.min(this.#buffer.length, left);
      this.#buffer = this.#buffer.subarray(length);
      left -= length;
    }
  }

  /** Cancels the rest of the stream. */
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
