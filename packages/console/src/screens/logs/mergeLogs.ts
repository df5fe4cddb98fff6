import type { PolledEntry } from '@quayside/design-system/log-viewer';

/** The newest lines of an app in a span, and the number of all. */
export interface AppLines {
  /** Slug of the app. */
  name: string;
  entries: readonly PolledEntry[];
  count: number;
}

/** Colours of a terminal (ECMA-48) for the names of apps: cyan, magenta, yellow, green, blue. */
const colours = [36, 35, 33, 32, 34];

/** Maximum number of apps in one log. */
export const mostApps = colours.length;

/**
 * Merges the newest lines of several apps. Each line starts with the coloured name of its app. If a response was cut,
 * lines of other apps before its first line are left out, so that no app has a gap.
 */
export function mergeLogs(apps: readonly AppLines[]): { entries: PolledEntry[]; count: number } {
  const firstTimes = apps
    .filter(({ entries, count }) => entries.length < count)
    .map(({ entries }) => Math.min(...entries.map(({ time }) => time)));
  const start = Math.max(Number.NEGATIVE_INFINITY, ...firstTimes);
  return {
    entries: apps.flatMap(({ name, entries }, index) =>
      entries
        .filter(({ time }) => time >= start)
        .map((entry) => ({ ...entry, text: `${nameOf(name, index)} ${entry.text}` })),
    ),
    count: apps.reduce((sum, { count }) => sum + count, 0),
  };
}

function nameOf(name: string, index: number): string {
  const colour = colours[index % colours.length] ?? 36;
  return `\u001B[${colour}m${name}\u001B[0m`;
}
