import type { EnvironmentVariable } from '@quayside/api-contract';

import type { VariableChange } from '../../domain/variableChange.ts';
import type { VariablesByName } from './variableDrafts.ts';

/** Changes of one save. */
export interface SavedChanges {
  set: readonly VariableChange[];
  remove: readonly string[];
}

/** Changes that undo a save. */
export interface UndoSave {
  changes: SavedChanges;
  /** Number of variables that they restore. */
  restored: number;
  /** Names of variables that cannot be restored: their values were or became secrets. */
  lost: readonly string[];
}

/** Returns the changes that restore the variables as they were before a save, as far as their values are known. */
export function undoSave({ set, remove }: SavedChanges, before: VariablesByName): UndoSave {
  const restored: VariableChange[] = [];
  const added: string[] = [];
  const lost: string[] = [];
  const becameSecret = new Set(set.flatMap((each) => (each.becomesSecret ? [each.name] : [])));
  // Without the old name, the new one is all that is left of a secret.
  const renamedSecrets = new Set(
    set.flatMap(({ name, renamedFrom }) => {
      const former = renamedFrom === undefined ? undefined : before.get(renamedFrom);
      return former === undefined || isReadable(former) ? [] : [name];
    }),
  );
  for (const name of [...set.map((each) => each.name), ...remove]) {
    const variable = before.get(name);
    if (renamedSecrets.has(name)) continue;
    if (variable === undefined) added.push(name);
    else if (becameSecret.has(name) || !isReadable(variable)) lost.push(name);
    else restored.push({ name, value: variable.value, isSecret: false });
  }
  // Names that did not exist need no removal.
  const changes = { set: restored, remove: added.filter((name) => !remove.includes(name)) };
  const renames = set.filter(({ renamedFrom }) => renamedFrom !== undefined).length;
  const undone = changes.set.length + changes.remove.length - (renames - renamedSecrets.size);
  return { changes, restored: undone, lost };
}

/** Whether the variables still are as a save left them. Values of secrets are unknown, and count as unchanged. */
export function isAsSaved({ set, remove }: SavedChanges, current: VariablesByName): boolean {
  return (
    remove.every((name) => !current.has(name)) &&
    set.every(({ name, value }) => {
      const variable = current.get(name);
      return variable !== undefined && (!isReadable(variable) || variable.value === value);
    })
  );
}

function isReadable(
  variable: EnvironmentVariable,
): variable is EnvironmentVariable & { value: string } {
  return !variable.is_secret && typeof variable.value === 'string';
}
