import { describe, expect, test } from 'vitest';

import { shellNavigation } from '../shell-navigation/shellNavigation.ts';
import { isOfSingleKeys, isPageShortcut, logKeys, shortcutIds, shortcuts } from './shortcuts.ts';

const keysOf = (id: keyof typeof shortcuts): readonly string[] => shortcuts[id].keys;

/** Shortcuts reserved by browsers, and ones users rely on in every page. */
const keysOfBrowsers = [
  ...'acdefghijlmnopqrstuvwxyz0123456789+-'.split('').map((key) => `Mod+${key}`),
  'Tab',
  'Enter',
  ' ',
  'Escape',
];

describe('the table of shortcuts', () => {
  test('no two shortcuts have the same keys', () => {
    const all = shortcutIds.map((id) => keysOf(id).join(' '));
    expect(all.filter((keys, index) => all.indexOf(keys) !== index)).toEqual([]);
  });

  test('none waits for a key because another begins like it', () => {
    const beginnings = shortcutIds
      .filter((id) => keysOf(id).length > 1)
      .map((id) => keysOf(id).slice(0, -1).join(' '));
    const whole = shortcutIds.map((id) => keysOf(id).join(' '));
    expect(whole.filter((keys) => beginnings.includes(keys))).toEqual([]);
  });

  test('a key does not mean one thing on the page and another in a log', () => {
    const taken: readonly string[] = Object.values(logKeys).flat();
    expect(shortcutIds.filter((id) => taken.includes(keysOf(id)[0] ?? ''))).toEqual([]);
  });

  test('none takes keys from the browser', () => {
    const pressed = shortcutIds.flatMap((id) => keysOf(id));
    expect(pressed.filter((key) => keysOfBrowsers.includes(key))).toEqual([]);
  });

  test('all can be typed: a chord with Mod, or keys alone', () => {
    for (const key of shortcutIds.flatMap((id) => keysOf(id))) {
      expect(key).toMatch(/^(Mod\+)?[a-z/?]$/);
    }
  });

  test('every page of the rail has its keys', () => {
    const around = { id: 'general', params: { teamSlug: 'team', appSlug: 'app' } } as const;
    const { team, app } = shellNavigation(around, () => true);
    expect([...team, ...app].filter(({ id }) => !isPageShortcut(id))).toEqual([]);
  });

  test('the palette is left when single keys are off', () => {
    expect(shortcutIds.filter((id) => !isOfSingleKeys(shortcuts[id].keys))).toEqual(['palette']);
  });
});
