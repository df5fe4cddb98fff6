import type { SourcePlan } from './source.ts';

/** Makes an archive of one source. Failures are `SourceError`s where the source is to blame. */
export interface Packer {
  /** Contents of the archive. Call before `pack`. */
  plan: () => Promise<SourcePlan>;
  /** The archive, which lasts until `dispose`. `onProgress` receives the number of bytes read so far. */
  pack: (onProgress: (bytes: number) => void) => Promise<Blob>;
  /** Stops, and removes the archive. */
  dispose: () => void;
}
