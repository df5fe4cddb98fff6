import { readFolder } from '@quayside/design-system';
import type { PickedFile, RejectedFile } from '@quayside/design-system';

import { defaultReason } from './defaultReason.ts';
import { SourceError } from './source.ts';
import type { LeftOut, Source } from './source.ts';

/** Maximum number of files of a source: above the platform's limit. */
export const maxSourceFiles = 200_000;

/** Files that the user picked. */
interface Picked {
  files: readonly PickedFile[];
  rejected: readonly RejectedFile[];
  /** Folders that were not opened. */
  skipped: readonly string[];
}

/** Returns the source of picked files. A single archive is unpacked; one among other files is a regular file. */
export function pickedSource({ files, rejected, skipped }: Picked): Source {
  const leftOut = rejected.flatMap(leftOutOf);
  const [only, ...others] = files;
  const beside = others.length + skipped.length + leftOut.length;
  const isAlone = beside === 0 && only?.path === only?.file.name;
  if (only !== undefined && isAlone) {
    if (/\.zip$/i.test(only.path)) return { kind: 'zip', file: only.file };
    if (/\.(?:tar\.gz|tgz)$/i.test(only.path)) return { kind: 'tarGz', file: only.file };
  }
  return { kind: 'files', files, skipped, rejected: leftOut };
}

/**
 * Reads a folder of the user's disk, asking for permission if necessary. Folders that are always excluded are not opened.
 * Fails with `SourceError`.
 */
export async function readFolderSource(folder: FileSystemDirectoryHandle): Promise<Source> {
  const { name } = folder;
  if (!(await isAllowed(folder))) throw new SourceError({ kind: 'folderDenied', path: name });
  try {
    await folder.keys().next();
  } catch (cause) {
    throw new SourceError({ kind: 'folderMissing', path: name }, { cause });
  }
  const skipped: string[] = [];
  const { files, rejected } = await readFolder(folder, {
    maxFiles: maxSourceFiles,
    isIgnored(path, kind) {
      const isSkipped = isSkippedFolder(path, kind);
      if (isSkipped) skipped.push(path);
      return isSkipped;
    },
  });
  // An incomplete project is not deployed.
  if (rejected.some(({ reason }) => reason === 'count')) {
    throw new SourceError({ kind: 'tooManyFiles', path: name });
  }
  return pickedSource({ files, rejected, skipped });
}

/** Asks for permission to read a folder, unless the browser needs none. */
async function isAllowed(folder: FileSystemDirectoryHandle): Promise<boolean> {
  try {
    const permission = await folder.requestPermission?.();
    return permission === undefined || permission === 'granted';
  } catch {
    // The browser asks only just after a press.
    return false;
  }
}

/** Whether a folder is always excluded, and therefore not opened. */
export function isSkippedFolder(path: string, kind: 'file' | 'directory'): boolean {
  return kind === 'directory' && defaultReason(path.slice(path.lastIndexOf('/') + 1)) !== undefined;
}

function leftOutOf({ path, reason }: RejectedFile): LeftOut[] {
  if (reason === 'unreadable' || reason === 'depth') return [{ path, reason: { by: reason } }];
  return reason === 'name' ? [{ path, reason: { by: 'unsafe' } }] : [];
}
