/** Maximum size of a `.env` file in bytes: 1 MB. */
export const maxEnvFileBytes = 1024 * 1024;

/** The text of a file, or the reason why it cannot be read. */
export type EnvFile = { text: string } | { problem: 'tooLarge' | 'notText' };

/** Reads a chosen or dropped file unchanged, including a byte order mark. */
export async function readEnvFile(file: Blob): Promise<EnvFile> {
  if (file.size > maxEnvFileBytes) return { problem: 'tooLarge' };
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  try {
    return { text: decoder.decode(await file.arrayBuffer()) };
  } catch {
    return { problem: 'notText' };
  }
}
