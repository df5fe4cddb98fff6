import { toHex } from '../bytes.ts';
import type { InspectArchive } from '../http/upload.ts';
import { assumedProject } from '../platform/builds/project.ts';

/**
 * Measures an archive without looking into it: browsers cannot decompress zstd. It is taken for a
 * project that works.
 */
export const measureArchive: InspectArchive = async (bytes) => {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of bytes) chunks.push(new Uint8Array(chunk));
  const content = await new Blob(chunks).arrayBuffer();
  return {
    size_bytes: content.byteLength,
    sha256: toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', content))),
    contents: 'not-looked-at',
    project: assumedProject,
  };
};
