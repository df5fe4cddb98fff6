import type { EnvironmentVariable } from '@quayside/api-contract';
import * as z from 'zod/mini';

import { looksSecret } from '../../features/variables/looksSecret.ts';
import type { SavedChanges } from '../../runtime/changeSets.ts';
import type { VariableChange } from '../../runtime/changeSets.ts';
import { managedProblem, nameProblem } from '../../domain/variableRules.ts';
import type { VariableProblem } from '../../domain/variableRules.ts';
import type { VariablesByName } from '../../domain/variablesByName.ts';

/** A draft of a variable: a new one, or a new value for an existing one. */
export interface VariableDraft {
  /** Identifies the draft while its index changes. */
  key: string;
  /** The edited variable as it was when the edit began; null for a new variable. */
  stored: StoredVariable | null;
  name: string;
  value: string;
  isSecret: boolean;
  /** Whether it was saved once and edited since. From then on it changes the variable that was created. */
  isSaved: boolean;
  /** Whether the name of the edited variable changes. @default false */
  isRename?: boolean | undefined;
  /** Whether the variable is deleted. @default false */
  isDeletion?: boolean | undefined;
}

/** A variable that exists. The value of a secret is empty. */
export interface StoredVariable {
  name: string;
  value: string;
  isSecret: boolean;
  /** Time of its last change, if known. */
  updatedAt?: string | null | undefined;
}

/** Schema of {@link StoredDrafts}. */
export const storedDraftsSchema = /* @__PURE__ */ z.object({
  variables: z.optional(
    z.array(
      z.object({
        name: z.string(),
        value: z.string(),
        isNew: z.boolean(),
        /** Value of the edited variable when the edit began. */
        before: z.optional(z.string()),
      }),
    ),
  ),
});

/** Stored part of drafts: nothing that is a secret, or may become one. */
export type StoredDrafts = z.output<typeof storedDraftsSchema>;

/** Error of a draft's name. */
export type DraftNameProblem = VariableProblem | { kind: 'exists' } | { kind: 'twice' };

/** Returns a variable that exists, for its drafts. */
export function toStored(variable: EnvironmentVariable): StoredVariable {
  const { name, value, is_secret: isSecret, updated_at: updatedAt } = variable;
  return { name, value: value ?? '', isSecret, updatedAt };
}

/** Returns a draft of a variable that changes nothing yet. */
export function toDraft(variable: EnvironmentVariable): Omit<VariableDraft, 'key' | 'isSaved'> {
  const stored = toStored(variable);
  const { name, value, isSecret } = stored;
  return { stored, name, value, isSecret };
}

/** Returns the variable that a draft changes; null if it creates one. */
export function storedOf(draft: VariableDraft, existing: VariablesByName): StoredVariable | null {
  const saved = draft.isSaved ? existing.get(draft.name) : undefined;
  return saved === undefined ? draft.stored : toStored(saved);
}

/** Whether a draft changes something. A new row without a name and a value does not; nor does an unknown secret. */
export function isChanged(draft: VariableDraft, existing: VariablesByName): boolean {
  const { name, value, isSecret } = draft;
  if (draft.isDeletion === true) return existing.has(name);
  const stored = storedOf(draft, existing);
  if (stored === null) return name !== '' || value !== '';
  if (name !== stored.name) return true;
  if (stored.isSecret) return value !== '';
  return value !== stored.value || isSecret;
}

/** Whether a draft only renames a variable: its value, which can be read, stays. */
export function keepsValue({ stored, value, isSecret, isRename }: VariableDraft): boolean {
  return isRename === true && stored?.isSecret === false && !isSecret && value === stored.value;
}

/** Returns the changes to save: new variables first, each in the order in which the edits began. */
export function changesOf(
  drafts: readonly VariableDraft[],
  existing: VariablesByName,
): SavedChanges {
  const changed = newFirst(drafts, existing).filter((draft) => isChanged(draft, existing));
  const set = changed
    .filter(({ isDeletion }) => isDeletion !== true)
    .map((draft): VariableChange => {
      const { name, value, isSecret } = draft;
      const stored = storedOf(draft, existing);
      if (stored !== null && stored.name !== name) {
        return { name, value, isSecret, renamedFrom: stored.name };
      }
      const becomesSecret = stored !== null && isSecret && !stored.isSecret;
      return { name, value, isSecret, becomesSecret };
    });
  const remove = [
    ...set.flatMap(({ renamedFrom }) => renamedFrom ?? []),
    ...changed.flatMap(({ isDeletion, name }) => (isDeletion === true ? [name] : [])),
  ];
  return { set, remove };
}

/** Sorts drafts: new variables before changed ones. */
export function newFirst(
  drafts: readonly VariableDraft[],
  existing: VariablesByName,
): VariableDraft[] {
  const rank = (draft: VariableDraft) => Number(storedOf(draft, existing) !== null);
  return drafts.toSorted((one, other) => rank(one) - rank(other));
}

/** Returns the error of a draft's name, if any. */
export function draftNameProblem(
  draft: VariableDraft,
  existing: VariablesByName,
  isDuplicate: boolean,
): DraftNameProblem | undefined {
  if (storedOf(draft, existing)?.name === draft.name) return undefined;
  const problem = nameProblem(draft.name);
  if (problem !== undefined) return problem;
  const other = existing.get(draft.name);
  if (other !== undefined) return managedProblem(other) ?? { kind: 'exists' };
  return isDuplicate ? { kind: 'twice' } : undefined;
}

/** Whether another draft has the same name. */
export function isDuplicateName(drafts: readonly VariableDraft[], index: number): boolean {
  const name = drafts[index]?.name;
  return drafts.some((draft, other) => other !== index && draft.name === name);
}

/** Returns the drafts that were edited after they had been submitted, and those that were added since. */
export function draftsSince(
  drafts: readonly VariableDraft[],
  submitted: readonly VariableDraft[],
  existing: VariablesByName,
): VariableDraft[] {
  return drafts.flatMap((draft) => {
    const sent = submitted.find(({ key }) => key === draft.key);
    if (sent === undefined) return [draft];
    const isSame =
      draft.name === sent.name && draft.value === sent.value && draft.isSecret === sent.isSecret;
    if (isSame) return [];
    if (!isChanged(sent, existing)) return [draft];
    const isSecret = sent.isSecret || sent.stored?.isSecret === true;
    const stored = { name: sent.name, value: isSecret ? '' : sent.value, isSecret };
    return [{ ...draft, stored, isSaved: true, isRename: draft.name !== sent.name }];
  });
}

/** Whether a draft may be stored: it keeps the variable and its name, and nothing suggests that it is a secret. */
export function isStorable(draft: VariableDraft): boolean {
  const { isSecret, name, value, isRename, isDeletion } = draft;
  return (
    isRename !== true &&
    isDeletion !== true &&
    !isSecret &&
    !looksSecret(name) &&
    !looksSecret(name, value)
  );
}

/** Returns the part of the drafts that may be stored, if any. */
export function toStoredDrafts(drafts: readonly VariableDraft[]): StoredDrafts | undefined {
  const storable = drafts.filter(isStorable);
  if (storable.length === 0) return undefined;
  return {
    variables: storable.map(({ stored, name, value }) => ({
      name,
      value,
      isNew: stored === null,
      before: stored?.value,
    })),
  };
}

/** Restores stored drafts, except of variables that no longer exist. */
export function fromStoredDrafts(
  storedDrafts: StoredDrafts,
  existing: VariablesByName,
  nextKey: () => string,
): VariableDraft[] {
  return (storedDrafts.variables ?? []).flatMap(({ name, value, isNew, before }) => {
    const variable = isNew ? undefined : existing.get(name);
    if (!isNew && variable === undefined) return [];
    const now = variable === undefined ? null : toStored(variable);
    const stored = now && before !== undefined ? { name, value: before, isSecret: false } : now;
    return [{ key: nextKey(), stored, name, value, isSecret: false, isSaved: false }];
  });
}
