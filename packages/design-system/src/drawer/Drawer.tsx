import type { ReactNode, Ref } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria';
import {
  Dialog,
  Heading,
  Modal,
  ModalOverlay,
  type DialogRenderProps,
  type ModalOverlayProps,
} from 'react-aria-components';

import { CloseButton } from '../dialog/CloseButton.tsx';
import { useModalLayer } from '../dialog/useModalLayer.ts';
import { withClassNames } from '../internal/classNames.ts';
import { useMergedRef } from '../internal/useMergedRef.ts';
import { useCloseLabel } from '../messages/labels.ts';
import * as styles from './Drawer.css.ts';

/** Props of {@link Drawer}: the props of React Aria's modal, and these. */
export interface DrawerProps extends Omit<ModalOverlayProps, 'children'> {
  /** Its heading and accessible name. */
  title: ReactNode;
  /** The content, or a function that receives `close`. */
  children: ReactNode | ((options: DialogRenderProps) => ReactNode);
  /** The edge it slides in from, in reading direction; `bottom` is as high as its content. @default "end" */
  side?: 'start' | 'end' | 'bottom';
  /** Buttons beside the close button. @default none */
  actions?: ReactNode;
  /** `navigation` has the colour and padding of a rail. @default "panel" */
  variant?: 'panel' | 'navigation';
  /** Label of the close button. @default "Close" */
  closeLabel?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A panel at an edge over the dimmed page: navigation or details.
 *
 * Keyboard and focus are as in `Dialog`; a press outside closes it. For a question use `AlertDialog`.
 */
export function Drawer({
  title,
  children,
  side = 'end',
  variant = 'panel',
  actions,
  closeLabel,
  className,
  ref,
  ...props
}: DrawerProps) {
  const close = useCloseLabel();
  const { attach, portal } = useModalLayer();
  return (
    <ModalOverlay isDismissable {...props} ref={useMergedRef(ref, attach)} className={styles.scrim}>
      <Modal
        data-part="drawer"
        className={withClassNames(
          className,
          styles.drawer,
          styles.variant[variant],
          styles.side[side],
        )}
      >
        <Dialog className={styles.dialog}>
          {(options) => (
            <PortalProvider {...portal}>
              <div data-part="drawer-header" className={styles.head}>
                <Heading slot="title" className={styles.title}>
                  {title}
                </Heading>
                {actions}
                <CloseButton label={closeLabel ?? close} onPress={options.close} />
              </div>
              <div data-part="drawer-body" className={styles.body}>
                {typeof children === 'function' ? children(options) : children}
              </div>
            </PortalProvider>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
