import type { PackableSource, SourcePlan, SourceProblem } from './source.ts';

/** What the packing worker is asked, one thing at a time. */
export type ToPacker =
  | { type: 'plan'; source: PackableSource }
  /** What was planned. */
  | { type: 'pack' }
  /** Removes the archive and ends the worker. */
  | { type: 'remove' };

/** What the packing worker answers. */
export type FromPacker =
  | { type: 'planned'; plan: SourcePlan }
  /** How many bytes were read so far. */
  | { type: 'progress'; bytes: number }
  | { type: 'packed'; archive: Blob }
  /** `problem` is missing where it is not the source's. */
  | { type: 'failed'; problem: SourceProblem | undefined };
