import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components';

import { withClassNames } from '../internal/classNames.ts';
import * as styles from './CommandPalette.css.ts';
import { PaletteContent, type PaletteContentProps } from './PaletteContent.tsx';

/** Props of {@link CommandPalette}. */
export interface CommandPaletteProps
  extends
    Pick<ModalOverlayProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'className'>,
    Omit<PaletteContentProps, 'onClose'> {}

/**
 * Everything a person can do or go to, found by typing. Open it with Mod+K.
 *
 * Focus is in its field, arrows move through what fits, Enter runs it, Escape goes a step back and then closes, and
 * focus returns to where it was. It answers from what it is given, in the same frame; what a server adds later is
 * given by `commands` too, with `isLoading` until then. The caller keeps the recents and does the work.
 */
export function CommandPalette({
  isOpen,
  defaultOpen,
  onOpenChange,
  className,
  ...content
}: CommandPaletteProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className={styles.scrim}
    >
      {({ state }) => (
        <Modal className={withClassNames(className, styles.palette)}>
          <PaletteContent {...content} onClose={() => state.close()} />
        </Modal>
      )}
    </ModalOverlay>
  );
}
