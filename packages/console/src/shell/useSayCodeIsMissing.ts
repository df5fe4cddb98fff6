import { useCallback } from 'react';

import { commonMessages } from '../messages/en/common.ts';
import { useMessages } from '../messages/useMessages.ts';
import { useToaster } from '../provider/useConsole.ts';

/** Milliseconds: long enough to read two sentences and reach the button. */
const duration = 10_000;

const reloadPage = () => window.location.reload();

/**
 * Says in a toast that what was asked for cannot be fetched, and offers to reload the page: Firefox keeps to a failed
 * import until then. Always the same function.
 */
export function useSayCodeIsMissing(): () => void {
  const toast = useToaster();
  const { errorTitle, newVersion, offline, reload } = useMessages(commonMessages);
  return useCallback(() => {
    const shown = { title: errorTitle, topic: 'missing code' };
    if (navigator.onLine) {
      const action = { label: reload, onPress: reloadPage };
      toast.error({ ...shown, description: newVersion, action, duration });
    } else toast.error({ ...shown, description: offline });
  }, [toast, errorTitle, newVersion, offline, reload]);
}
