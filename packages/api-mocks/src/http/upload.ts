import { archiveTooLarge } from '../platform/deployments.ts';
import { maxArchiveBytes } from '../platform/builds/verdicts.ts';
import type { Platform } from '../platform/platform.ts';
import type { ArchiveRecord } from '../platform/records.ts';
import { Refusal } from '../platform/refusal.ts';
import { openFilePart } from './multipart.ts';

/**
 * Looks at an archive as it arrives, without holding all of it. `directory` is the app's folder in it.
 * It reads to the end, and passes on what the bytes throw.
 */
export type InspectArchive = (
  bytes: AsyncIterable<Uint8Array>,
  directory: string | null,
) => Promise<ArchiveRecord>;

const prefix = '/uploads/';

/** The address of an upload, which only those who were told it know. */
export function uploadPath(uploadKey: string): string {
  return `${prefix}${uploadKey}`;
}

/** The key in an upload's address; undefined for any other path. */
export function uploadKeyOf(pathname: string): string | undefined {
  return /\/uploads\/([0-9a-f]+)\/?$/.exec(pathname)?.[1];
}

/** Takes in an archive: a multipart form whose part `file` is the archive. */
export async function receiveUpload(
  platform: Platform,
  uploadKey: string,
  request: Request,
  inspect: InspectArchive,
): Promise<void> {
  const deployment = platform.deployments.findByUploadKey(uploadKey);
  const app = platform.world.rows.apps.get(deployment.app_id);
  const file = await openFilePart(request, 'file');
  if (file === undefined) throw new Refusal(400, "The part 'file' is missing");
  const archive = await inspect(limited(file), app?.directory ?? null);
  platform.deployments.receiveArchive(deployment, archive);
}

async function* limited(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > maxArchiveBytes) throw new Refusal(413, archiveTooLarge);
    yield chunk;
  }
}
