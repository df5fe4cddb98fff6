import type { ReactNode } from 'react';

import type { PageId } from '../../runtime/navigation/paths.ts';
import { useCommandPalette } from './useCommandPalette.tsx';

/** Props of {@link CommandPaletteContainer}. */
export interface CommandPaletteContainerProps {
  /** Whether the host shows a page; no command and no key leads to another. */
  hasPage: (id: PageId) => boolean;
}

/**
 * The command palette behind its button and Mod+K, all other shortcuts, and the sheet that lists them.
 *
 * The shell has one. A host that embeds screens without the shell may mount it once, anywhere in its
 * `ConsoleProvider`; its shortcuts work while focus is in that console or nowhere. `features.palette` and
 * `features.shortcuts` switch its parts off.
 */
export function CommandPaletteContainer({ hasPage }: CommandPaletteContainerProps): ReactNode {
  const { button, overlays } = useCommandPalette({ hasPage });
  return (
    <>
      {button}
      {overlays}
    </>
  );
}
