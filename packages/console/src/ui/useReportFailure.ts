import { ApiError, isAbortError } from '@quayside/api-contract';
import { useCallback } from 'react';

import { browserNetwork } from '../runtime/browserNetwork.ts';
import { commonMessages } from '../runtime/messages/en/common.ts';
import { errorTextProps, useErrorText } from '../runtime/messages/useErrorText.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import { MissingCodeError } from '../runtime/MissingCodeError.ts';
import { useToaster } from '../runtime/useConsole.ts';

const reloadPage = () => window.location.reload();

/**
 * Returns a stable function that reports a failure in a toast with the specified title. A toast of a later success with
 * the same `topic` replaces it. After a failure to load code it offers to reload the page: Firefox repeats a failed
 * import until then.
 */
export function useReportFailure(): (error: unknown, topic?: string) => void {
  const toast = useToaster();
  const { errorTitle: title, reload } = useMessages(commonMessages);
  const errorText = useErrorText();
  return useCallback(
    (error, topic) => {
      // The host has cancelled the action.
      if (isAbortError(error)) return;
      const canReload = error instanceof MissingCodeError && browserNetwork.isOnline();
      const action = canReload ? { label: reload, onPress: reloadPage } : undefined;
      const descriptionLang = errorTextProps(error)?.lang;
      toast.error({ title, description: errorText(error), descriptionLang, topic, action });
    },
    [toast, title, reload, errorText],
  );
}

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
