import type { ReactNode, Ref } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria';
import {
  Dialog as AriaDialog,
  Heading,
  Modal,
  ModalOverlay,
  type DialogProps as AriaDialogProps,
  type DialogRenderProps,
  type ModalOverlayProps,
} from 'react-aria-components';

import { withClassNames } from '../internal/classNames.ts';
import { useMergedRef } from '../internal/useMergedRef.ts';
import { useCloseLabel } from '../messages/labels.ts';
import { CloseButton } from './CloseButton.tsx';
import * as styles from './Dialog.css.ts';
import { useModalLayer } from './useModalLayer.ts';

/** Props of {@link Dialog}: the props of React Aria's modal, and these. */
export interface DialogProps
  extends Omit<ModalOverlayProps, 'children'>, Pick<AriaDialogProps, 'role' | 'aria-describedby'> {
  /** Title; the heading and accessible name. */
  title: ReactNode;
  /** The body, or a function that receives `close`. */
  children: ReactNode | ((options: DialogRenderProps) => ReactNode);
  /** Buttons in the footer, the primary one last. A `Button` with `slot="close"` closes it. */
  actions?: ReactNode;
  /** Maximum width: 27.5 or 40 rem. @default "regular" */
  size?: 'regular' | 'wide';
  /** Label of the close button of a dismissable dialog. @default "Close" */
  closeLabel?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A task that must be finished before the user continues, over the dimmed page.
 *
 * Put it with its button into a `DialogTrigger`, or control it by `isOpen` and `onOpenChange`. It traps
 * focus, closes on Escape, and restores focus. With `isDismissable`
 * it also closes on a press outside and has a close button. For a yes-or-no question use `AlertDialog`.
 */
export function Dialog({
  title,
  children,
  actions,
  size = 'regular',
  role,
  'aria-describedby': describedBy,
  isDismissable = false,
  closeLabel,
  className,
  ref,
  ...props
}: DialogProps) {
  const close = useCloseLabel();
  const { attach, portal } = useModalLayer();
  return (
    <ModalOverlay
      {...props}
      isDismissable={isDismissable}
      ref={useMergedRef(ref, attach)}
      className={styles.scrim}
    >
      <Modal
        data-part="dialog"
        className={withClassNames(className, styles.modal, styles.size[size])}
      >
        <AriaDialog role={role} aria-describedby={describedBy} className={styles.dialog}>
          {(options) => (
            <PortalProvider {...portal}>
              <div data-part="dialog-header" className={styles.head}>
                <Heading slot="title" className={styles.title}>
                  {title}
                </Heading>
                {isDismissable ? (
                  <CloseButton label={closeLabel ?? close} onPress={options.close} />
                ) : null}
              </div>
              <div data-part="dialog-body" className={styles.body}>
                {typeof children === 'function' ? children(options) : children}
              </div>
              {actions === undefined ? null : (
                <div data-part="dialog-footer" className={styles.foot}>
                  {actions}
                </div>
              )}
            </PortalProvider>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
