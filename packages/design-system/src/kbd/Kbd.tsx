import type { ComponentPropsWithRef } from 'react';

import { classNames } from '../internal/classNames.ts';
import * as styles from './Kbd.css.ts';

/** Props of {@link Kbd}; the rest goes to its `kbd`. */
export interface KbdProps extends ComponentPropsWithRef<'kbd'> {
  /**
   * Inherits the colour of a filled surface.
   *
   * @default false
   */
  isOnFill?: boolean;
}

/** A key or a key combination, as printed on a keyboard: `⌘K`, `Esc`. */
export function Kbd({ isOnFill = false, className, ...rest }: KbdProps) {
  return (
    <kbd
      translate="no"
      {...rest}
      className={classNames(styles.kbd, isOnFill && styles.inherited, className)}
    />
  );
}
