import { pages } from '../../pages.ts';
import { scopeOf } from '../../runtime/navigation/paths.ts';
import type { PageId } from '../../runtime/navigation/paths.ts';

/**
 * Keys as they are pressed: one chord, or keys one after the other. A chord is modifiers and a key with `+`
 * between them; `Mod` is Command on Apple's keyboards and Control on others. Letters are lower case.
 */
export type Keys = readonly [string, ...string[]];

/** Section of a shortcut: where it is active. */
export type ShortcutGroup = 'general' | 'team' | 'app';

/** A shortcut. */
export interface Shortcut {
  readonly keys: Keys;
  readonly group: ShortcutGroup;
}

/** Shortcuts that act on the console or on the current page. Their texts have the same names. */
export const actionShortcuts = {
  palette: { keys: ['Mod+k'], group: 'general' },
  sheet: { keys: ['?'], group: 'general' },
  search: { keys: ['/'], group: 'general' },
  // Not `c`, which copies a line in a log.
  create: { keys: ['n'], group: 'general' },
} as const satisfies Readonly<Record<string, Shortcut>>;

/** The name of a shortcut that is no page. */
export type ActionId = keyof typeof actionShortcuts;

/** Name of a shortcut: of an action, or of the page that it leads to. */
export type ShortcutId = ActionId | PageId;

/** Whether a shortcut is one of an action. */
export function isAction(id: string): id is ActionId {
  return Object.hasOwn(actionShortcuts, id);
}

/** Every shortcut of the console, in the order of the sheet. Pages of the rail are in its order, after others. */
export const shortcuts: ReadonlyMap<ShortcutId, Shortcut> = new Map<ShortcutId, Shortcut>([
  ...Object.keys(actionShortcuts)
    .filter(isAction)
    .map((id) => [id, actionShortcuts[id]] as const),
  ...pages
    .toSorted((one, other) => (one.rail?.order ?? 0) - (other.rail?.order ?? 0))
    .flatMap(({ id, shortcut }) => {
      if (shortcut === undefined) return [];
      const [first = '', ...rest] = shortcut.split(' ');
      const group = scopeOf(id) === 'app' ? 'app' : 'team';
      return [[id, { keys: [first, ...rest], group }] satisfies [PageId, Shortcut]];
    }),
]);

/** The names of all shortcuts, in the order of the sheet. */
export const shortcutIds: readonly ShortcutId[] = [...shortcuts.keys()];

/** Keys that a component handles itself, by section of the sheet. Their texts have the same names. */
export const componentKeys = {
  general: { notifications: ['Alt+t'] },
  variables: { save: ['Mod+s'], saveAndRedeploy: ['Mod+Enter'] },
  // While the log has the focus.
  log: {
    find: ['Mod+f'],
    nextMatch: ['F3'],
    previousMatch: ['Shift+F3'],
    nextError: ['e'],
    previousError: ['Shift+e'],
    firstLine: ['Home'],
    lastLine: ['End'],
    selectAll: ['Mod+a'],
    deselect: ['Escape'],
    copyLine: ['c'],
    lineMenu: ['f'],
    openLine: ['Enter'],
    wrap: ['w'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Keys>>>>;

/** Whether a shortcut is of keys without a modifier (WCAG 2.2, criterion 2.1.4). */
export function isOfSingleKeys(keys: Keys): boolean {
  return keys.some((chord) => !chord.startsWith('Mod+'));
}
