import { inspectArchive } from '../archive/inspect.ts';
import { maxArchiveBytes } from '../platform/builds/failures/archiveTooLarge.ts';
import { archiveTooLarge } from '../platform/deployments.ts';
import type { Platform } from '../platform/platform.ts';
import { PlatformError } from '../platform/platformErrors.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { openFilePart } from './multipart.ts';

const prefix = '/uploads/';

/** Maximum size of a form besides the archive, in bytes. */
const maxFormBytes = 65_536;

/** The URL of an upload, which is known only to its owner. */
export function uploadPath(uploadKey: string): string {
  return `${prefix}${uploadKey}`;
}

/** The key in an upload's URL; undefined for any other path. */
export function uploadKeyOf(pathname: string): string | undefined {
  return /\/uploads\/([0-9a-f]+)\/?$/.exec(pathname)?.[1];
}

/**
 * Receives an archive: a multipart form whose part `file` is the archive. It may be smaller than
 * announced, but not larger; a larger one, or one over 1000 MB, is rejected as soon as it exceeds the limit.
 */
export async function receiveUpload(
  platform: Platform,
  uploadKey: string,
  request: Request,
  uploads: Uploads,
): Promise<void> {
  const deployment = platform.deployments.findByUploadKey(uploadKey);
  const app = platform.dataset.rows.apps.get(deployment.app_id);
  const length = Number(request.headers.get('content-length') ?? 0);
  if (length > maxArchiveBytes + maxFormBytes) throw new PlatformError(413, archiveTooLarge);
  const file = await openFilePart(request, 'file');
  if (file === undefined) throw new PlatformError(400, "The part 'file' is missing");
  const upload = await uploads.receive(limited(file, deployment.declared_size_bytes));
  try {
    const { size_bytes, sha256, content } = upload;
    const found = await inspectArchive(content, app?.directory ?? null, uploads.decompressZstd);
    platform.deployments.receiveArchive(deployment, { size_bytes, sha256, ...found }, () =>
      upload.store(deployment.id),
    );
  } finally {
    upload.discard();
  }
}

async function* limited(
  bytes: AsyncIterable<Uint8Array>,
  declared: number | undefined,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > maxArchiveBytes) throw new PlatformError(413, archiveTooLarge);
    if (declared !== undefined && size > declared) {
      throw new PlatformError(
        400,
        `The archive is larger than the ${declared} bytes that were announced`,
      );
    }
    yield chunk;
  }
}
