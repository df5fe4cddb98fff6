/** Returns the time zones that menus offer: local, UTC, and the current one. Account Settings has all. */
export const usualTimeZones = (current: string): readonly string[] => [
  ...new Set(['local', 'UTC', current]),
];

/** Returns `local`, `UTC` and the IANA names of all zones that the browser knows. */
export const allTimeZones = (): readonly string[] => [
  ...new Set(['local', 'UTC', ...Intl.supportedValuesOf('timeZone')]),
];
