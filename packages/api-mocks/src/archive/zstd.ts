import { Readable } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';

import type { DecompressZstd } from './inspect.ts';

/** Unpacks zstd with Node. */
export const decompressZstd: DecompressZstd = async function* unpack(packed) {
  const decompress = createZstdDecompress();
  const source = Readable.from(packed.stream());
  source.on('error', (error) => decompress.destroy(error));
  source.pipe(decompress);
  try {
    yield* decompress;
  } finally {
    source.destroy();
    decompress.destroy();
  }
};
