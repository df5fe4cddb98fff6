import { isGzip } from './isGzip.ts';
import type { Packer } from './Packer.ts';
import { SourceError } from './source.ts';
import type { Source } from './source.ts';
import { startPacker } from './startPacker.ts';

/**
 * Packs a source into an archive.
 * @param directory Directory of the app within it; null for its root
 */
export function createPacker(source: Source, directory: string | null): Packer {
  return source.kind === 'tarGz' ? sendAsItIs(source.file) : startPacker(source, directory);
}

function sendAsItIs(file: File): Packer {
  return {
    async plan() {
      if (!(await isGzip(file))) throw new SourceError({ kind: 'notAnArchive' });
      return {
        root: undefined,
        fileCount: 1,
        bytes: file.size,
        largest: [{ path: file.name, bytes: file.size }],
        leftOut: [],
        hasRequirements: true,
        folders: undefined,
      };
    },
    pack: () => Promise.resolve(file),
    dispose() {},
  };
}
