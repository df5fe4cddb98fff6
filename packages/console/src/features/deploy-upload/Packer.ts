import type { SourcePlan } from './source.ts';

/** Makes an archive of one source. Failures are `SourceError`s where the source is to blame. */
export interface Packer {
  /** Contents of the archive. Call before `pack`. */
  plan: () => Promise<SourcePlan>;
  /**
   * The archive, which lasts until `dispose`. `onProgress` receives the number of bytes read so far.
   * @param leaveOut Paths of files that are not sent. @default none
   */
  pack: (onProgress: (bytes: number) => void, leaveOut?: readonly string[]) => Promise<Blob>;
  /** Stops, and removes the archive. */
  dispose: () => void;
}
