import { ArchiveError } from './archiveError.ts';
import { BlockSource } from './blocks.ts';
import type { ContentsReader } from './contents.ts';

const blockSize = 512;

/** Maximum length of names and attributes that do not fit a header. */
const maxMetaBytes = 64 * 1024;

/** Real archives have one or two of them before a file. */
const maxMetaInARow = 8;

/**
 * Reads every file of a tar archive (POSIX ustar and pax, GNU). Throws `ArchiveError` when the bytes are
 * not such an archive, end within a file, or exceed the limits of `reader`.
 */
export async function readTar(
  bytes: AsyncIterable<Uint8Array>,
  reader: ContentsReader,
): Promise<void> {
  const source = new BlockSource(bytes);
  try {
    await readEntries(source, reader);
  } finally {
    await source.close();
  }
}

async function readEntries(source: BlockSource, reader: ContentsReader): Promise<void> {
  let attributes: { path?: string; size?: number } = {};
  let metaInARow = 0;

  for (;;) {
    const block = await source.take(blockSize);
    if (block === undefined) throw new ArchiveError('truncated');
    if (block.every((byte) => byte === 0)) return;
    const header = readHeader(block);
    reader.pass(blockSize);

    if (header.type === 'meta' || header.type === 'long-name' || header.type === 'pax') {
      metaInARow += 1;
      if (header.size > maxMetaBytes || metaInARow > maxMetaInARow)
        throw new ArchiveError('corrupt');
      reader.pass(header.size);
      const content = await takeFile(source, header.size);
      if (header.type === 'long-name') attributes = { ...attributes, path: textOf(content) };
      if (header.type === 'pax') attributes = { ...attributes, ...readPax(content) };
      continue;
    }

    const path = attributes.path ?? header.path;
    const size = attributes.size ?? header.size;
    attributes = {};
    metaInARow = 0;
    if (header.type === 'other') {
      await source.skip(padded(size));
    } else if (reader.meet(path, size)) {
      reader.keep(path, await takeFile(source, size));
    } else {
      await source.skip(padded(size));
    }
  }
}

async function takeFile(source: BlockSource, size: number): Promise<Uint8Array> {
  if (size === 0) return new Uint8Array();
  const content = await source.take(padded(size));
  if (content === undefined) throw new ArchiveError('truncated');
  return content.subarray(0, size);
}

function padded(size: number): number {
  return Math.ceil(size / blockSize) * blockSize;
}

interface Header {
  path: string;
  size: number;
  /** `long-name` (GNU tar) and `pax` (POSIX) describe the next entry, `meta` is ignored. */
  type: 'file' | 'long-name' | 'pax' | 'meta' | 'other';
}

/** Whether a block is the header of a tar archive: its checksum matches. */
export function isTarHeader(block: Uint8Array): boolean {
  return block.length === blockSize && octal(block, 148, 8) === checksum(block);
}

function readHeader(block: Uint8Array): Header {
  if (!isTarHeader(block)) throw new ArchiveError('corrupt');
  const text = (start: number, length: number) => textOf(block.subarray(start, start + length));
  const prefix = text(257, 5) === 'ustar' ? text(345, 155) : '';
  const name = text(0, 100);
  const type = typeOf(text(156, 1));
  const size = readSize(block);
  if (size === undefined) throw new ArchiveError('corrupt');
  return {
    path: prefix === '' ? name : `${prefix}/${name}`,
    // Folders and links have no content, even if their header has a size.
    size: type === 'other' && /^[1-6]$/.test(text(156, 1)) ? 0 : size,
    type,
  };
}

function checksum(block: Uint8Array): number {
  return block.reduce(
    (total, byte, index) => total + (index >= 148 && index < 156 ? 0x20 : byte),
    0,
  );
}

function typeOf(flag: string): Header['type'] {
  switch (flag) {
    case '':
    case '0':
    case '7':
      return 'file';
    case 'L':
      return 'long-name';
    case 'x':
      return 'pax';
    case 'g':
    case 'K':
      return 'meta';
    default:
      return 'other';
  }
}

/** A size is octal, or binary with the first bit set when it is too large for octal (GNU tar). */
function readSize(block: Uint8Array): number | undefined {
  const [first = 0, ...rest] = block.subarray(124, 136);
  if (first < 0x80) return octal(block, 124, 12);
  const size = rest.reduce((value, byte) => value * 256 + byte, first & 0x7f);
  return Number.isSafeInteger(size) ? size : undefined;
}

function octal(block: Uint8Array, start: number, length: number): number | undefined {
  const text = textOf(block.subarray(start, start + length)).trim();
  return /^[0-7]*$/.test(text) ? Number.parseInt(text || '0', 8) : undefined;
}

function textOf(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(end === -1 ? bytes : bytes.subarray(0, end));
}

/** Records of the form `LENGTH KEY=VALUE\n` (POSIX pax). */
function readPax(content: Uint8Array): { path?: string; size?: number } {
  const attributes: { path?: string; size?: number } = {};
  for (let at = 0; at < content.length;) {
    const space = content.indexOf(0x20, at);
    const length = Number(new TextDecoder().decode(content.subarray(at, Math.max(space, at))));
    if (!Number.isInteger(length) || length < 1 || at + length > content.length) {
      throw new ArchiveError('corrupt');
    }
    const record = new TextDecoder().decode(content.subarray(space + 1, at + length - 1));
    const [key = '', ...value] = record.split('=');
    if (key === 'path') attributes.path = value.join('=');
    if (key === 'size') attributes.size = readPaxSize(value.join('='));
    at += length;
  }
  return attributes;
}

function readPaxSize(text: string): number {
  const size = /^\d+$/.test(text) ? Number(text) : -1;
  if (!Number.isSafeInteger(size) || size < 0) throw new ArchiveError('corrupt');
  return size;
}
