import type { ArchiveProblem } from '../platform/builds/failures/failure.ts';

/** An archive cannot be unpacked, and why. */
export class ArchiveError extends Error {
  readonly problem: ArchiveProblem;

  constructor(problem: ArchiveProblem) {
    super(`The archive cannot be unpacked: ${problem}`);
    this.problem = problem;
  }
}
