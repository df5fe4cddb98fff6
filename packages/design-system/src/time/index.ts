export { createClock, createStoppedClock, type Clock } from './clock.ts';
export { isTimeZoneChoice, type TimeFormat, type TimeZoneChoice, zoneOf } from './format.ts';
export { Time, type TimeProps } from './Time.tsx';
export { TimeSettings, useTimeSettings, type TimeSettingsProps } from './TimeSettings.tsx';
