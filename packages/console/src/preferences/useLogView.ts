import type { LogView } from '../screens/shared/useLogPreferences.ts';
import { useChangePreferences, usePreferences } from './usePreferences.ts';

/** How the person reads logs, remembered. */
export function useLogView(): LogView {
  const { wrapLogs } = usePreferences();
  const change = useChangePreferences();
  return {
    isWrapped: wrapLogs,
    onWrappedChange: (isWrapped) => change({ wrapLogs: isWrapped }),
    onTimeZoneChange: (timeZone) => change({ timeZone }),
  };
}
