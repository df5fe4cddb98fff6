import { createContext, useContext, useMemo, type ReactNode } from 'react';

import { createClock, type Clock } from './clock.ts';
import type { TimeZoneChoice } from './format.ts';

interface Settings {
  clock: Clock;
  timeZone: TimeZoneChoice;
}

const SettingsContext = createContext<Settings>({ clock: createClock(), timeZone: 'local' });

/** Props of {@link TimeSettings}. Omitted ones come from the settings around it. */
export interface TimeSettingsProps {
  /** An unknown zone throws. @default "local" */
  timeZone?: TimeZoneChoice;
  /** Clock. @default the system's clock */
  clock?: Clock;
  children: ReactNode;
}

/** Settings for every {@link Time} below. */
export function TimeSettings({ timeZone, clock, children }: TimeSettingsProps) {
  const around = useContext(SettingsContext);
  const settings = useMemo(
    () => ({ timeZone: timeZone ?? around.timeZone, clock: clock ?? around.clock }),
    [timeZone, clock, around],
  );
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

/** Returns the current settings. */
export function useTimeSettings(): Settings {
  return useContext(SettingsContext);
}
