import type { DeploymentFailure } from '@quayside/api-contract';

import type { Project } from '../project.ts';
import type { Stop } from '../timeline.ts';

/** Why an uploaded file could not be unpacked. */
export const archiveProblems = [
  'empty',
  'unknown_format',
  'corrupt',
  'truncated',
  'unsafe_path',
  'too_many_files',
  'too_large',
] as const;

/** Why an uploaded file could not be unpacked. */
export type ArchiveProblem = (typeof archiveProblems)[number];

/** Facts that decide the outcome of a build. */
export interface Evidence {
  /** Size of the uploaded archive. */
  size_bytes: number;
  /** Reason why it could not be unpacked, if so. */
  problem?: ArchiveProblem;
  project: Project;
  /** Variables the project requires and the app did not have when the build was queued. */
  unset_variables?: readonly string[];
}

/** A line that an app writes while the platform tries to start it. */
export interface StartLine {
  level: 'info' | 'warning' | 'error' | 'critical';
  message: string;
}

/** A kind of failure, with the type of its finding. */
interface FailureKind<Finding> {
  /** Returns the finding of this kind, or undefined when the evidence shows none. */
  find(evidence: Evidence): Finding | undefined;
  /** Default finding, for a seed that requests this failure though its project does not show it. */
  example: Finding;
  /** Phase in which the deployment ends. */
  stop: Stop;
  /** Last lines of the build log; for failures before the image is built. */
  buildLines?(finding: Finding, project: Project): string[];
  /** Log lines of the app; for failures after the image is built. */
  startLines?(finding: Finding, project: Project): StartLine[];
  /** Message of the platform. */
  explain(finding: Finding, project: Project): DeploymentFailure;
}

/** A kind of failure, with any finding. */
export interface Failure {
  applies(evidence: Evidence): boolean;
  stop: Stop;
  buildLines(evidence: Evidence): string[];
  startLines(evidence: Evidence): StartLine[];
  explain(evidence: Evidence): DeploymentFailure;
}

/** Declares a kind of failure. */
export function defineFailure<Finding>(kind: FailureKind<Finding>): Failure {
  const findingOf = (evidence: Evidence) => kind.find(evidence) ?? kind.example;
  return {
    applies: (evidence) => kind.find(evidence) !== undefined,
    stop: kind.stop,
    buildLines: (evidence) => kind.buildLines?.(findingOf(evidence), evidence.project) ?? [],
    startLines: (evidence) => kind.startLines?.(findingOf(evidence), evidence.project) ?? [],
    explain: (evidence) => kind.explain(findingOf(evidence), evidence.project),
  };
}
