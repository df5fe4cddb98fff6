import { createContext, useContext, useMemo, type ReactNode } from 'react';

import { createClock, type Clock } from './clock.ts';

/** The zone in which every {@link Time} below is shown. */
export type TimeZoneChoice = 'local' | 'UTC';

interface Settings {
  clock: Clock;
  timeZone: TimeZoneChoice;
}

const SettingsContext = createContext<Settings>({ clock: createClock(), timeZone: 'local' });

/** Props of {@link TimeSettings}. What is left out comes from the settings around it. */
export interface TimeSettingsProps {
  /** The zone of the reader's machine, or UTC. @default "local" */
  timeZone?: TimeZoneChoice;
  /** Clock. @default the system's clock */
  clock?: Clock;
  children: ReactNode;
}

/** One switch for how every {@link Time} below is shown. */
export function TimeSettings({ timeZone, clock, children }: TimeSettingsProps) {
  const around = useContext(SettingsContext);
  const settings = useMemo(
    () => ({ timeZone: timeZone ?? around.timeZone, clock: clock ?? around.clock }),
    [timeZone, clock, around],
  );
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

/** The settings in force here. */
export function useTimeSettings(): Settings {
  return useContext(SettingsContext);
}
