import { useTimeSettings } from '@quayside/design-system';
import type { TimeZoneChoice } from '@quayside/design-system';
import type { LogPreferences } from '@quayside/design-system/log-viewer';
import { useMemo, useState } from 'react';

/** Remembered log preferences, shared by all logs. */
export interface LogView {
  isWrapped: boolean;
  onWrappedChange: (isWrapped: boolean) => void;
  /** Called when a time zone is chosen in a log: it applies to the whole console. */
  onTimeZoneChange: (timeZone: TimeZoneChoice) => void;
}

/** Props for a log viewer. */
interface ControlledPreferences {
  preferences: LogPreferences;
  onPreferencesChange: (preferences: LogPreferences) => void;
}

/** The mode of the viewer that shows times in a zone. */
function modeOf(timeZone: TimeZoneChoice) {
  if (timeZone === 'local') return 'local';
  return timeZone === 'UTC' ? 'utc' : 'zone';
}

/**
 * Returns the log preferences: wrapping is remembered, times are in the time zone of the console, the rest lasts while
 * the log is open.
 * @param view Storage of the remembered preferences. @default none
 */
export function useLogPreferences(
  initial: LogPreferences,
  view: LogView | undefined,
): ControlledPreferences {
  const { timeZone } = useTimeSettings();
  const [likes, setLikes] = useState(initial);
  const isWrapped = view?.isWrapped ?? likes.isWrapped;
  const isZoned = ['local', 'utc', 'zone'].includes(likes.timestamps);
  const timestamps = isZoned && view ? modeOf(timeZone) : likes.timestamps;
  return {
    preferences: useMemo(
      () => ({ ...likes, isWrapped, timestamps }),
      [likes, isWrapped, timestamps],
    ),
    onPreferencesChange(next) {
      setLikes(next);
      if (next.isWrapped !== isWrapped) view?.onWrappedChange(next.isWrapped);
      if (next.timestamps === timestamps) return;
      if (next.timestamps === 'local') view?.onTimeZoneChange('local');
      if (next.timestamps === 'utc') view?.onTimeZoneChange('UTC');
    },
  };
}
