import { useTheme } from '@quayside/design-system';
import { useEffectEvent, useLayoutEffect } from 'react';

import { ownershipOf } from './shouldHandleKey.ts';
import { createKeyReader } from './readKeys.ts';
import type { ShortcutId } from './shortcuts.ts';
import { useIsApple } from './useIsApple.ts';

interface ShortcutKeysOptions {
  isOn: boolean;
  /** Whether a key alone is a shortcut. */
  hasSingleKeys: boolean;
  /** Whether the palette is open, which its own shortcut closes. */
  isPaletteOpen: boolean;
  /** Does what a shortcut is for. Returns whether there was something to do. */
  onShortcut: (id: ShortcutId, root: Element) => boolean;
}

/** Handles the shortcuts of a console, but no keys that belong to a field, a dialog, a log or the host. */
export function useShortcutKeys({
  isOn,
  hasSingleKeys,
  isPaletteOpen,
  onShortcut,
}: ShortcutKeysOptions): void {
  const { root } = useTheme();
  const isApple = useIsApple();
  const take = useEffectEvent((id: ShortcutId, mayTake: boolean, consoleRoot: Element) => {
    const closesPalette = isPaletteOpen && id === 'palette';
    return (mayTake || closesPalette) && onShortcut(id, consoleRoot);
  });
  const mayBeSingle = useEffectEvent(() => hasSingleKeys);

  // In the layout phase, because the button shows its keys from then on: keys pressed at once must work.
  useLayoutEffect(() => {
    if (!isOn || !root) return undefined;
    const { ownerDocument } = root;
    const readKey = createKeyReader(isApple);
    const handleKeyDown = (event: KeyboardEvent) => {
      const { chords, singleKeys } = ownershipOf(event, root);
      const id = readKey(event, { hasSingleKeys: singleKeys && mayBeSingle() });
      if (id === undefined || !take(id, chords, root)) return;
      event.preventDefault();
      // Another console of the page does not take it too.
      event.stopImmediatePropagation();
    };
    // In the capture phase, because fields stop the propagation of keys.
    ownerDocument.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => ownerDocument.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, [root, isOn, isApple]);
}
