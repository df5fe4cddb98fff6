import type { ArchiveProblem } from '../platform/builds/failures/failure.ts';

/** The reason why an archive cannot be unpacked. */
export class ArchiveError extends Error {
  readonly problem: ArchiveProblem;

  constructor(problem: ArchiveProblem) {
    super(`The archive cannot be unpacked: ${problem}`);
    this.problem = problem;
  }
}
