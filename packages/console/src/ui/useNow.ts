import { useTimeSettings } from '@quayside/design-system';
import { useSyncExternalStore } from 'react';

/** The console's time in milliseconds, rounded down to the second, so that it is the same between two ticks. */
export function useNow(): number {
  const { clock } = useTimeSettings();
  const read = () => Math.floor(clock.now() / 1000) * 1000;
  return useSyncExternalStore(clock.subscribe, read, read);
}
