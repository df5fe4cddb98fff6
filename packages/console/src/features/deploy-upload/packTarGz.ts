import { createTarPacker } from 'modern-tar';

import { SourceError } from './source.ts';
import type { SourceFile } from './source.ts';

const ordinary = 0o644;
const executable = 0o755;

/**
 * Packs files into a tar archive (POSIX ustar; pax records, POSIX.1-2001, where a path is too long for it),
 * compressed with gzip (RFC 1952), and closes `target`. One piece of one file is in memory at a time: nothing
 * is read faster than `target` takes it. Fails with a `SourceError` where a file cannot be read.
 * @param onProgress called after each chunk with the total number of bytes read
 */
export async function packTarGz(
  files: Iterable<SourceFile>,
  target: WritableStream<Uint8Array>,
  onProgress: (bytes: number) => void = () => {},
): Promise<void> {
  const { readable, controller } = createTarPacker();
  const store = target.getWriter();
  let storeFailure: { reason: unknown } | undefined;
  const noteFailure = (reason: unknown) => {
    storeFailure ??= { reason };
    throw reason;
  };
  const written = readable.pipeThrough(new CompressionStream('gzip')).pipeTo(
    new WritableStream({
      write: (chunk) => store.write(chunk).catch(noteFailure),
      close: () => store.close().catch(noteFailure),
      abort: (reason) => store.abort(reason),
    }),
  );
  let bytes = 0;

  async function addAll() {
    for (const { path, size, modified, isExecutable, pipeTo } of files) {
      const counter = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, out) {
          bytes += chunk.byteLength;
          onProgress(bytes);
          out.enqueue(chunk);
        },
      });
      const entry = controller.add({
        name: path,
        size,
        type: 'file',
        mode: isExecutable ? executable : ordinary,
        mtime: new Date(modified),
      });
      try {
        await Promise.all([counter.readable.pipeTo(entry), pipeTo(counter.writable)]);
      } catch (cause) {
        const error = new SourceError({ kind: 'unreadable', path }, { cause });
        controller.error(error);
        throw error;
      }
    }
    controller.finalize();
  }

  const [added, finished] = await Promise.allSettled([addAll(), written]);
  // A file fails too where what it is written to does, and not for its own sake.
  if (storeFailure) throw storeFailure.reason;
  if (added.status === 'rejected') throw added.reason;
  if (finished.status === 'rejected') throw finished.reason;
}
