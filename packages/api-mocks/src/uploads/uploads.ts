import { toHex } from '../bytes.ts';
import type { DecompressZstd } from '../archive/inspect.ts';

/** A complete upload. */
export interface Upload {
  size_bytes: number;
  /** In lower-case hexadecimal digits. */
  sha256: string;
  content: Blob;
  /** Stores it durably for a deployment, replacing an earlier one. */
  store(deploymentId: string): void;
  /** Discards it; does nothing after `keep`. */
  discard(): void;
}

/** Storage of uploads. */
export interface Uploads {
  /** Reads bytes to their end. An interrupted upload leaves nothing behind: its error is rethrown. */
  receive(bytes: AsyncIterable<Uint8Array>): Promise<Upload>;
  /** Unpacks zstd, if the runtime can. */
  decompressZstd?: DecompressZstd;
}

/** Measures uploads in memory and stores none of them. */
export const memoryUploads: Uploads = {
  async receive(bytes) {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    for await (const chunk of bytes) chunks.push(new Uint8Array(chunk));
    const content = new Blob(chunks);
    const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
    return {
      size_bytes: content.size,
      sha256: toHex(new Uint8Array(digest)),
      content,
      store: () => undefined,
      discard: () => undefined,
    };
  },
};
