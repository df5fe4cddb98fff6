import type { RouteId } from '../navigation/routes.ts';

/**
 * Keys as they are pressed: one chord, or keys one after the other. A chord is modifiers and a key with `+`
 * between them; `Mod` is Command on Apple's keyboards and Control on others. Letters are lower case.
 */
export type Keys = readonly [string, ...string[]];

/** Where a shortcut is listed, which says where it holds. */
export type ShortcutGroup = 'general' | 'team' | 'app';

interface ShortcutEntry {
  readonly keys: Keys;
  readonly group: ShortcutGroup;
  /** The page it goes to. Without one it is an action of the console. */
  readonly page?: RouteId;
}

/** Every shortcut of the console. Texts are in the catalogue under the same names, or are the page's own. */
export const shortcuts = {
  palette: { keys: ['Mod+k'], group: 'general' },
  sheet: { keys: ['?'], group: 'general' },
  search: { keys: ['/'], group: 'general' },
  // Not `c`, which copies a line in a log.
  create: { keys: ['n'], group: 'general' },
  home: { keys: ['g', 'h'], group: 'team', page: 'home' },
  apps: { keys: ['g', 'a'], group: 'team', page: 'apps' },
  integrations: { keys: ['g', 'i'], group: 'team', page: 'integrations' },
  teamSettings: { keys: ['g', 't'], group: 'team', page: 'teamSettings' },
  general: { keys: ['g', 'o'], group: 'app', page: 'general' },
  deployments: { keys: ['g', 'd'], group: 'app', page: 'deployments' },
  logs: { keys: ['g', 'l'], group: 'app', page: 'logs' },
  environmentVariables: { keys: ['g', 'e'], group: 'app', page: 'environmentVariables' },
  appSettings: { keys: ['g', 's'], group: 'app', page: 'appSettings' },
} as const satisfies Readonly<Record<string, ShortcutEntry>>;

/** The name of a shortcut. */
export type ShortcutId = keyof typeof shortcuts;

/** The names of all shortcuts, in the order of the table. */
export const shortcutIds: readonly ShortcutId[] = Object.keys(shortcuts).filter(isShortcutId);

function isShortcutId(id: string): id is ShortcutId {
  return Object.hasOwn(shortcuts, id);
}

/** The shortcut that leads to a page, if one does. */
export function shortcutTo(page: RouteId): ShortcutId | undefined {
  return shortcutIds.find((id) => pageOf(id) === page);
}

/** The page a shortcut leads to. */
export function pageOf(id: ShortcutId): RouteId | undefined {
  const entry: ShortcutEntry = shortcuts[id];
  return entry.page;
}

/** The keys of a log that has the focus: the design system's own, listed with ours. */
export const logKeys = {
  find: ['Mod+f'],
  nextError: ['e'],
  wrap: ['w'],
  copyLine: ['c'],
} as const satisfies Readonly<Record<string, Keys>>;

/** Whether a shortcut is of keys without a modifier (WCAG 2.2, criterion 2.1.4). */
export function isOfSingleKeys(keys: Keys): boolean {
  return keys.some((chord) => !chord.startsWith('Mod+'));
}
