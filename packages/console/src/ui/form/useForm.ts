import { HttpError } from '@quayside/api-contract';
import { useRef, useState } from 'react';

import { commonMessages } from '../../runtime/messages/en/common.ts';
import { errorText } from '../../runtime/messages/useErrorText.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import type { Draft } from './useDraft.ts';

/** User-facing error of each field; empty when all are valid. */
export type FieldErrors<Values> = { readonly [Field in keyof Values]?: string | undefined };

/** Thrown by `onSubmit` to say something at fields, by their names in the form, as the platform would. */
export class FieldRefusal extends Error {
  override readonly name = 'FieldRefusal';
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(fieldErrors: Readonly<Record<string, string>>, options?: ErrorOptions) {
    super('Refused at a field', options);
    this.fieldErrors = fieldErrors;
  }
}

/** Options of `useForm`. */
export interface FormOptions<Values extends object> {
  /** Initial values. May change while the user types elsewhere. */
  initial: Values;
  /** Finds what the platform would refuse anyway, before it is asked. */
  check: (values: Values) => FieldErrors<Values>;
  /** Sends it. A rejection is worded at the field it is about, else as `refusal`. What was typed stays. */
  onSubmit: (values: Values) => Promise<void>;
  /** Field names of the platform in a 422 or 409 that differ from ours. */
  wireNames?: { readonly [Field in keyof Values]?: string };
  /** Told of a refusal that is about no field. */
  onRefused?: (error: unknown) => void;
  /** Store of unsent input. @default none */
  draft?: Draft<Values> | undefined;
}

/** A form under way. */
export interface FormState<Values extends object> {
  values: Values;
  /** By field name, as `Form` takes them. */
  errors: FieldErrors<Values>;
  /** Error about the request as a whole. */
  refusal: string | undefined;
  /** Milliseconds from the refusal until the platform wants to be asked again, where it said so. */
  retryAfterMs: number | undefined;
  isPending: boolean;
  /** Whether something differs from what it began with. */
  isDirty: boolean;
  /** Takes what is typed. What was said about those fields no longer holds. */
  change: (typed: Partial<Values>) => void;
  /** Checks and sends what is typed, with `typed` on top of it. */
  submit: (typed?: Partial<Values>) => void;
  /** Back to what it began with. */
  reset: () => void;
  /**
   * Resets the submitted fields to their initial values, or to `next`. Text typed meanwhile stays.
   */
  settle: (sent: Values, next?: Partial<Values>) => void;
}

/**
 * The life of a form: what is typed, what is wrong with it, and whether it is on its way. Nothing typed is
 * lost by a failure. Knows no console, so a screen that uses it can stand alone.
 */
export function useForm<Values extends object>({
  initial,
  check,
  onSubmit,
  wireNames = {},
  onRefused,
  draft,
}: FormOptions<Values>): FormState<Values> {
  const common = useMessages(commonMessages);
  const [typed, setTyped] = useState<Partial<Values>>();
  // What is sent outlives the render that it began in, and more may be typed by the time it has arrived.
  const newest = useRef<Partial<Values>>(undefined);
  // What was settled is in the draft already.
  const isSettled = useRef(false);
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  const [refusal, setRefusal] = useState<{ text: string; retryAfterMs: number | undefined }>();
  const [isPending, setPending] = useState(false);
  // A draft may be found late, once it is known who is signed in; what is typed by then goes first.
  const edits = typed ?? draft?.value ?? {};
  const values: Values = { ...initial, ...edits };

  function keep(next: Partial<Values> | undefined) {
    // Nothing typed, rather than what the draft still holds for whoever gave it.
    newest.current = next ?? {};
    setTyped(newest.current);
    draft?.keep(next);
  }

  /** Difference from the request; `undefined` for none. */
  function typedBeside(sent: Values): Partial<Values> | undefined {
    const now = newest.current ?? {};
    const beside: Partial<Values> = {};
    for (const field of fieldsOf(now)) if (now[field] !== sent[field]) beside[field] = now[field];
    return fieldsOf(beside).length > 0 ? beside : undefined;
  }

  async function send(sent: Values) {
    setRefusal(undefined);
    const found = check(sent);
    setErrors(found);
    if (hasErrors(found)) return;
    setPending(true);
    try {
      isSettled.current = false;
      await onSubmit(sent);
      if (!isSettled.current) draft?.keep(typedBeside(sent));
    } catch (error) {
      const onFields = fieldErrorsOf(error, sent, wireNames);
      setErrors(onFields);
      if (hasErrors(onFields)) return;
      setRefusal({
        text: errorText(error, common),
        retryAfterMs: error instanceof HttpError ? error.retryAfterMs : undefined,
      });
      onRefused?.(error);
    } finally {
      setPending(false);
    }
  }

  return {
    values,
    errors,
    refusal: refusal?.text,
    retryAfterMs: refusal?.retryAfterMs,
    isPending,
    isDirty: fieldsOf(initial).some((field) => values[field] !== initial[field]),
    change(next) {
      keep({ ...edits, ...next });
      setErrors((before) => ({ ...before, ...blank(next) }));
    },
    submit(next) {
      if (next) keep({ ...edits, ...next });
      if (!isPending) void send({ ...values, ...next });
    },
    reset() {
      keep(undefined);
      setErrors({});
      setRefusal(undefined);
    },
    settle(sent, next) {
      isSettled.current = true;
      const settled = { ...next, ...typedBeside(sent) };
      keep(fieldsOf(settled).length > 0 ? settled : undefined);
    },
  };
}

/** Whether anything is wrong. */
export function hasErrors(errors: FieldErrors<object>): boolean {
  return Object.values(errors).some((error) => error !== undefined);
}

function blank<Values extends object>(typed: Partial<Values>): FieldErrors<Values> {
  const cleared: { [Field in keyof Values]?: string | undefined } = {};
  for (const field of fieldsOf(typed)) cleared[field] = undefined;
  return cleared;
}

/** Error of each field, under our name for it. */
function fieldErrorsOf<Values extends object>(
  error: unknown,
  values: Values,
  wireNames: { readonly [Field in keyof Values]?: string },
): FieldErrors<Values> {
  const found: { [Field in keyof Values]?: string | undefined } = {};
  for (const field of fieldsOf(values)) {
    if (error instanceof FieldRefusal) found[field] = error.fieldErrors[String(field)];
    if (error instanceof HttpError) {
      found[field] = error.fieldErrors[wireNames[field] ?? String(field)];
    }
  }
  return found;
}

function fieldsOf<Values extends object>(values: Values): (keyof Values)[] {
  const fields: (keyof Values)[] = [];
  for (const field in values) fields.push(field);
  return fields;
}
