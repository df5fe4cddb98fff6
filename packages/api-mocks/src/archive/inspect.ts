import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';

import type { InspectArchive } from '../http/upload.ts';
import { assumedProject, readProject, type ArchiveFile } from '../platform/builds/project.ts';
import { maxArchiveBytes } from '../platform/builds/verdicts.ts';
import { readTar } from './tar.ts';

/** Looks into a tar archive compressed with zstd, as the command-line client sends it. */
export const inspectArchive: InspectArchive = async (bytes, directory) => {
  const hash = createHash('sha256');
  let size_bytes = 0;
  const source = bytes[Symbol.asyncIterator]();

  let brokenOff: unknown;
  const take = () =>
    source.next().catch((error: unknown) => {
      brokenOff = error;
      throw error;
    });

  // By hand, because a `for await` that is left early closes the source, and then the rest of the
  // upload would not be counted.
  async function* counted(): AsyncGenerator<Uint8Array> {
    for (let next = await take(); next.done !== true; next = await take()) {
      hash.update(next.value);
      size_bytes += next.value.byteLength;
      yield next.value;
    }
  }

  let files: ArchiveFile[] | undefined;
  try {
    await pipeline(Readable.from(counted()), createZstdDecompress(), async (unpacked) => {
      files = await readTar(unpacked, maxArchiveBytes);
    });
  } catch (error) {
    if (brokenOff !== undefined) throw error;
    files = undefined;
  }
  for await (const _ of counted());

  return {
    size_bytes,
    sha256: hash.digest('hex'),
    contents: files === undefined ? 'unreadable' : 'read',
    project:
      files === undefined
        ? { ...assumedProject, files: 0, size_bytes }
        : readProject(files, directory),
  };
};
