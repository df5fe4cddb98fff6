import { HttpError } from '@quayside/api-contract';
import type { EnvironmentVariable } from '@quayside/api-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';

import { byName } from '../../domain/variablesByName.ts';
import type { VariablesByName } from '../../domain/variablesByName.ts';
import type { ReviewTarget } from '../../features/variables/review/reviewRequest.ts';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import type { Draft } from '../../ui/form/useDraft.ts';
import { useSubmit } from '../../ui/form/useSubmit.ts';
import type { ServerError, SubmittedFieldError } from '../../ui/form/useSubmit.ts';
import { findConflicts, resolveConflicts } from './variableConflicts.ts';
import type { ConflictChoice, VariableConflict } from './variableConflicts.ts';
import {
  changesOf,
  draftsSince,
  fromStoredDrafts,
  isChanged,
  newFirst,
  storedOf,
  toDraft,
  toStoredDrafts,
} from './variableDrafts.ts';
import type { StoredDrafts, VariableDraft } from './variableDrafts.ts';
import type { VariableAction } from './VariableActions.tsx';
import { variablesSchema } from './variablesSchema.ts';
import type { VariablesValues } from './variablesSchema.ts';

/** Options of `useVariablesForm`. */
interface VariablesFormOptions extends Pick<ReviewTarget, 'onSave' | 'onRefresh'> {
  /** Variables of the app, once known. */
  variables: readonly EnvironmentVariable[] | undefined;
  /** Called with the drafts that were saved, just before they are removed. */
  onSaved: (drafts: readonly VariableDraft[]) => void;
  /** Stored drafts. @default none */
  draft: Draft<StoredDrafts> | undefined;
}

/** React Hook Form's form of Environment Variables. */
export type VariablesFormReturn = UseFormReturn<VariablesValues, unknown, VariablesValues>;

/** The form of Environment Variables: a row for each variable that is added or changed. */
export interface VariablesForm {
  form: VariablesFormReturn;
  /** Variables of the app, once known. While a save runs, those before it: its drafts are still there. */
  variables: readonly EnvironmentVariable[] | undefined;
  /** The same, by name. */
  existing: VariablesByName;
  /** Drafts as they were when the last one was added or removed. Their fields have the current values. */
  drafts: readonly VariableDraft[];
  pending: 'save' | 'saveAndRedeploy' | undefined;
  /** Error of the last save about no variable in particular. */
  serverError: ServerError | undefined;
  /** Drafts whose variables were changed elsewhere, which the last save found. */
  conflicts: readonly VariableConflict[] | undefined;
  /** Applies a choice for each conflict, and saves again. */
  resolve: (choices: ReadonlyMap<string, ConflictChoice>) => void;
  cancelConflicts: () => void;
  /** Adds a row for a new variable. */
  add: () => void;
  /** Adds a draft for each of these variables. */
  begin: (action: VariableAction, variables: readonly EnvironmentVariable[]) => void;
  save: (options: { redeploy: boolean }) => void;
  discard: (key: string) => void;
  discardAll: () => void;
}

/** Returns the form of Environment Variables, which holds changes until they are saved or discarded. */
export function useVariablesForm({
  variables: newest,
  onSave,
  onRefresh,
  onSaved,
  draft,
}: VariablesFormOptions): VariablesForm {
  const messages = useMessages(environmentVariablesMessages);
  const [variables, setVariables] = useState(newest);
  const existing = useMemo(() => byName(variables ?? []), [variables]);
  const [conflicts, setConflicts] = useState<readonly VariableConflict[]>();
  const form = useForm<VariablesValues, unknown, VariablesValues>({
    resolver: zodResolver(variablesSchema(messages, existing)),
    defaultValues: { drafts: [], redeploy: false },
    reValidateMode: 'onSubmit',
  });
  const { control, getValues, setValue } = form;
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'drafts' });
  const count = useRef(0);
  const nextKey = () => {
    count.current += 1;
    return String(count.current);
  };

  const submission = useSubmit(form, {
    async onSubmit({ drafts, redeploy }) {
      const current = onRefresh === undefined ? existing : byName(await onRefresh());
      const found = findConflicts(drafts, existing, current);
      if (found.length > 0) {
        setConflicts(found);
        return;
      }
      const { set, remove: removed } = changesOf(drafts, current);
      await onSave(set, { redeploy, ...(removed.length > 0 && { remove: removed }) });
      const rest = draftsSince(getValues('drafts'), drafts, existing);
      onSaved(newFirst(drafts, existing));
      replace(rest);
      form.clearErrors();
      // Also if the page was left meanwhile, so that no change is stored any more.
      draft?.store(toStoredDrafts(rest));
    },
    fieldErrorsOf: (error, { drafts }) =>
      error instanceof HttpError
        ? errorsOfDrafts(error, drafts, getValues('drafts'), existing)
        : [],
  });
  if (!submission.isPending && newest !== variables) setVariables(newest);
  const redeploys = useWatch({ control, name: 'redeploy' });
  useStoredDrafts(form, draft, variables !== undefined, (stored) =>
    replace(fromStoredDrafts(stored, existing, nextKey)),
  );

  /** Adds drafts, and focuses a field of the first. */
  const addDrafts = (
    field: 'name' | 'value',
    edited: readonly Omit<VariableDraft, 'key' | 'isSaved'>[],
  ) =>
    append(
      edited.map((each) => ({ ...each, key: nextKey(), isSaved: false })),
      { focusName: `drafts.${getValues('drafts').length}.${field}` },
    );
  return {
    form,
    variables,
    existing,
    drafts: fields,
    pending: submission.isPending ? (redeploys ? 'saveAndRedeploy' : 'save') : undefined,
    serverError: submission.serverError,
    conflicts,
    resolve(choices) {
      const before = getValues('drafts');
      const rest = resolveConflicts(before, conflicts ?? [], choices);
      setConflicts(undefined);
      replace(rest);
      if (rest.length === 0) onSaved(newFirst(before, existing));
      else submission.submit();
    },
    cancelConflicts: () => setConflicts(undefined),
    add: () => addDrafts('name', [{ stored: null, name: '', value: '', isSecret: false }]),
    begin: (action, edited) =>
      addDrafts(
        action === 'rename' || action === 'duplicate' ? 'name' : 'value',
        edited.map((variable) => ({ ...toDraft(variable), ...draftChanges[action](variable) })),
      ),
    save({ redeploy }) {
      // The keys work while the buttons are disabled.
      const isAnyChanged = getValues('drafts').some((each) => isChanged(each, existing));
      if (submission.isPending || !isAnyChanged) return;
      setValue('redeploy', redeploy);
      submission.submit();
    },
    discard: (key) => remove(fields.findIndex((field) => field.key === key)),
    discardAll() {
      replace([]);
      form.clearErrors();
    },
  };
}

/** Changes of a draft that an action makes at once. */
const draftChanges: Readonly<
  Record<VariableAction, (variable: EnvironmentVariable) => Partial<VariableDraft>>
> = {
  edit: () => ({}),
  rename: () => ({ isRename: true }),
  duplicate: ({ name }) => ({ stored: null, name: `${name}_COPY` }),
  makeSecret: () => ({ isSecret: true }),
  delete: () => ({ isDeletion: true }),
};

/** Restores stored drafts once the variables are known, and stores each change. */
function useStoredDrafts(
  { getValues, subscribe }: VariablesFormReturn,
  draft: Draft<StoredDrafts> | undefined,
  isReady: boolean,
  restore: (stored: Partial<StoredDrafts>) => void,
): void {
  const isRestored = useRef(false);
  useLayoutEffect(() => {
    if (!isReady || draft?.value === undefined || isRestored.current) return;
    isRestored.current = true;
    if (getValues('drafts').length === 0) restore(draft.value);
  });
  const keep = useEffectEvent(({ drafts }: VariablesValues) =>
    draft?.store(toStoredDrafts(drafts)),
  );
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe],
  );
}

/** Finds the fields of a 422 of a batch, whose paths are like `upsert.NAME.value`. */
function errorsOfDrafts(
  { fieldErrors }: HttpError,
  submitted: readonly VariableDraft[],
  drafts: readonly VariableDraft[],
  existing: VariablesByName,
): SubmittedFieldError<VariablesValues>[] {
  const found = Object.entries(fieldErrors);
  return submitted
    .filter((sent) => isChanged(sent, existing))
    .flatMap((sent) => {
      const entry = found.find(([path]) => path.split('.')[1] === sent.name);
      const index = drafts.findIndex(({ key }) => key === sent.key);
      if (entry === undefined || index === -1) return [];
      const field = storedOf(sent, existing)?.name === sent.name ? 'value' : 'name';
      return [{ path: `drafts.${index}.${field}` as const, message: entry[1] }];
    });
}
