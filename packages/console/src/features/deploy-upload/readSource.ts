import { BlobReader, configure, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import type { Entry } from '@zip.js/zip.js/lib/zip-core-native.js';

import { decodeJapanese, guessNameEncoding } from './decodeNames.ts';
import { defaultReason } from './defaultReason.ts';
import type { FoundSource } from './planSource.ts';
import { SourceError } from './source.ts';
import type {
  LeftOut,
  LeftOutReason,
  NameEncoding,
  PickedSourceFile,
  SourceFile,
} from './source.ts';

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
export async function readZip(archive: Blob): Promise<FoundSource> {
  let entries: Entry[];
  try {
    // An unsafe name is left out below; it is no reason to reject the others.
    entries = await new ZipReader(new BlobReader(archive)).getEntries({
      filenameValidation: 'tolerant',
    });
  } catch (cause) {
    throw new SourceError({ kind: 'notAnArchive' }, { cause });
  }
  const unclear = entries.filter(hasUnclearName);
  const encoding = guessNameEncoding(
    unclear.map(({ rawFilename, filename }) => ({ bytes: rawFilename, cp437: filename })),
  );
  const files: SourceFile[] = [];
  const leftOut: LeftOut[] = [];
  for (const entry of entries) {
    const isGuessed = hasUnclearName(entry);
    const path = zipPath(isGuessed ? decodeName(entry, encoding) : entry.filename);
    const reason = reasonOf(entry, path);
    if (reason !== undefined) {
      leftOut.push({ path, reason });
    } else if (!entry.directory) {
      if (entry.encrypted) throw new SourceError({ kind: 'encrypted' });
      files.push({
        path,
        size: entry.uncompressedSize,
        modified: entry.lastModDate.getTime(),
        isExecutable: entry.executable,
        guessedEncoding: isGuessed ? encoding : undefined,
        async pipeTo(target) {
          await entry.getData(target, { checkSignature: true });
        },
      });
    }
  }
  return { files, leftOut };
}

/** Whether neither the archive nor the bytes of the name say how it is written: older Windows programs do that. */
function hasUnclearName({ filenameUTF8, rawFilename }: Entry): boolean {
  return !filenameUTF8 && rawFilename.some((byte) => byte > 0x7f);
}

function decodeName({ rawFilename, filename }: Entry, encoding: NameEncoding): string {
  // The library has read it as CP437.
  return (encoding === 'Shift_JIS' ? decodeJapanese(rawFilename) : undefined) ?? filename;
}

/** A path with slashes only and without `.` and empty parts, as `./main.py` and `app//main.py` have them. */
function zipPath(name: string): string {
  const path = name.replaceAll('\\', '/');
  const start = path.startsWith('/') ? '/' : '';
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  return start + parts.join('/');
}

function reasonOf(entry: Entry, path: string): LeftOutReason | undefined {
  if (entry.symlink) return { by: 'symlink' };
  if (isSpecial(entry)) return { by: 'special' };
  // The root entry `./` of an archive is not a file.
  if (entry.directory && (path === '' || isSafe(path))) return undefined;
  return isSafe(path) ? undefined : { by: 'unsafe' };
}

/** Whether it is a device, a socket or a pipe (POSIX, `sys/stat.h`). */
function isSpecial({ unixMode, unixExternalUpper = 0, directory }: Entry): boolean {
  const type = (unixMode ?? unixExternalUpper) & 0o170000;
  return !directory && type !== 0 && type !== 0o100000;
}

/** A path outside the folder is not packed: the platform would reject the archive. */
function isSafe(path: string): boolean {
  const isOutside =
    path.startsWith('/') || /^[A-Za-z]:/.test(path) || path.split('/').includes('..');
  return path !== '' && !isOutside && !path.includes('\0');
}
