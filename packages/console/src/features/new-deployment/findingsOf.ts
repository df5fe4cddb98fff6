import type { EnvironmentVariable } from '@quayside/api-contract';

import type { SourcePlan } from '../deploy-upload/source.ts';
import type { NeededVariable } from '../python-code/codeNeeds.ts';
import { compareNeeds } from '../python-code/compareNeeds.ts';
import type { NeedsComparison } from '../python-code/compareNeeds.ts';

/** Size that the platform accepts, in bytes. */
export const maxArchiveBytes = 1000 * 1024 * 1024;

/** Warnings about an upload, as far as its files and the app's variables tell. */
export interface Findings {
  isTooLarge: boolean;
  hasNoRequirements: boolean;
  /** Whether the app's directory is not part of the upload. */
  lacksDirectory: boolean;
  /** Variables that the code needs and the app lacks. */
  missing: readonly NeededVariable[];
  wrongType: NeedsComparison['wrongType'];
  /** Number of warnings that the user has not acted on. */
  openWarnings: number;
}

/** Returns the warnings about an upload. `leaveOut`: paths of files that the user leaves out. */
export function findingsOf(
  plan: SourcePlan,
  {
    directory,
    variables,
    leaveOut,
  }: {
    directory: string | null;
    variables: readonly EnvironmentVariable[] | undefined;
    leaveOut: readonly string[];
  },
): Findings {
  const read = plan.needs === 'unread' ? undefined : plan.needs;
  const compared = read && variables && compareNeeds(read, variables);
  const findings = {
    isTooLarge: plan.bytes > maxArchiveBytes,
    hasNoRequirements: !plan.hasRequirements,
    lacksDirectory: directory !== null && !hasFolder(plan, directory),
    missing: (compared?.missing ?? []).flatMap(
      (name) => read?.variables.find(({ names }) => names[0] === name) ?? [],
    ),
    wrongType: compared?.wrongType ?? [],
  };
  return {
    ...findings,
    openWarnings: [
      findings.isTooLarge,
      findings.hasNoRequirements,
      findings.lacksDirectory,
      plan.appProblem !== undefined,
      plan.guessedNames !== undefined,
      findings.missing.length > 0,
      findings.wrongType.length > 0,
      (plan.secretFiles ?? []).some(({ path }) => !leaveOut.includes(path)),
    ].filter(Boolean).length,
  };
}

function hasFolder({ folders }: SourcePlan, directory: string): boolean {
  if (folders === undefined) return true;
  const parts = directory.split('/').map((part) => part.trim());
  const path = parts.filter((part) => part !== '' && part !== '.').join('/');
  return path === '' || folders.some((folder) => folder.normalize() === path.normalize());
}
