import { crc32, deflateRawSync, gzipSync, zstdCompressSync } from 'node:zlib';

const blockSize = 512;

/** A tar archive (POSIX ustar) of text files. */
export function tar(files: Readonly<Record<string, string>>): Buffer<ArrayBuffer> {
  const entries = Object.entries(files).map(([path, text]) => entry(path, '0', Buffer.from(text)));
  return Buffer.concat([...entries, Buffer.alloc(2 * blockSize)]);
}

/** The archive of a project, as the command-line client sends it. */
export function packProject(files: Readonly<Record<string, string>>): Buffer {
  return zstdCompressSync(tar(files));
}

/** A tar archive compressed with gzip. */
export function tarGz(files: Readonly<Record<string, string>>): Buffer {
  return gzipSync(tar(files));
}

/** One entry of a tar archive; `size` overrides the size in its header. */
export function entry(
  path: string,
  type: string,
  content: Buffer,
  size = content.length,
): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(blockSize);
  header.write(path, 0, 100);
  header.write('0000644\0', 100);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write(' '.repeat(8), 148);
  header.write(type, 156);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  const padding = Buffer.alloc((blockSize - (content.length % blockSize)) % blockSize);
  return Buffer.concat([header, content, padding]);
}

/** A zip archive of text files; `claim` changes the sizes in its directory. */
export function zip(
  files: Readonly<Record<string, string>>,
  { method = 8, claim = (size: number) => size } = {},
): Buffer<ArrayBuffer> {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const packed = method === 8 ? deflateRawSync(content) : content;
    const name = Buffer.from(path);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(method, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claim(content.length), 18);
    facts.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    local.push(Buffer.from('PK\u0003\u0004'), facts, name, packed);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, place, name);
    offset += 30 + name.length + packed.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(files).length, 4);
  end.writeUInt16LE(Object.keys(files).length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, ...directory, Buffer.from('PK\u0005\u0006'), end]);
}
