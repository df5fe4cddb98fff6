import { ArchiveError } from './archiveError.ts';
import { BlockSource } from './blocks.ts';
import type { ContentsReader } from './contents.ts';

/** The end of central directory record, and the longest possible comment (APPNOTE 4.3.16). */
const endBytes = 22;
const longestComment = 0xffff;
const entryBytes = 46;
const localHeaderBytes = 30;

/** Large enough for a directory of 200 000 files with long names. */
const maxDirectoryBytes = 64 * 1024 * 1024;

/**
 * Reads every file of a zip archive, as listed in its directory (APPNOTE.TXT 6.3; stored and deflated files,
 * not zip64, which starts at 4 GB). An inspected file that unpacks to another size than the directory lists
 * makes the archive corrupt. Throws `ArchiveError` like `readTar`.
 */
export async function readZip(archive: Blob, reader: ContentsReader): Promise<void> {
  const directory = await openDirectory(archive);
  const source = new BlockSource(directory.bytes.stream());
  try {
    for (let index = 0; index < directory.entries; index += 1) {
      const entry = await readEntry(source);
      if (entry.path.endsWith('/')) {
        reader.pass(entryBytes);
      } else if (reader.meet(entry.path, entry.size)) {
        reader.keep(entry.path, await unpack(archive, entry));
      }
    }
  } finally {
    await source.close();
  }
}

interface Directory {
  bytes: Blob;
  entries: number;
}

async function openDirectory(archive: Blob): Promise<Directory> {
  const from = Math.max(archive.size - endBytes - longestComment, 0);
  const tail = new DataView(await archive.slice(from).arrayBuffer());
  for (let at = tail.byteLength - endBytes; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== 0x06054b50) continue;
    const entries = tail.getUint16(at + 10, true);
    const size = tail.getUint32(at + 12, true);
    const start = tail.getUint32(at + 16, true);
    if (start + size > archive.size || size > maxDirectoryBytes) throw new ArchiveError('corrupt');
    return { bytes: archive.slice(start, start + size), entries };
  }
  throw new ArchiveError('truncated');
}

interface Entry {
  path: string;
  method: number;
  packedSize: number;
  size: number;
  localHeader: number;
}

async function readEntry(source: BlockSource): Promise<Entry> {
  const head = await source.take(entryBytes);
  if (head === undefined) throw new ArchiveError('truncated');
  const view = new DataView(head.buffer);
  if (view.getUint32(0, true) !== 0x02014b50) throw new ArchiveError('corrupt');
  const name = await source.take(view.getUint16(28, true));
  await source.skip(view.getUint16(30, true) + view.getUint16(32, true));
  return {
    path: new TextDecoder().decode(name),
    method: view.getUint16(10, true),
    packedSize: view.getUint32(20, true),
    size: view.getUint32(24, true),
    localHeader: view.getUint32(42, true),
  };
}

async function unpack(archive: Blob, entry: Entry): Promise<Uint8Array> {
  const start = entry.localHeader;
  const head = await archive.slice(start, start + localHeaderBytes).arrayBuffer();
  if (head.byteLength < localHeaderBytes) throw new ArchiveError('truncated');
  const view = new DataView(head);
  if (view.getUint32(0, true) !== 0x04034b50) throw new ArchiveError('corrupt');
  const from = start + localHeaderBytes + view.getUint16(26, true) + view.getUint16(28, true);
  const packed = archive.slice(from, from + entry.packedSize);
  if (packed.size < entry.packedSize) throw new ArchiveError('truncated');
  const source = new BlockSource(contentOf(packed, entry.method));
  try {
    const content = entry.size === 0 ? new Uint8Array() : await source.take(entry.size);
    const more = await source.take(1);
    if (content === undefined || more !== undefined) throw new ArchiveError('corrupt');
    return content;
  } finally {
    await source.close();
  }
}

function contentOf(packed: Blob, method: number): AsyncIterable<Uint8Array> {
  switch (method) {
    case 0:
      return packed.stream();
    case 8:
      return packed.stream().pipeThrough(new DecompressionStream('deflate-raw'));
    default:
      throw new ArchiveError('corrupt');
  }
}
