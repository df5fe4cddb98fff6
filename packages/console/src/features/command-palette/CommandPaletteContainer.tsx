import type { ReactNode } from 'react';

import { useCommandPalette } from './useCommandPalette.tsx';

/**
 * The command palette behind its button and Mod+K, all other shortcuts, and the sheet that lists them.
 *
 * The shell has one. A host that embeds screens without the shell may mount it once, anywhere in its
 * `ConsoleProvider`; its shortcuts work while focus is in that console or nowhere. `features.palette` and
 * `features.shortcuts` switch its parts off.
 */
export function CommandPaletteContainer(): ReactNode {
  const { button, overlays } = useCommandPalette();
  return (
    <>
      {button}
      {overlays}
    </>
  );
}
