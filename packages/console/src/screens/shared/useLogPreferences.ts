import { useTimeSettings } from '@quayside/design-system';
import type { TimeZoneChoice } from '@quayside/design-system';
import type { LogPreferences } from '@quayside/design-system/log-viewer';
import { useMemo, useState } from 'react';

/** What of the way logs are read holds for all of them, and is remembered. */
export interface LogView {
  isWrapped: boolean;
  onWrappedChange: (isWrapped: boolean) => void;
  /** Called when a zone is chosen in a log: it holds for every time of the console. */
  onTimeZoneChange: (timeZone: TimeZoneChoice) => void;
}

/** What a log viewer is given. */
interface ControlledPreferences {
  preferences: LogPreferences;
  onPreferencesChange: (preferences: LogPreferences) => void;
}

const zoneModes = { local: 'local', UTC: 'utc' } as const;

/**
 * How a log is read: wrapping as remembered, times in the zone of the console, the rest for as long as the log is open.
 * @param view Without it nothing outlives the log.
 */
export function useLogPreferences(
  initial: LogPreferences,
  view: LogView | undefined,
): ControlledPreferences {
  const { timeZone } = useTimeSettings();
  const [likes, setLikes] = useState(initial);
  const isWrapped = view?.isWrapped ?? likes.isWrapped;
  const isZoned = likes.timestamps === 'local' || likes.timestamps === 'utc';
  const timestamps = isZoned && view ? zoneModes[timeZone] : likes.timestamps;
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
