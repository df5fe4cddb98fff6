import { HttpError, isAbortError } from '@quayside/api-contract';
import { useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

import { commonMessages } from '../../runtime/messages/en/common.ts';
import { errorText, errorTextProps } from '../../runtime/messages/useErrorText.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';

/** Error of a submit that is about no field in particular. */
export interface ServerError {
  message: string;
  /** Milliseconds until the server accepts another attempt, if it said so. */
  retryAfterMs: number | undefined;
  /** Whether the message is the platform's own, in English. @default false */
  isOfPlatform?: boolean;
}

/** State of submitting a form. */
export interface FormSubmission {
  /** Validates the values and submits them. Does nothing while a submit runs. */
  submit: () => void;
  isPending: boolean;
  /** Error of the last submit about the form as a whole. */
  serverError: ServerError | undefined;
}

/** Options of `useSubmit`. */
export interface SubmitOptions<Values extends FieldValues, Output> {
  /** Sends the validated values. `submitted` is what was typed. */
  onSubmit: (output: Output, submitted: Values) => Promise<void>;
  /** Finds the fields that an error is about. If there are none, it is an error of the form. */
  fieldErrorsOf: (error: unknown, submitted: Values) => readonly SubmittedFieldError<Values>[];
  /** Called with an error that is about no field. */
  onError?: ((error: unknown) => void) | undefined;
}

/** Error of the server about a field. */
export interface SubmittedFieldError<Values extends FieldValues> {
  path: FieldPath<Values>;
  message: string;
}

/** Submits a form, and shows the errors of the server at their fields. The input always stays. */
export function useSubmit<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { onSubmit, fieldErrorsOf, onError }: SubmitOptions<Values, Output>,
): FormSubmission {
  const common = useMessages(commonMessages);
  const isRunning = useRef(false);
  // Not `formState.isSubmitting`, which is also set for a moment when the values are invalid.
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const message = form.formState.errors.root?.['server']?.message;

  function showError(error: unknown, submitted: Values) {
    const fieldErrors = fieldErrorsOf(error, submitted);
    const type = error instanceof HttpError ? 'platform' : 'server';
    for (const { path, message: text } of fieldErrors) {
      form.setError(path, { type, message: text });
    }
    if (fieldErrors.length > 0) return;
    form.setError('root.server', { type: 'server', message: errorText(error, common) });
    setFailure(error);
    onError?.(error);
  }

  async function submit() {
    if (isRunning.current) return;
    isRunning.current = true;
    const submitted = structuredClone(form.getValues());
    try {
      await form.handleSubmit(async (output) => {
        setPending(true);
        try {
          await onSubmit(output, submitted);
        } catch (error) {
          // An action that the host has cancelled leaves the form as it was.
          if (!isAbortError(error)) showError(error, submitted);
        } finally {
          setPending(false);
        }
      })();
    } finally {
      isRunning.current = false;
    }
  }

  return {
    submit: () => void submit(),
    isPending,
    serverError:
      message === undefined
        ? undefined
        : {
            message,
            retryAfterMs: failure instanceof HttpError ? failure.retryAfterMs : undefined,
            isOfPlatform: errorTextProps(failure) !== undefined,
          },
  };
}
