/** More than this, in bytes, is no `.env` file: 1 MB. */
const maxBytes = 1024 * 1024;

/** A file as text, or why it is none. */
export type EnvFile = { text: string } | { problem: 'tooLarge' | 'notText' };

/** Reads a chosen or dropped file, byte for byte: a byte order mark stays where it is. */
export async function readEnvFile(file: Blob): Promise<EnvFile> {
  if (file.size > maxBytes) return { problem: 'tooLarge' };
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  try {
    return { text: decoder.decode(await file.arrayBuffer()) };
  } catch {
    return { problem: 'notText' };
  }
}
