import type { EnvironmentVariable } from '@quayside/api-contract';

import type { VariableChange } from '../../domain/variableChange.ts';
import type { VariablesByName } from './variableDrafts.ts';

/** Changes of one save. */
export interface SavedChanges {
  set: readonly VariableChange[];
  remove: readonly string[];
}

/**
 * Returns the changes that restore the variables as they were before a save; `undefined` if one of their values is
 * unknown, because it was or became a secret.
 */
export function undoSave(
  { set, remove }: SavedChanges,
  before: VariablesByName,
): SavedChanges | undefined {
  const restored: VariableChange[] = [];
  const added: string[] = [];
  for (const { name, becomesSecret } of set) {
    const variable = before.get(name);
    if (variable === undefined) added.push(name);
    else if (becomesSecret === true || !isReadable(variable)) return undefined;
    else restored.push({ name, value: variable.value, isSecret: false });
  }
  for (const name of remove) {
    const variable = before.get(name);
    if (variable === undefined) continue;
    if (!isReadable(variable)) return undefined;
    restored.push({ name, value: variable.value, isSecret: false });
  }
  return { set: restored, remove: added };
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
