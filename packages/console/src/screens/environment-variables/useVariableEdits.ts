import type { EnvironmentVariable } from '@quayside/api-contract';
import { useState } from 'react';

import type { VariableChange } from '../../variableChange.ts';
import { looksSecret, managedProblem, nameProblem, valueProblem } from './variableRules.ts';
import type { VariableProblem } from './variableRules.ts';

/** A variable as somebody types it: a new one, or another value for one that exists. */
export interface VariableDraft {
  key: string;
  /** What is changed; `undefined` for a new variable. */
  variable: EnvironmentVariable | undefined;
  name: string;
  value: string;
  isSecret: boolean;
}

/** What is wrong with the name of a draft. */
export type DraftNameProblem = VariableProblem | { kind: 'exists' } | { kind: 'twice' };

/** What is being typed on the page, and whether it can be saved. */
export interface VariableEdits {
  /** New variables first, then changed ones, each in the order they were begun. */
  drafts: readonly VariableDraft[];
  /** What would be saved. */
  changes: readonly VariableChange[];
  /** Whether nothing stands in the way of saving. */
  isValid: boolean;
  /** Said as one types; that a name is missing, only once `showMissing`. */
  nameProblemOf: (draft: VariableDraft) => DraftNameProblem | undefined;
  valueProblemOf: (draft: VariableDraft) => VariableProblem | undefined;
  /** Begins a new variable. */
  add: () => void;
  /** Begins to change one. */
  edit: (variable: EnvironmentVariable) => void;
  change: (key: string, typed: Partial<Pick<VariableDraft, 'name' | 'value' | 'isSecret'>>) => void;
  discard: (key: string) => void;
  discardAll: () => void;
  /** From now on says where a name is missing. */
  showMissing: () => void;
}

interface Typed {
  drafts: readonly VariableDraft[];
  /** How many were begun: keys are never used again. */
  count: number;
  isMissingShown: boolean;
}

const nothing: Typed = { drafts: [], count: 0, isMissingShown: false };

/** Keeps what is typed on Environment Variables until it is saved or discarded. */
export function useVariableEdits(variables: readonly EnvironmentVariable[]): VariableEdits {
  const [{ drafts, isMissingShown }, setTyped] = useState(nothing);
  const existing = new Map(variables.map((variable) => [variable.name, variable]));
  const dirty = drafts.filter(isDirty);

  function nameProblemOf({ key, variable, name }: VariableDraft): DraftNameProblem | undefined {
    if (variable !== undefined) return undefined;
    const problem = nameProblem(name);
    if (problem?.kind === 'name-missing') return isMissingShown ? problem : undefined;
    if (problem !== undefined) return problem;
    const other = existing.get(name);
    if (other !== undefined) return managedProblem(other) ?? { kind: 'exists' };
    const isTwice = drafts.some((draft) => draft.key !== key && draft.name === name);
    return isTwice ? { kind: 'twice' } : undefined;
  }
  const valueProblemOf = ({ value }: VariableDraft) => valueProblem(value);
  const update = (next: (typed: Typed) => Partial<Typed>) =>
    setTyped((typed) => ({ ...typed, ...next(typed) }));
  const begin = (draft: Omit<VariableDraft, 'key'>) =>
    update((typed) => ({
      drafts: [...typed.drafts, { ...draft, key: String(typed.count) }],
      count: typed.count + 1,
    }));

  return {
    drafts: drafts.toSorted(
      (one, other) => Number(one.variable !== undefined) - Number(other.variable !== undefined),
    ),
    changes: dirty.map(toChange),
    isValid: dirty.every(
      (draft) =>
        draft.name !== '' &&
        nameProblemOf(draft) === undefined &&
        valueProblemOf(draft) === undefined,
    ),
    nameProblemOf,
    valueProblemOf,
    add: () => begin({ variable: undefined, name: '', value: '', isSecret: false }),
    edit: (variable) =>
      begin({
        variable,
        name: variable.name,
        value: variable.value ?? '',
        isSecret: variable.is_secret,
      }),
    change: (key, typed) =>
      update(({ drafts: before }) => ({
        drafts: before.map((draft) => (draft.key === key ? changed(draft, typed) : draft)),
      })),
    discard: (key) =>
      update(({ drafts: before }) => ({ drafts: before.filter((draft) => draft.key !== key) })),
    discardAll: () => update(() => ({ drafts: [], isMissingShown: false })),
    showMissing: () => update(() => ({ isMissingShown: true })),
  };
}

/** While the kind was not chosen by hand, a name that says secret makes it one. */
function changed(draft: VariableDraft, typed: Partial<VariableDraft>): VariableDraft {
  const isGuessed = draft.variable === undefined && draft.isSecret === looksSecret(draft.name);
  const guess =
    typed.name !== undefined && isGuessed ? { isSecret: looksSecret(typed.name) } : undefined;
  return { ...draft, ...guess, ...typed };
}

/** A row without a name and a value was only opened. The value of a secret is not known, so nothing typed is no change. */
function isDirty({ variable, name, value, isSecret }: VariableDraft): boolean {
  if (variable === undefined) return name !== '' || value !== '';
  if (variable.is_secret) return value !== '';
  return value !== (variable.value ?? '') || isSecret;
}

function toChange({ variable, name, value, isSecret }: VariableDraft): VariableChange {
  const becomesSecret = variable !== undefined && isSecret && !variable.is_secret;
  return { name, value, isSecret, becomesSecret };
}
