import { isAbortError } from '@quayside/api-contract';

import { useErrorText } from '../runtime/messages/useErrorText.ts';

/** Wraps a function so that its errors have user-facing messages, for dialogs. */
export function useReadableErrors(): <Result>(work: Promise<Result>) => Promise<Result> {
  const errorText = useErrorText();
  return async (work) => {
    try {
      return await work;
    } catch (error) {
      // An action that the host has cancelled leaves the dialog as it was.
      if (isAbortError(error)) throw error;
      throw new Error(errorText(error), { cause: error });
    }
  };
}
