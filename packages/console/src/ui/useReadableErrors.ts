import { useErrorText } from '../runtime/messages/useErrorText.ts';

/** Makes of work the same work, whose failure is worded for people, as dialogs show it. */
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
