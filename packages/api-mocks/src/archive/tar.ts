import { isTelling, type ArchiveFile } from '../platform/builds/project.ts';

const blockSize = 512;

/** Longer files are not looked into. */
const maxTextBytes = 2 * 1024 * 1024;

/** What a tar archive holds. Throws when the bytes are not a tar archive. */
export async function readTar(
  bytes: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<ArchiveFile[]> {
  const source = new BlockSource(bytes);
  const files: ArchiveFile[] = [];
  let total = 0;
  let longName: string | undefined;

  for (;;) {
    const header = await source.take(blockSize);
    if (header === undefined || header.every((byte) => byte === 0)) return files;
    const entry = readHeader(header);
    const padded = Math.ceil(entry.size / blockSize) * blockSize;
    const path = longName ?? entry.path;
    total += entry.size;
    if (total > maxBytes) return [...files, { path, size_bytes: entry.size }];

    const isMeta = entry.type === 'L' || entry.type === 'x';
    const isWanted = isMeta || (entry.type === 'file' && isTelling(path));
    if (isWanted && entry.size <= maxTextBytes) {
      const content = (await source.take(padded))?.subarray(0, entry.size);
      if (content === undefined) throw new Error('The archive ends within a file');
      const text = new TextDecoder().decode(content);
      if (isMeta) {
        longName = entry.type === 'L' ? text.replace(/\0+$/, '') : (paxPath(text) ?? longName);
        continue;
      }
      files.push({ path, size_bytes: entry.size, text });
    } else {
      await source.skip(padded);
      if (entry.type === 'file') files.push({ path, size_bytes: entry.size });
    }
    longName = undefined;
  }
}

interface Header {
  path: string;
  size: number;
  /** `L` and `x` give the name of the next entry (GNU tar; POSIX pax). */
  type: 'file' | 'L' | 'x' | 'other';
}

function readHeader(block: Uint8Array): Header {
  const text = (start: number, length: number) =>
    new TextDecoder().decode(block.subarray(start, start + length)).replace(/\0.*$/s, '');
  const octal = (start: number, length: number) =>
    Number.parseInt(text(start, length).trim() || '0', 8);

  const sum = block.reduce(
    (total, byte, index) => total + (index >= 148 && index < 156 ? 0x20 : byte),
    0,
  );
  if (octal(148, 8) !== sum) throw new Error('A header of the archive is broken');

  const prefix = text(257, 5) === 'ustar' ? text(345, 155) : '';
  const name = text(0, 100);
  return {
    path: prefix === '' ? name : `${prefix}/${name}`,
    size: octal(124, 12),
    type: typeOf(text(156, 1)),
  };
}

function typeOf(flag: string): Header['type'] {
  if (flag === '0' || flag === '') return 'file';
  return flag === 'L' || flag === 'x' ? flag : 'other';
}

function paxPath(records: string): string | undefined {
  return /^\d+ path=(.*)$/m.exec(records)?.[1];
}

/** Bytes in pieces of the size asked for. */
class BlockSource {
  #chunks: AsyncIterator<Uint8Array>;
  #buffer: Uint8Array = new Uint8Array();

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#chunks = bytes[Symbol.asyncIterator]();
  }

  /** The next `size` bytes; undefined at the end. Throws when fewer are left. */
  async take(size: number): Promise<Uint8Array | undefined> {
    const taken = new Uint8Array(size);
    let length = 0;
    while (length < size) {
      if (this.#buffer.length === 0 && !(await this.#fill())) {
        if (length === 0) return undefined;
        throw new Error('The archive ends too early');
      }
      const piece = this.#buffer.subarray(0, size - length);
      taken.set(piece, length);
      length += piece.length;
      this.#buffer = this.#buffer.subarray(piece.length);
    }
    return taken;
  }

  async skip(size: number): Promise<void> {
    let left = size;
    while (left > 0) {
      if (this.#buffer.length === 0 && !(await this.#fill())) {
        throw new Error('The archive ends too early');
      }
      const length = Math.min(this.#buffer.length, left);
      this.#buffer = this.#buffer.subarray(length);
      left -= length;
    }
  }

  async #fill(): Promise<boolean> {
    const next = await this.#chunks.next();
    if (next.done === true) return false;
    this.#buffer = next.value;
    return true;
  }
}
