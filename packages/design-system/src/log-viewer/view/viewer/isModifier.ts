const isApple = () =>
  typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** Whether the key of commands is held: ⌘ on Apple's keyboards, Ctrl on others. */
export const isModifier = (event: { ctrlKey: boolean; metaKey: boolean }): boolean =>
  isApple() ? event.metaKey : event.ctrlKey;

/** A chord of that key and another, as it is printed. */
export const modifierChord = (key: string): string => (isApple() ? `⌘${key}` : `Ctrl ${key}`);
