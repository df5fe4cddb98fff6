import type { LogView } from './useLogPreferences.ts';
import { useChangePreferences, usePreferences } from '../runtime/preferences/usePreferences.ts';

/** Remembered log preferences of the user. */
export function useLogView(): LogView {
  const { wrapLogs } = usePreferences();
  const change = useChangePreferences();
  return {
    isWrapped: wrapLogs,
    onWrappedChange: (isWrapped) => change({ wrapLogs: isWrapped }),
    onTimeZoneChange: (timeZone) => change({ timeZone }),
  };
}
