import type { ReactNode, Ref } from 'react';
import {
  Dialog,
  Popover as AriaPopover,
  type DialogProps,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components';

import { withClassNames } from '../internal/classNames.ts';
import * as styles from './Popover.css.ts';

/** Props of {@link Popover}: React Aria's, and the label and children of its dialog. */
export interface PopoverProps
  extends
    Omit<AriaPopoverProps, 'children' | 'aria-label' | 'aria-labelledby'>,
    Pick<DialogProps, 'aria-label' | 'aria-labelledby'> {
  /** The content, or a function that receives `close`. A `Heading` with `slot="title"` names it. */
  children: ReactNode | ((options: { close: () => void }) => ReactNode);
  ref?: Ref<HTMLElement>;
}

/**
 * A small surface next to its button, for a choice or a short form. The page behind
 * stays visible, and a press outside or Escape closes it; focus returns to the button.
 *
 * Put it with its button into a `DialogTrigger`. For a list of actions use `Menu`; for a required choice,
 * `Dialog`.
 */
export function Popover({
  children,
  className,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  ...props
}: PopoverProps) {
  return (
    <AriaPopover
      offset={6}
      {...props}
      data-part="popover"
      className={withClassNames(className, styles.popover)}
    >
      <Dialog className={styles.content} aria-label={label} aria-labelledby={labelledBy}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}
