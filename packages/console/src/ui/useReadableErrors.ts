import { useErrorText } from '../runtime/messages/useErrorText.ts';

/** Wraps a function so that its errors have user-facing messages, for dialogs. */
export function useReadableErrors(): <Result>(work: Promise<Result>) => Promise<Result> {
  const errorText = useErrorText();
  return async (work) => {
    try {
      return await work;
    } catch (error) {
      throw new Error(errorText(error), { cause: error });
    }
  };
}
