import { browserClock, maskedLines, plainText } from '@quayside/design-system/log-viewer';
import type {
  createMasker,
  createPolledLog,
  LogClock,
  PolledEntry,
} from '@quayside/design-system/log-viewer';
import { toVisible } from '@quayside/design-system/log-viewer/parse';
import { useEffect, useEffectEvent, useState } from 'react';

import { createVisibleClock } from './visibleClock.ts';

/** Notifications of new lines that match the filters. */
export interface LogWatch {
  isOn: boolean;
  /** Whether the browser shows no notifications, so that the console shows them instead. */
  isDenied: boolean;
  onChange: (isOn: boolean) => void;
  /** Called when there are new matching lines while the user is elsewhere. */
  onMatch: (news: { count: number; newest: string }) => void;
}

/** Maximum length of a line in a notification, in UTF-16 units. */
const longestText = 200;

interface LogWatchInput {
  log: ReturnType<typeof createPolledLog>;
  matches: (entry: PolledEntry) => boolean;
  watch: LogWatch | undefined;
  /** Finds the secrets to mask in notifications. */
  masker: ReturnType<typeof createMasker>;
}

/** Reports new lines to a watch. Returns the clock of the source, which also runs in hidden tabs while the watch is on. */
export function useLogWatch({ log, matches, watch, masker }: LogWatchInput): LogClock {
  const isOn = watch?.isOn ?? false;
  const [clock] = useState(() => createVisibleClock(browserClock));
  useEffect(() => clock.setRunsHidden(isOn), [clock, isOn]);
  const report = useEffectEvent(() => {
    const lines = log.getState().added.filter(matches);
    const last = lines.at(-1);
    if (last === undefined || isLookedAt()) return;
    // The system may store it.
    const [newest = ''] = maskedLines([last.text.split('\n', 1)[0] ?? ''], masker);
    watch?.onMatch({
      count: lines.length,
      newest: toVisible(plainText(newest)).slice(0, longestText),
    });
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let { hasLoaded } = log.getState();
    return log.subscribe(() => {
      // The first response has lines from before.
      if (hasLoaded) report();
      ({ hasLoaded } = log.getState());
    });
  }, [isOn, log]);
  return clock;
}

function isLookedAt(): boolean {
  return !document.hidden && document.hasFocus();
}
