import { BlobReader, configure, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';

import { defaultReason } from './defaultReason.ts';
import { SourceError } from './source.ts';
import type { LeftOut, PickedSourceFile, SourceFile } from './source.ts';

// This runs in a worker already, and a strict CSP allows it no WebAssembly.
configure({ useWebWorkers: false });

/** Files as the browser gave them. */
export function readPicked(files: readonly PickedSourceFile[]): SourceFile[] {
  return files.map(({ path, file }) => ({
    path,
    size: file.size,
    modified: file.lastModified,
    // Browsers do not say.
    isExecutable: false,
    pipeTo: (target) => file.stream().pipeTo(target),
  }));
}

/** Folders that were not opened, with why. */
export function readSkipped(paths: readonly string[]): LeftOut[] {
  return paths.map((path) => ({
    path: `${path}/`,
    reason: defaultReason(path.slice(path.lastIndexOf('/') + 1)) ?? { by: 'default' },
  }));
}

/** The files of a zip archive. Reads its directory, not what the files hold. */
export async function readZip(archive: Blob): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  try {
    for await (const entry of new ZipReader(new BlobReader(archive)).getEntriesGenerator()) {
      if (entry.directory || entry.symlink) continue;
      if (entry.encrypted) throw new SourceError({ kind: 'encrypted' });
      files.push({
        path: entry.filename.replaceAll('\\', '/'),
        size: entry.uncompressedSize,
        modified: entry.lastModDate.getTime(),
        isExecutable: entry.executable,
        async pipeTo(target) {
          await entry.getData(target, { checkSignature: true });
        },
      });
    }
  } catch (cause) {
    if (cause instanceof SourceError) throw cause;
    throw new SourceError({ kind: 'notAnArchive' }, { cause });
  }
  return files.filter(({ path }) => isSafe(path));
}

/** A path that leads outside is not packed: the platform would refuse the whole. */
function isSafe(path: string): boolean {
  return !path.startsWith('/') && !/^[A-Za-z]:/.test(path) && !path.split('/').includes('..');
}
