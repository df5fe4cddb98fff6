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

/** Uploads in a folder, and a persistence that removes those whose deployment no longer has one. */
export interface StoredUploads extends Uploads {
  /** `persistence`, followed: what it forgets goes from the folder too. */
  follow(persistence: Persistence): Persistence;
  /**
   * Removes what a crash left behind: all but the archives of these deployments. To be called once the
   * world is known to be whole: one that is refused keeps its archives.
   */
  keepOnly(deploymentIds: readonly string[]): void;
}

const partSuffix = '.part';
const archiveSuffix = '.archive';

const withArchive = z.object({ archive: z.object({ sha256: z.string() }) });

/**
 * Keeps each deployment's archive as a file in `folder`, named by the deployment. An upload is streamed
 * to a file of its own, synced, and takes its place in one step, so a crash leaves either the whole file
 * or a part that the next start removes.
 */
export function openUploads(folder: string): StoredUploads {
  makeFolder(join(folder, 'uploads'));
  const kept = new Set<string>();

  const remove = (deploymentId: string) => {
    if (!kept.delete(deploymentId)) return;
    try {
      rmSync(join(folder, deploymentId + archiveSuffix), { force: true });
    } catch {
      // What the write forgot is durable already. The next start removes the file.
    }
  };

  return {
    decompressZstd,
    follow: (persistence) => ({
      ...persistence,
      commit(changes) {
        const durable = persistence.commit(changes);
        for (const change of changes) {
          const isKept = change.collection === 'deployments' && kept.has(change.id);
          if (isKept && !hasArchive(change)) remove(change.id);
        }
        return durable;
      },
    }),
    keepOnly(deploymentIds) {
      const wanted = new Set(deploymentIds);
      for (const name of readdirSync(folder)) {
        const id = name.slice(0, -archiveSuffix.length);
        if (name.endsWith(archiveSuffix)) {
          if (wanted.has(id)) kept.add(id);
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
          keep(deploymentId) {
            renameSync(part, join(folder, deploymentId + archiveSuffix));
            syncFolder(folder);
            kept.add(deploymentId);
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

/** The name of a file is durable only once its folder is. Windows refuses to sync a folder. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
