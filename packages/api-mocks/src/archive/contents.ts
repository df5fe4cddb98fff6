import { maxArchiveBytes } from '../platform/builds/failures/archiveTooLarge.ts';
import {
  isProjectFile,
  type ArchiveContents,
  type ArchiveFile,
} from '../platform/builds/project.ts';
import { ArchiveError } from './archiveError.ts';

/** Limits of an archive, so that a hostile one cannot exhaust the memory. */
export interface ArchiveLimits {
  /** Size of all files, unpacked. */
  bytes: number;
  files: number;
  /** Longer files are not inspected. */
  textBytes: number;
  /** Total size of all inspected files. */
  totalTextBytes: number;
}

/** Limits of the platform: 1000 MB in at most 200 000 files. */
export const archiveLimits: ArchiveLimits = {
  bytes: maxArchiveBytes,
  files: 200_000,
  textBytes: 1024 * 1024,
  totalTextBytes: 8 * 1024 * 1024,
};

/** Longer than any path that Linux opens. */
const longestPath = 4096;

/** Counts the files of an archive as they are read, and stores the texts of the inspected ones. */
export class ContentsReader {
  readonly #limits: ArchiveLimits;
  readonly #telling: ArchiveFile[] = [];
  #files = 0;
  #bytes = 0;
  #textBytes = 0;

  constructor(limits: ArchiveLimits) {
    this.#limits = limits;
  }

  /** Counts a file; true when its text is inspected. Throws when the file must not be unpacked. */
  meet(path: string, size: number): boolean {
    if (!isSafe(path)) throw new ArchiveError('unsafe_path');
    this.#files += 1;
    if (this.#files > this.#limits.files) throw new ArchiveError('too_many_files');
    this.pass(size);
    return (
      isProjectFile(path) &&
      size <= this.#limits.textBytes &&
      this.#textBytes + size + path.length <= this.#limits.totalTextBytes
    );
  }

  /** Counts bytes outside of files. */
  pass(size: number): void {
    this.#bytes += size;
    if (this.#bytes > this.#limits.bytes) throw new ArchiveError('too_large');
  }

  /** Stores the text of an inspected file. */
  keep(path: string, content: Uint8Array): void {
    this.#textBytes += content.byteLength + path.length;
    this.#telling.push({ path, text: new TextDecoder().decode(content) });
  }

  /** Contents read so far. An archive without files is not a project. */
  contents(): ArchiveContents {
    if (this.#files === 0) throw new ArchiveError('empty');
    return { files: this.#files, size_bytes: this.#bytes, telling: this.#telling };
  }
}

function isSafe(path: string): boolean {
  const parts = path.split(/[/\\]/);
  return (
    path.length <= longestPath &&
    !path.includes('\0') &&
    !/^(?:[/\\]|[A-Za-z]:[/\\])/.test(path) &&
    !parts.includes('..')
  );
}
