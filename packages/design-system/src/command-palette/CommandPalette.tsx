import type { Ref } from 'react';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components';

import { withClassNames } from '../internal/classNames.ts';
import * as styles from './CommandPalette.css.ts';
import { PaletteContent, type PaletteContentProps } from './PaletteContent.tsx';

/** Props of {@link CommandPalette}: those of React Aria's modal, and these. */
export interface CommandPaletteProps
  extends Omit<ModalOverlayProps, 'children'>, Omit<PaletteContentProps, 'onClose'> {
  ref?: Ref<HTMLDivElement>;
}

/**
 * Everything a person can do or go to, found by typing. Open it with Mod+K.
 *
 * Focus is in its field, arrows move through what fits, Enter runs it, Escape goes a step back and then closes, and
 * focus returns to where it was. It answers from what it is given, in the same frame; what a server adds later is
 * given by `commands` too, with `isLoading` until then. The caller keeps the recents and does the work.
 */
export function CommandPalette({
  commands,
  onRun,
  recentIds,
  onQueryChange,
  isLoading,
  maxResults,
  footer,
  messages,
  className,
  ...rest
}: CommandPaletteProps) {
  const content = {
    commands,
    onRun,
    recentIds,
    onQueryChange,
    isLoading,
    maxResults,
    footer,
    messages,
  };
  return (
    <ModalOverlay isDismissable {...rest} className={styles.scrim}>
      {({ state }) => (
        <Modal className={withClassNames(className, styles.palette)}>
          <PaletteContent {...content} onClose={() => state.close()} />
        </Modal>
      )}
    </ModalOverlay>
  );
}
