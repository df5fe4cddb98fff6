import type { ArchiveProblem } from '../platform/builds/failures/failure.ts';
import { assumedProject, readProject, type Project } from '../platform/builds/project.ts';
import { ArchiveError } from './archiveError.ts';
import { archiveLimits, ContentsReader, type ArchiveLimits } from './contents.ts';
import { isTarHeader, readTar } from './tar.ts';
import { readZip } from './zip.ts';

/** Contents of an archive, as far as they could be read. */
export interface Inspection {
  contents: 'read' | 'unreadable' | 'not-looked-at';
  /** Reason why it is unreadable. */
  problem?: ArchiveProblem;
  project: Project;
}

/** Unpacks zstd, which has no web platform API. */
export type DecompressZstd = (packed: Blob) => AsyncIterable<Uint8Array>;

/**
 * Inspects an archive: tar, plain or compressed with gzip or, given `decompressZstd`, with zstd; or zip.
 * `directory` is the app's folder in it. Without `decompressZstd` a zstd archive is assumed to hold a working
 * project. Never stores more than `limits` allow, and returns a result for any bytes.
 */
export async function inspectArchive(
  archive: Blob,
  directory: string | null,
  decompressZstd?: DecompressZstd,
  limits: ArchiveLimits = archiveLimits,
): Promise<Inspection> {
  try {
    const reader = new ContentsReader(limits);
    const format = await detectFormat(archive);
    switch (format) {
      case 'zstd':
        if (decompressZstd === undefined)
          return { contents: 'not-looked-at', project: assumedProject };
        await readTar(decompressZstd(archive), reader);
        break;
      case 'gzip':
        await readTar(archive.stream().pipeThrough(new DecompressionStream('gzip')), reader);
        break;
      case 'zip':
        await readZip(archive, reader);
        break;
      case 'tar':
        await readTar(archive.stream(), reader);
    }
    return { contents: 'read', project: readProject(reader.contents(), directory) };
  } catch (error) {
    const project = { ...assumedProject, files: 0, size_bytes: archive.size };
    return { contents: 'unreadable', problem: problemOf(error), project };
  }
}

type Format = 'zstd' | 'gzip' | 'zip' | 'tar';

/** Detects formats by their first bytes; a tar archive by the checksum of its first header. */
async function detectFormat(archive: Blob): Promise<Format> {
  const head = new Uint8Array(await archive.slice(0, 512).arrayBuffer());
  const begins = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte);
  if (head.length === 0) throw new ArchiveError('empty');
  if (begins(0x28, 0xb5, 0x2f, 0xfd)) return 'zstd';
  if (begins(0x1f, 0x8b)) return 'gzip';
  if (begins(0x50, 0x4b, 0x03, 0x04) || begins(0x50, 0x4b, 0x05, 0x06)) return 'zip';
  if (isTarHeader(head) && head.some((byte) => byte !== 0)) return 'tar';
  throw new ArchiveError('unknown_format');
}

/** Any other error while reading is caused by the archive: a wrong checksum or code. */
function problemOf(error: unknown): ArchiveProblem {
  if (error instanceof ArchiveError) return error.problem;
  const text = error instanceof Error ? error.message : '';
  return /unexpected end|terminated|incomplete/i.test(text) ? 'truncated' : 'corrupt';
}
