import { useCallback } from 'react';

import { commonMessages } from '../messages/en/common.ts';
import { useMessages } from '../messages/useMessages.ts';
import { useToaster } from '../provider/useConsole.ts';

/** Says in a toast that what was asked for cannot be fetched, and what to do. Always the same function. */
export function useSayCodeIsMissing(): () => void {
  const toast = useToaster();
  const { errorTitle, newVersion, offline } = useMessages(commonMessages);
  return useCallback(() => {
    toast.error({
      title: errorTitle,
      description: navigator.onLine ? newVersion : offline,
      topic: 'missing code',
    });
  }, [toast, errorTitle, newVersion, offline]);
}
