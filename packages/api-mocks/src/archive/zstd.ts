import { Readable } from 'node:stream';
import zlib from 'node:zlib';

import { assertSupportedNode } from '../supportedNode.ts';
import type { DecompressZstd } from './inspect.ts';

assertSupportedNode(zlib);

/** Unpacks zstd with Node. */
export const decompressZstd: DecompressZstd = async function* unpack(packed) {
  const decompress = zlib.createZstdDecompress();
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
