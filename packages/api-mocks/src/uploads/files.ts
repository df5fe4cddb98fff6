import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  openAsBlob,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { decompressZstd } from '../archive/zstd.ts';
import { makeFolder } from '../store/sqlite.ts';
import type { Change, Persistence } from '../store/persistence.ts';
import type { Uploads } from './uploads.ts';

/** Uploads in a folder, and a persistence that removes the files of deleted deployments. */
export interface StoredUploads extends Uploads {
  /** Wraps `persistence`: rows removed from it are removed from the folder too. */
  follow(persistence: Persistence): Persistence;
  /**
   * Removes the leftovers of a crash: all files except the archives of these deployments. Called once the
   * data is known to be valid: rejected data keeps its archives.
   */
  retainOnly(deploymentIds: readonly string[]): void;
}

const partSuffix = '.part';
const archiveSuffix = '.archive';

const withArchive = z.object({ archive: z.object({ sha256: z.string() }) });

/**
 * Stores each deployment's archive as a file in `folder`, named after the deployment. An upload is streamed
 * to its own file, synced and renamed atomically, so that a crash leaves either the whole file
 * or a partial one that the next start removes.
 */
export function openUploads(folder: string): StoredUploads {
  makeFolder(join(folder, 'uploads'));
  const storedIds = new Set<string>();

  const remove = (deploymentId: string) => {
    if (!storedIds.delete(deploymentId)) return;
    try {
      rmSync(join(folder, deploymentId + archiveSuffix), { force: true });
    } catch {
      // The removal is durable already. The next start removes the file.
    }
  };

  return {
    decompressZstd,
    follow: (persistence) => ({
      ...persistence,
      commit(changes) {
        const durable = persistence.commit(changes);
        for (const change of changes) {
          const isStored = change.collection === 'deployments' && storedIds.has(change.id);
          if (isStored && !hasArchive(change)) remove(change.id);
        }
        return durable;
      },
    }),
    retainOnly(deploymentIds) {
      const validIds = new Set(deploymentIds);
      for (const name of readdirSync(folder)) {
        const id = name.slice(0, -archiveSuffix.length);
        if (name.endsWith(archiveSuffix)) {
          if (validIds.has(id)) storedIds.add(id);
          else rmSync(join(folder, name), { force: true });
        }
        if (name.endsWith(partSuffix)) rmSync(join(folder, name), { force: true });
      }
    },
    async receive(bytes) {
      const part = join(folder, randomUUID() + partSuffix);
      const discard = () => rmSync(part, { force: true });
      try {
        const written = await write(part, bytes);
        return {
          ...written,
          content: await openAsBlob(part),
          discard,
          store(deploymentId) {
            renameSync(part, join(folder, deploymentId + archiveSuffix));
            syncFolder(folder);
            storedIds.add(deploymentId);
          },
        };
      } catch (error) {
        discard();
        throw error;
      }
    },
  };
}

function hasArchive({ collection, json }: Change): boolean {
  if (collection !== 'deployments' || json === null) return false;
  return z.safeParse(withArchive, JSON.parse(json)).success;
}

async function write(path: string, bytes: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  let size_bytes = 0;
  const file = await open(path, 'wx');
  try {
    for await (const chunk of bytes) {
      hash.update(chunk);
      size_bytes += chunk.byteLength;
      for (let at = 0; at < chunk.byteLength;) {
        at += (await file.write(chunk, at)).bytesWritten;
      }
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { size_bytes, sha256: hash.digest('hex') };
}

/** Syncs a folder, so that the names of its files are durable. Windows cannot sync a folder. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
