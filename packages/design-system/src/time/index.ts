export { createClock, createStoppedClock, type Clock } from './clock.ts';
export { type TimeFormat } from './format.ts';
export { Time, type TimeProps } from './Time.tsx';
export {
  TimeSettings,
  useTimeSettings,
  type TimeZoneChoice,
  type TimeSettingsProps,
} from './TimeSettings.tsx';
