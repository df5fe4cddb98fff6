import type { DeploymentFailure } from '@quayside/api-contract';

import { appNotFound } from './failures/appNotFound.ts';
import { archiveTooLarge } from './failures/archiveTooLarge.ts';
import { archiveUnreadable } from './failures/archiveUnreadable.ts';
import { dependenciesMissing } from './failures/dependenciesMissing.ts';
import { dependencyConflict } from './failures/dependencyConflict.ts';
import { dependencyNotFound } from './failures/dependencyNotFound.ts';
import type { Evidence, Failure, StartLine } from './failures/failure.ts';
import { importCrashed } from './failures/importCrashed.ts';
import { moduleMissing } from './failures/moduleMissing.ts';
import { unhealthy } from './failures/unhealthy.ts';
import { variableMissing } from './failures/variableMissing.ts';
import type { Stop } from './timeline.ts';

/** How a build can end. The first failure that applies, in this order, decides. */
export const verdictIds = [
  'ready',
  'archive_too_large',
  'archive_unreadable',
  'dependencies_missing',
  'dependency_not_found',
  'dependency_conflict',
  'module_missing',
  'variable_missing',
  'import_crashed',
  'app_not_found',
  'unhealthy',
] as const;

/** How a build ends. */
export type VerdictId = (typeof verdictIds)[number];

/** To add a way to fail: a file in `failures/`, a line here, and its name above. Nothing else knows them. */
const failures: Readonly<Record<Exclude<VerdictId, 'ready'>, Failure>> = {
  archive_too_large: archiveTooLarge,
  archive_unreadable: archiveUnreadable,
  dependencies_missing: dependenciesMissing,
  dependency_not_found: dependencyNotFound,
  dependency_conflict: dependencyConflict,
  module_missing: moduleMissing,
  variable_missing: variableMissing,
  import_crashed: importCrashed,
  app_not_found: appNotFound,
  unhealthy,
};

/** How the build of this archive will end. The same evidence always gets the same verdict. */
export function judge(evidence: Evidence): VerdictId {
  return verdictIds.find((id) => id !== 'ready' && failures[id].applies(evidence)) ?? 'ready';
}

/** Where a verdict ends the build; null for one that goes well. */
export function stopOf(verdict: VerdictId): Stop | null {
  return verdict === 'ready' ? null : failures[verdict].stop;
}

/** What the platform says of a failure; null for a build that goes well. */
export function explain(verdict: VerdictId, evidence: Evidence): DeploymentFailure | null {
  return verdict === 'ready' ? null : failures[verdict].explain(evidence);
}

/** The last lines of a failing build's log. */
export function lastLines(verdict: VerdictId, evidence: Evidence): string[] {
  return verdict === 'ready' ? [] : failures[verdict].buildLines(evidence);
}

/** What an app that never gets to serve writes as the platform tries to start it. */
export function startLines(verdict: VerdictId, evidence: Evidence): StartLine[] {
  return verdict === 'ready' ? [] : failures[verdict].startLines(evidence);
}
