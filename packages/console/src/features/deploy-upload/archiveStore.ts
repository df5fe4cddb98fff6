/** Storage of an archive until it is sent. */
export interface ArchiveStore {
  target: WritableStream<Uint8Array>;
  /** Written bytes, once `target` is closed. */
  read: () => Promise<Blob>;
  remove: () => Promise<void>;
}

/** The folder of the archives, in the origin's private file system. */
const folderName = 'quayside-archives';

/** Size of the chunks passed to the browser, in bytes. */
const chunkBytes = 4 * 1024 * 1024;

/**
 * A place for an archive that does not need its size in memory: a file of the origin's private file system
 * (the File System standard), else pieces that the browser keeps where it likes.
 */
export async function openArchiveStore(): Promise<ArchiveStore> {
  try {
    return await openFile(await navigator.storage.getDirectory());
  } catch {
    // Not a secure context, a private window, no room, or an older browser.
    return openChunks();
  }
}

async function openFile(origin: FileSystemDirectoryHandle): Promise<ArchiveStore> {
  const folder = await origin.getDirectoryHandle(folderName, { create: true });
  await removeForgotten(folder);
  const name = `${crypto.randomUUID()}.tar.gz`;
  const release = await holdLock(name);
  const handle = await folder.getFileHandle(name, { create: true });
  return {
    target: await handle.createWritable(),
    read: () => handle.getFile(),
    async remove() {
      await folder.removeEntry(name);
      release();
    },
  };
}

/** A lock is gone with the worker that holds it, so a file without one belongs to a page that is closed. */
async function removeForgotten(folder: FileSystemDirectoryHandle): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const inUse = new Set(held.map(({ name }) => name));
  for await (const name of folder.keys()) {
    if (!inUse.has(lockOf(name))) await folder.removeEntry(name).catch(() => {});
  }
}

function holdLock(name: string): Promise<() => void> {
  return new Promise((resolve) => {
    void navigator.locks.request(lockOf(name), () => new Promise<void>((done) => resolve(done)));
  });
}

function lockOf(name: string): string {
  return `${folderName}/${name}`;
}

/** Keeps an archive as a `Blob` of `Blob`s: browsers put those of some size on disk. */
export function openChunks(): ArchiveStore {
  const chunks: Blob[] = [];
  let pending: Uint8Array<ArrayBuffer>[] = [];
  let pendingBytes = 0;
  const flush = () => {
    chunks.push(new Blob(pending));
    pending = [];
    pendingBytes = 0;
  };
  return {
    target: new WritableStream({
      write(chunk) {
        pending.push(new Uint8Array(chunk));
        pendingBytes += chunk.byteLength;
        if (pendingBytes >= chunkBytes) flush();
      },
      close: flush,
    }),
    read: () => Promise.resolve(new Blob(chunks)),
    remove() {
      chunks.length = 0;
      return Promise.resolve();
    },
  };
}
