import { ApiError } from '@quayside/api-contract';

import { useReportFailure } from './useReportFailure.ts';

/** Makes of a write the same write, whose failure is also shown in a toast, beside what its form or dialog says. */
export function useReportedWrite(): <Args extends readonly unknown[], Result>(
  write: (...args: Args) => Promise<Result>,
) => (...args: Args) => Promise<Result> {
  const reportFailure = useReportFailure();
  return (write) =>
    async (...args) => {
      try {
        return await write(...args);
      } catch (error) {
        // What a form words for one of its fields carries the response that it is about.
        const cause = error instanceof Error ? error.cause : undefined;
        if (error instanceof ApiError) reportFailure(error);
        else if (cause instanceof ApiError) reportFailure(cause);
        throw error;
      }
    };
}
