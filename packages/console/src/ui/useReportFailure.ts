import { isAbortError } from '@quayside/api-contract';

import { commonMessages } from '../runtime/messages/en/common.ts';
import { useErrorText } from '../runtime/messages/useErrorText.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import { useToaster } from '../runtime/useConsole.ts';

/**
 * Reports a failure in a toast with the specified title. A toast of a later success with the same `topic` replaces it.
 */
export function useReportFailure(): (error: unknown, topic?: string) => void {
  const toast = useToaster();
  const common = useMessages(commonMessages);
  const errorText = useErrorText();
  return (error, topic) => {
    // The host has cancelled the action.
    if (isAbortError(error)) return;
    const description = errorText(error);
    toast.error({ title: common.errorTitle, description, topic });
  };
}
