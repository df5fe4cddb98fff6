import type { PolledEntry } from '@quayside/design-system/log-viewer';

/** The newest lines of an app in a span, and the number of all. */
export interface AppLines {
  /** Slug of the app. */
  name: string;
  entries: readonly PolledEntry[];
  count: number;
}

/** Maximum number of apps in one log. */
export const mostApps = 5;

/**
 * Merges the newest lines of several apps, each with its app as the origin. If a response was cut, lines of other apps
 * before its first line are left out, so that no app has a gap.
 */
export function mergeLogs(apps: readonly AppLines[]): { entries: PolledEntry[]; count: number } {
  const firstTimes = apps
    .filter(({ entries, count }) => entries.length < count)
    .map(({ entries }) => Math.min(...entries.map(({ time }) => time)));
  const start = Math.max(Number.NEGATIVE_INFINITY, ...firstTimes);
  return {
    entries: apps.flatMap(({ name, entries }) =>
      entries.filter(({ time }) => time >= start).map((entry) => ({ ...entry, origin: name })),
    ),
    count: apps.reduce((sum, { count }) => sum + count, 0),
  };
}
