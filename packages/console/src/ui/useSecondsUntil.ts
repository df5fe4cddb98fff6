import { useTimeSettings } from '@quayside/design-system';
import { useSyncExternalStore } from 'react';

/** Returns the whole seconds until a moment (milliseconds since the epoch), by the console's clock; 0 once it is past. */
export function useSecondsUntil(moment: number | undefined): number {
  const { clock } = useTimeSettings();
  const read = () => {
    const left = (moment ?? 0) - clock.now();
    return left > 0 ? Math.ceil(left / 1000) : 0;
  };
  return useSyncExternalStore(clock.subscribe, read, read);
}
