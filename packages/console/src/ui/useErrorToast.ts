import { ApiError } from '@quayside/api-contract';

import { useToaster } from '../runtime/useConsole.ts';
import { useReportFailure } from './useReportFailure.ts';

/**
 * Mutation options that report a failed request in a toast, beside the message in its form or dialog. The toast is
 * dismissed when a later mutation of the same topic succeeds.
 */
export function useErrorToast<Variables>(topic: string | ((variables: Variables) => string)) {
  const toast = useToaster();
  const reportFailure = useReportFailure();
  return {
    onSettled(_data: unknown, error: Error | null, variables: Variables) {
      // A separate topic, so that the success toast is not dismissed with it.
      const failure = `failed: ${typeof topic === 'string' ? topic : topic(variables)}`;
      if (error === null) toast.dismiss?.(failure);
      else if (error instanceof ApiError) reportFailure(error, failure);
    },
  };
}
