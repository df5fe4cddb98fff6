import { zstdCompressSync } from 'node:zlib';

const blockSize = 512;

/** A tar archive (POSIX ustar) of text files. */
export function tar(files: Readonly<Record<string, string>>): Buffer {
  const entries = Object.entries(files).map(([path, text]) => entry(path, '0', Buffer.from(text)));
  return Buffer.concat([...entries, Buffer.alloc(2 * blockSize)]);
}

/** The archive of a project, as the command-line client sends it. */
export function packProject(files: Readonly<Record<string, string>>): Buffer {
  return zstdCompressSync(tar(files));
}

/** One entry of a tar archive. */
export function entry(path: string, type: string, content: Buffer): Buffer {
  const header = Buffer.alloc(blockSize);
  header.write(path, 0, 100);
  header.write('0000644\0', 100);
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write(' '.repeat(8), 148);
  header.write(type, 156);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  const padding = Buffer.alloc((blockSize - (content.length % blockSize)) % blockSize);
  return Buffer.concat([header, content, padding]);
}
