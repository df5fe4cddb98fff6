import { HttpError } from '@quayside/api-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

import { FieldValidationError } from './FieldValidationError.ts';
import type { Draft } from './useDraft.ts';
import { useSubmit } from './useSubmit.ts';
import type { FormSubmission, SubmittedFieldError } from './useSubmit.ts';

/** Options of `useZodForm`. */
export interface ZodFormOptions<Values extends FieldValues, Output> {
  schema: ZodMiniType<Output, Values>;
  /** Initial values. Fields that were not edited follow them when they change. */
  defaultValues: NoInfer<Values & DefaultValues<Values>>;
  /** Sends the output of the schema. */
  onSubmit: (output: Output) => Promise<Partial<Values> | void>;
  /** Called with an error that is about no field. */
  onError?: ((error: unknown) => void) | undefined;
  /**
   * Whether submitted fields return to their defaults, or to the values that `onSubmit` resolves with. What was typed
   * since the submit stays.
   *
   * @default false
   */
  resetsOnSuccess?: boolean;
  /** Names of the platform in a 422 that differ from the form's. */
  wireNames?: { readonly [Field in keyof Values]?: string };
  /** Store of unsent input. @default none */
  draft?: Draft<Values> | undefined;
}

/** A form of React Hook Form that can be submitted. */
export type ZodForm<Values extends FieldValues, Output = Values> = UseFormReturn<
  Values,
  unknown,
  Output
> &
  FormSubmission;

/**
 * React Hook Form with a zod schema, errors of the server at their fields, and a draft. It needs no console, so a
 * Screen can use it alone.
 */
export function useZodForm<Values extends FieldValues, Output>({
  schema,
  defaultValues,
  onSubmit,
  onError,
  resetsOnSuccess = false,
  wireNames = {},
  draft,
}: ZodFormOptions<Values, Output>): ZodForm<Values, Output> {
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    // An error stays until its field changes (`useField`), and `Form` moves focus once the errors are rendered.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const defaults = useCurrentDefaults(form, defaultValues);
  useFormDraft(form, defaultValues, draft);
  const submission = useSubmit(form, {
    async onSubmit(output, submitted) {
      const next = await onSubmit(output);
      const typedSince = difference(form.getValues(), submitted);
      if (!resetsOnSuccess) {
        draft?.store(typedSince);
        return;
      }
      const values = { ...defaults.current, ...next, ...typedSince };
      form.reset(values, { keepDefaultValues: true, keepFieldsRef: true });
      // Also if the form was unmounted meanwhile, so that it stores no changes any more.
      draft?.store(difference(values, defaults.current));
    },
    fieldErrorsOf: (error, submitted) => fieldErrorsByName(error, submitted, wireNames),
    onError,
  });
  return { ...form, ...submission };
}

/** Finds the fields that a 422 or a `FieldValidationError` names. */
function fieldErrorsByName<Values extends FieldValues>(
  error: unknown,
  values: Values,
  wireNames: { readonly [Field in keyof Values]?: string },
): SubmittedFieldError<Values>[] {
  if (!(error instanceof HttpError || error instanceof FieldValidationError)) return [];
  const found: SubmittedFieldError<Values>[] = [];
  for (const path in values) {
    const name = (error instanceof HttpError ? wireNames[path] : undefined) ?? path;
    const message = error.fieldErrors[name];
    if (message !== undefined && isFieldPath(path, values)) found.push({ path, message });
  }
  return found;
}

function isFieldPath<Values extends FieldValues>(
  path: string,
  values: Values,
): path is string & FieldPath<Values> {
  return path in values;
}

/** Lets fields that were not edited follow the defaults, and returns the newest. */
function useCurrentDefaults<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  defaultValues: Values,
): RefObject<Values> {
  const current = useRef(defaultValues);
  // Not the option `values` of React Hook Form, which also clears the errors and the pending state.
  useLayoutEffect(() => {
    const before = current.current;
    if (difference(defaultValues, before) === undefined) return;
    current.current = defaultValues;
    form.setValues({ ...defaultValues, ...difference(form.getValues(), before) });
    form.resetDefaultValues(defaultValues);
  });
  return current;
}

/** Restores a draft once it is known, unless something was typed by then. Stores how the values differ. */
function useFormDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  defaultValues: Values,
  draft: Draft<Values> | undefined,
): void {
  const isRestored = useRef(false);
  const stored = draft?.value;
  useLayoutEffect(() => {
    if (stored === undefined || isRestored.current) return;
    isRestored.current = true;
    if (difference(form.getValues(), defaultValues) === undefined) {
      form.setValues(stored, { shouldDirty: true });
    }
  });
  const store = useEffectEvent((values: Values) => draft?.store(difference(values, defaultValues)));
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true, defaultValues: true },
        callback: ({ values }) => store(values),
      }),
    [subscribe],
  );
}

/** Returns the fields whose values differ, if any. */
function difference<Values extends FieldValues>(
  values: Values,
  from: Values,
): Partial<Values> | undefined {
  const differing: Partial<Values> = {};
  let isEmpty = true;
  for (const field in values) {
    if (Object.is(values[field], from[field])) continue;
    differing[field] = values[field];
    isEmpty = false;
  }
  return isEmpty ? undefined : differing;
}
