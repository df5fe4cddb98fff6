import type { EnvironmentVariable } from '@quayside/api-contract';

import { isChanged, toStored } from './variableDrafts.ts';
import type { VariablesByName } from '../../domain/variablesByName.ts';
import type { VariableDraft } from './variableDrafts.ts';

/** A draft of a variable that was also changed elsewhere, since the edit began. */
export interface VariableConflict {
  /** Key of the draft. */
  key: string;
  name: string;
  mine: Pick<VariableDraft, 'value' | 'isSecret' | 'isDeletion'>;
  /** The variable as it is now; null if it was deleted. */
  theirs: EnvironmentVariable | null;
}

/** Resolution of a conflict: overwrite the variable, or discard the draft. */
export type ConflictChoice = 'mine' | 'theirs';

/**
 * Returns the drafts whose variables were added, changed or deleted elsewhere since the edit began.
 * @param existing Variables that the drafts were based on.
 * @param current Variables as they are now.
 */
export function findConflicts(
  drafts: readonly VariableDraft[],
  existing: VariablesByName,
  current: VariablesByName,
): VariableConflict[] {
  return drafts.flatMap((draft) => {
    const { key, name, value, isSecret, isDeletion, stored } = draft;
    if (!isChanged(draft, existing)) return [];
    const mine = { value, isSecret, isDeletion };
    const before = stored?.name ?? name;
    const theirs = current.get(before) ?? null;
    // Both deleted it.
    if (isDeletion === true && theirs === null) return [];
    if (changedElsewhere(draft, theirs)) return [{ key, name: before, mine, theirs }];
    // The new name of a rename was added elsewhere.
    const taken = before === name ? undefined : current.get(name);
    return taken === undefined ? [] : [{ key, name, mine, theirs: taken }];
  });
}

function changedElsewhere(
  { stored, value, isSecret }: VariableDraft,
  theirs: EnvironmentVariable | null,
): boolean {
  if (theirs === null) return stored !== null;
  if (theirs.connected_resource) return true;
  const now = toStored(theirs);
  const isSame = !now.isSecret && !isSecret && now.value === value;
  if (isSame) return false;
  if (stored === null || now.isSecret !== stored.isSecret) return true;
  if (!now.isSecret) return now.value !== stored.value;
  // The value of a secret is unknown, so the time of its last change has to do.
  const times = [now.updatedAt, stored.updatedAt];
  return times.every((time) => typeof time === 'string') && times[0] !== times[1];
}

/** Whether a draft can overwrite the variable: not if a connected service sets it now. */
export function canKeepMine({ theirs }: VariableConflict): boolean {
  return !theirs?.connected_resource;
}

/** Returns the drafts after a choice for each conflict. Those that stay are based on the current variables. */
export function resolveConflicts(
  drafts: readonly VariableDraft[],
  conflicts: readonly VariableConflict[],
  choices: ReadonlyMap<string, ConflictChoice>,
): VariableDraft[] {
  const byKey = new Map(conflicts.map((conflict) => [conflict.key, conflict]));
  return drafts.flatMap((draft) => {
    const conflict = byKey.get(draft.key);
    if (conflict === undefined) return [draft];
    if (choices.get(draft.key) !== 'mine') return [];
    const stored = conflict.theirs && toStored(conflict.theirs);
    const isSecret = draft.isSecret || stored?.isSecret === true;
    return [{ ...draft, stored, isSecret, isSaved: false }];
  });
}
