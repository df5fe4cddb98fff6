import type { ChangeSet, SavedChanges, VariableChange } from '../runtime/changeSets.ts';
import { readableValue } from './variablesByName.ts';
import type { VariablesByName } from './variablesByName.ts';

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
      return former === undefined || readableValue(former) !== undefined ? [] : [name];
    }),
  );
  for (const name of [...set.map((each) => each.name), ...remove]) {
    const variable = before.get(name);
    const value = readableValue(variable);
    if (renamedSecrets.has(name)) continue;
    if (variable === undefined) added.push(name);
    else if (becameSecret.has(name) || value === undefined) lost.push(name);
    else restored.push({ name, value, isSecret: false });
  }
  // Names that did not exist need no removal.
  const changes = { set: restored, remove: added.filter((name) => !remove.includes(name)) };
  const renames = set.filter(({ renamedFrom }) => renamedFrom !== undefined).length;
  const undone = changes.set.length + changes.remove.length - (renames - renamedSecrets.size);
  return { changes, restored: undone, lost };
}

/** Returns what is kept of saved changes, to undo them later. */
export function changeSetOf(
  { set, remove }: SavedChanges,
  before: VariablesByName,
  after: VariablesByName,
): Pick<ChangeSet, 'saved' | 'before' | 'after'> {
  const names = new Set([...set.map(({ name }) => name), ...remove]);
  const touched = (variables: VariablesByName) =>
    new Map([...variables].filter(([name]) => names.has(name)));
  const withoutSecret = (change: VariableChange) =>
    readableValue(after.get(change.name)) === undefined ? { ...change, value: '' } : change;
  return {
    saved: { set: set.map(withoutSecret), remove },
    before: touched(before),
    after: touched(after),
  };
}

/** Whether the variables still are as a save left them. Of secrets, the time of the last change tells. */
export function isAsSaved({ saved, after }: ChangeSet, current: VariablesByName): boolean {
  return [...saved.set.map(({ name }) => name), ...saved.remove].every((name) => {
    const [then, now] = [after.get(name), current.get(name)];
    if (then === undefined || now === undefined) return then === now;
    if (then.is_secret !== now.is_secret) return false;
    return then.is_secret ? then.updated_at === now.updated_at : then.value === now.value;
  });
}
