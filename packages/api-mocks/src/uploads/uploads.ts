import { toHex } from '../bytes.ts';
import type { DecompressZstd } from '../archive/inspect.ts';

/** An archive that came whole. */
export interface Upload {
  size_bytes: number;
  /** In lower-case hexadecimal digits. */
  sha256: string;
  content: Blob;
  /** Keeps it for a deployment, durably, in the place of an earlier one. */
  keep(deploymentId: string): void;
  /** Lets go of it; after `keep` that does nothing. */
  discard(): void;
}

/** Storage of uploads. */
export interface Uploads {
  /** Takes bytes in to their end. Nothing stays of an upload that breaks off: its error is passed on. */
  receive(bytes: AsyncIterable<Uint8Array>): Promise<Upload>;
  /** Unpacks zstd, if the runtime can. */
  decompressZstd?: DecompressZstd;
}

/** Measures uploads in memory and keeps none of them. */
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
      keep: () => undefined,
      discard: () => undefined,
    };
  },
};
