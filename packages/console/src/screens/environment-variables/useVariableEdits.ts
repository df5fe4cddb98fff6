import type { EnvironmentVariable } from '@quayside/api-contract';
import { useEffect, useEffectEvent, useState } from 'react';

import type { Draft } from '../../ui/form/useDraft.ts';
import type { VariableChange } from '../../api/variableChange.ts';
import { withBreaksOf } from './lineBreaks.ts';
import { looksSecret, managedProblem, nameProblem, valueProblem } from './variableRules.ts';
import type { VariableProblem } from './variableRules.ts';

/** A variable as somebody types it: a new one, or another value for one that exists. */
export interface VariableDraft {
  key: string;
  /** Edited variable; `undefined` for a new one. */
  variable: EnvironmentVariable | undefined;
  name: string;
  value: string;
  isSecret: boolean;
  /** Whether it was saved once, and typed on since: from then on it changes what was made of it. */
  isSaved?: boolean;
}

/** Stored part of drafts: nothing that is secret, or may become so. */
export interface KeptVariables {
  variables: readonly { name: string; value: string; isNew: boolean }[];
}

/** Error of a draft's name. */
export type DraftNameProblem = VariableProblem | { kind: 'exists' } | { kind: 'twice' };

/** Drafts of the page, and whether they can be saved. */
export interface VariableEdits {
  /** New variables first, then changed ones, each in the order they were begun. */
  drafts: readonly VariableDraft[];
  /** Changes to save. */
  changes: readonly VariableChange[];
  /** Whether something of it may be secret, so that no draft keeps it. */
  hasUnkept: boolean;
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
  /** Without keys all. */
  discard: (keys?: readonly string[]) => void;
  /** These have been saved: they go, but for what was typed meanwhile. */
  settle: (saved: readonly VariableDraft[]) => void;
  /** From now on says where a name is missing. */
  showMissing: () => void;
}

interface Typed {
  drafts: readonly VariableDraft[];
  /** Number of drafts so far: keys are never reused. */
  count: number;
  isMissingShown: boolean;
}

const nothing: Typed = { drafts: [], count: 0, isMissingShown: false };

/** Keeps what is typed on Environment Variables until it is saved or discarded. */
export function useVariableEdits(
  variables: readonly EnvironmentVariable[],
  kept?: Draft<KeptVariables>,
): VariableEdits {
  const [typed, setTyped] = useState<Typed>();
  const existing = new Map(variables.map((variable) => [variable.name, variable]));
  // What was left here may be found late; what is typed by then goes first.
  const begun = typed ?? takenUp(kept?.value, existing);
  const { isMissingShown } = begun;
  const drafts = begun.drafts.map((draft) => withSaved(draft, existing));
  const keep = useEffectEvent((next: Typed | undefined) => {
    if (next !== undefined) kept?.keep(keptOf(next));
  });
  useEffect(() => keep(typed), [typed]);
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
  const update = (next: (before: Typed) => Partial<Typed>) =>
    setTyped((before = begun) => ({ ...before, ...next(before) }));
  const begin = (draft: Omit<VariableDraft, 'key'>) =>
    update((before) => ({
      drafts: [...before.drafts, { ...draft, key: String(before.count) }],
      count: before.count + 1,
    }));

  return {
    drafts: drafts.toSorted(
      (one, other) => Number(one.variable !== undefined) - Number(other.variable !== undefined),
    ),
    changes: dirty.map(toChange),
    hasUnkept: dirty.some((draft) => !isKept(draft)),
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
    change: (key, next) =>
      update(({ drafts: before }) => ({
        drafts: before.map((draft) => (draft.key === key ? changed(draft, next) : draft)),
      })),
    discard: (keys) =>
      update(({ drafts: before }) => ({
        drafts: keys === undefined ? [] : before.filter(({ key }) => !keys.includes(key)),
        isMissingShown: false,
      })),
    settle: (saved) =>
      update(({ drafts: before }) => ({
        drafts: before.flatMap((draft) => {
          const sent = saved.find(({ key }) => key === draft.key);
          if (sent === undefined) return draft;
          if (isSame(draft, sent)) return [];
          return { ...draft, isSaved: true };
        }),
        isMissingShown: false,
      })),
    showMissing: () => update(() => ({ isMissingShown: true })),
  };
}

function isSame(one: VariableDraft, other: VariableDraft): boolean {
  return one.name === other.name && one.value === other.value && one.isSecret === other.isSecret;
}

/** A draft that was saved once is about the variable that there is now. */
function withSaved(
  draft: VariableDraft,
  existing: ReadonlyMap<string, EnvironmentVariable>,
): VariableDraft {
  const variable = draft.isSaved === true ? existing.get(draft.name) : undefined;
  return variable === undefined ? draft : { ...draft, variable };
}

function takenUp(
  kept: Partial<KeptVariables> | undefined,
  existing: ReadonlyMap<string, EnvironmentVariable>,
): Typed {
  const drafts = (kept?.variables ?? []).flatMap(({ name, value, isNew }, index) => {
    const variable = isNew ? undefined : existing.get(name);
    if (!isNew && variable === undefined) return [];
    return [{ key: String(index), variable, name, value, isSecret: false }];
  });
  return { ...nothing, drafts, count: kept?.variables?.length ?? 0 };
}

function isKept({ isSecret, name }: VariableDraft): boolean {
  return !isSecret && !looksSecret(name);
}

function keptOf({ drafts }: Typed): KeptVariables | undefined {
  const open = drafts.filter(isKept);
  if (open.length === 0) return undefined;
  return {
    variables: open.map(({ variable, name, value, isSaved = false }) => ({
      name,
      value,
      isNew: variable === undefined && !isSaved,
    })),
  };
}

/** While the kind was not chosen by hand, a name that says secret makes it one. */
function changed(draft: VariableDraft, typed: Partial<VariableDraft>): VariableDraft {
  const isGuessed = draft.variable === undefined && draft.isSecret === looksSecret(draft.name);
  const guess =
    typed.name !== undefined && isGuessed ? { isSecret: looksSecret(typed.name) } : undefined;
  const before = draft.variable?.value ?? '';
  const value = typed.value === undefined ? draft.value : withBreaksOf(before, typed.value);
  return { ...draft, ...guess, ...typed, value };
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
