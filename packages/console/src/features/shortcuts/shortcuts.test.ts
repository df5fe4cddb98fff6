import { describe, expect, test } from 'vitest';

import { shellNavigation } from '../shell-navigation/shellNavigation.ts';
import { componentKeys, isOfSingleKeys, shortcutIds, shortcuts } from './shortcuts.ts';
import type { Keys, ShortcutId } from './shortcuts.ts';

const keysOf = (id: ShortcutId): Keys => shortcuts.get(id)?.keys ?? [''];

/** Shortcuts reserved by browsers, and ones users rely on in every page. */
const keysOfBrowsers = [
  ...'acdefghijlmnopqrstuvwxyz0123456789+-'.split('').map((key) => `Mod+${key}`),
  'Tab',
  'Enter',
  ' ',
  'Escape',
];

describe('the table of shortcuts', () => {
  test('has no two shortcuts with the same keys', () => {
    const all = shortcutIds.map((id) => keysOf(id).join(' '));
    expect(all.filter((keys, index) => all.indexOf(keys) !== index)).toEqual([]);
  });

  test('has no shortcut that is the start of another', () => {
    const beginnings = shortcutIds
      .filter((id) => keysOf(id).length > 1)
      .map((id) => keysOf(id).slice(0, -1).join(' '));
    const whole = shortcutIds.map((id) => keysOf(id).join(' '));
    expect(whole.filter((keys) => beginnings.includes(keys))).toEqual([]);
  });

  test('has no key that a component uses', () => {
    const taken: readonly string[] = Object.values(componentKeys).flatMap((keys) =>
      Object.values(keys).flat(),
    );
    expect(shortcutIds.filter((id) => taken.includes(keysOf(id)[0] ?? ''))).toEqual([]);
  });

  test('has no keys of the browser', () => {
    const pressed = shortcutIds.flatMap((id) => keysOf(id));
    expect(pressed.filter((key) => keysOfBrowsers.includes(key))).toEqual([]);
  });

  test('has only chords with Mod and single keys', () => {
    for (const key of shortcutIds.flatMap((id) => keysOf(id))) {
      expect(key).toMatch(/^(Mod\+)?[a-z/?]$/);
    }
  });

  test('has a shortcut for every page of the rail', () => {
    const around = { id: 'general', params: { teamSlug: 'team', appSlug: 'app' } } as const;
    const { team, app } = shellNavigation(around, () => true);
    expect([...team, ...app].filter(({ id }) => !shortcuts.has(id))).toEqual([]);
  });

  test('keeps only the palette when single-key shortcuts are off', () => {
    expect(shortcutIds.filter((id) => !isOfSingleKeys(keysOf(id)))).toEqual(['palette']);
  });
});
