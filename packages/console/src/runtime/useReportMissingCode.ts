import { useCallback } from 'react';

import { browserNetwork } from './browserNetwork.ts';
import { commonMessages } from './messages/en/common.ts';
import { useMessages } from './messages/useMessages.ts';
import { useToaster } from './useConsole.ts';

const reloadPage = () => window.location.reload();

/**
 * Reports in a toast that code failed to load, and offers to reload the page: Firefox repeats a failed import until then.
 * The function is stable.
 */
export function useReportMissingCode(): () => void {
  const toast = useToaster();
  const { errorTitle, newVersion, offline, reload } = useMessages(commonMessages);
  return useCallback(() => {
    const shown = { title: errorTitle, topic: 'missing code' };
    if (browserNetwork.isOnline()) {
      const action = { label: reload, onPress: reloadPage };
      toast.error({ ...shown, description: newVersion, action });
    } else toast.error({ ...shown, description: offline });
  }, [toast, errorTitle, newVersion, offline, reload]);
}
