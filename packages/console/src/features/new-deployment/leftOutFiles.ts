/** Paths of files that the user left out of the last upload of each app. */
export type LeftOutByApp = Readonly<Record<string, readonly string[]>>;

/** Maximum number of apps whose choices are stored. */
export const mostApps = 50;

/** Stores the choice for an app, and forgets that of the app deployed longest ago if there are too many. */
export function withLeftOut(
  before: LeftOutByApp,
  appId: string,
  paths: readonly string[],
): LeftOutByApp {
  const others = Object.entries(before).filter(([id]) => id !== appId);
  const own = paths.length === 0 ? [] : [[appId, paths] as const];
  return Object.fromEntries([...others, ...own].slice(-mostApps));
}
