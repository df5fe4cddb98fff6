import { ApiError } from '@quayside/api-contract';

import { useToaster } from '../provider/useConsole.ts';
import { useReportFailure } from './useReportFailure.ts';

/**
 * Wraps a write so that its failure is also shown in a toast, beside what its form or dialog says. The toast is dismissed
 * when a later write of the same topic succeeds.
 */
export function useReportedWrite(): <Args extends readonly unknown[], Result>(
  topic: string | ((...args: Args) => string),
  write: (...args: Args) => Promise<Result>,
) => (...args: Args) => Promise<Result> {
  const toast = useToaster();
  const reportFailure = useReportFailure();
  return (topic, write) =>
    async (...args) => {
      // A topic of its own: the toast of the success must not be dismissed with it.
      const failure = `failed: ${typeof topic === 'string' ? topic : topic(...args)}`;
      try {
        const result = await write(...args);
        toast.dismiss?.(failure);
        return result;
      } catch (error) {
        // What a form words for one of its fields carries the response that it is about.
        const cause = error instanceof Error ? error.cause : undefined;
        if (error instanceof ApiError) reportFailure(error, failure);
        else if (cause instanceof ApiError) reportFailure(cause, failure);
        throw error;
      }
    };
}
