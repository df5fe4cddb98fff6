const isApple = () =>
  typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** Whether the key of commands is held: ⌘ on Apple's keyboards, Ctrl on others. */
export const isModifier = (event: { ctrlKey: boolean; metaKey: boolean }): boolean =>
  isApple() ? event.metaKey : event.ctrlKey;

/** A chord of that key and another, as it is printed. */
export const modifierChord = (key: string): string => (isApple() ? `⌘${key}` : `Ctrl ${key}`);

/**
 * The key of a shortcut. Where the layout has no Latin letters, it is the one that is
 * printed at this place on a Latin keyboard: `ф` is `a`.
 */
export function shortcutKey({ key, code }: { key: string; code: string }): string {
  const isOtherLetter = key.length === 1 && !/^[\p{Script=Latin}\p{ASCII}]$/u.test(key);
  const letter = isOtherLetter ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return letter?.toLowerCase() ?? key;
}
