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

/** Kinds of failures, in order of precedence. */
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

/** Outcome of a build. */
export type VerdictId = (typeof verdictIds)[number];

/** To add a kind of failure: add a file in `failures/`, a line here, and its name above. */
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

/** Returns the outcome of building this archive. Equal evidence gives an equal verdict. */
export function judge(evidence: Evidence): VerdictId {
  return verdictIds.find((id) => id !== 'ready' && failures[id].applies(evidence)) ?? 'ready';
}

/** Phase in which a verdict ends the build; null for success. */
export function stopOf(verdict: VerdictId): Stop | null {
  return verdict === 'ready' ? null : failures[verdict].stop;
}

/** Message of the platform for a failure; null for success. */
export function explain(verdict: VerdictId, evidence: Evidence): DeploymentFailure | null {
  return verdict === 'ready' ? null : failures[verdict].explain(evidence);
}

/** The last lines of a failing build's log. */
export function lastLines(verdict: VerdictId, evidence: Evidence): string[] {
  return verdict === 'ready' ? [] : failures[verdict].buildLines(evidence);
}

/** Log lines of an app that fails to start. */
export function startLines(verdict: VerdictId, evidence: Evidence): StartLine[] {
  return verdict === 'ready' ? [] : failures[verdict].startLines(evidence);
}
