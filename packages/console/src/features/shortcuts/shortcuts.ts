import type { PageId } from '../../runtime/navigation/paths.ts';

/**
 * Keys as they are pressed: one chord, or keys one after the other. A chord is modifiers and a key with `+`
 * between them; `Mod` is Command on Apple's keyboards and Control on others. Letters are lower case.
 */
export type Keys = readonly [string, ...string[]];

/** Section of a shortcut: where it is active. */
export type ShortcutGroup = 'general' | 'team' | 'app';

interface ShortcutEntry {
  readonly keys: Keys;
  readonly group: ShortcutGroup;
}

const actions = {
  palette: { keys: ['Mod+k'], group: 'general' },
  sheet: { keys: ['?'], group: 'general' },
  search: { keys: ['/'], group: 'general' },
  // Not `c`, which copies a line in a log.
  create: { keys: ['n'], group: 'general' },
} as const satisfies Readonly<Record<string, ShortcutEntry>>;

const pages = {
  home: { keys: ['g', 'h'], group: 'team' },
  apps: { keys: ['g', 'a'], group: 'team' },
  integrations: { keys: ['g', 'i'], group: 'team' },
  teamSettings: { keys: ['g', 't'], group: 'team' },
  general: { keys: ['g', 'o'], group: 'app' },
  deployments: { keys: ['g', 'd'], group: 'app' },
  logs: { keys: ['g', 'l'], group: 'app' },
  environmentVariables: { keys: ['g', 'e'], group: 'app' },
  // Databases: `s` is for settings.
  storage: { keys: ['g', 'b'], group: 'app' },
  appSettings: { keys: ['g', 's'], group: 'app' },
} as const satisfies Readonly<Partial<Record<PageId, ShortcutEntry>>>;

/**
 * Every shortcut of the console: what it does, or the page it goes to. Texts are in the catalogue under the same
 * names.
 */
export const shortcuts = { ...actions, ...pages } as const;

/** The name of a shortcut. */
export type ShortcutId = keyof typeof shortcuts;

/** The names of all shortcuts, in the order of the table. */
export const shortcutIds: readonly ShortcutId[] = Object.keys(shortcuts).filter(
  (id): id is ShortcutId => Object.hasOwn(shortcuts, id),
);

/** Whether a name is that of a page a shortcut goes to. */
export function isPageShortcut(id: ShortcutId | PageId): id is keyof typeof pages {
  return Object.hasOwn(pages, id);
}

/** The keys of a log that has the focus: the design system's own, listed with ours. */
export const logKeys = {
  find: ['Mod+f'],
  nextError: ['e'],
  previousError: ['Shift+e'],
  lineMenu: ['f'],
  wrap: ['w'],
  copyLine: ['c'],
} as const satisfies Readonly<Record<string, Keys>>;

/** Whether a shortcut is of keys without a modifier (WCAG 2.2, criterion 2.1.4). */
export function isOfSingleKeys(keys: Keys): boolean {
  return keys.some((chord) => !chord.startsWith('Mod+'));
}
