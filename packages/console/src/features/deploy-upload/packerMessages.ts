import type { PackableSource, SourcePlan, SourceProblem } from './source.ts';

/** Requests to the packing worker, one at a time. */
export type ToPacker =
  /** `directory`: that of the app. */
  | { type: 'plan'; source: PackableSource; directory: string | null }
  /** Planned upload, without the files of `leaveOut`. */
  | { type: 'pack'; leaveOut: readonly string[] }
  /** Removes the archive and ends the worker. */
  | { type: 'remove' };

/** Responses of the packing worker. */
export type FromPacker =
  | { type: 'planned'; plan: SourcePlan }
  /** Number of bytes read so far. */
  | { type: 'progress'; bytes: number }
  | { type: 'packed'; archive: Blob }
  /** `problem` is missing where it is not the source's. */
  | { type: 'failed'; problem: SourceProblem | undefined };
