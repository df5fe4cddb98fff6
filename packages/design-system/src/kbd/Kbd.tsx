import type { ComponentPropsWithRef } from 'react';

import { classNames } from '../internal/classNames.ts';
import * as styles from './Kbd.css.ts';

/** Props of {@link Kbd}; the rest goes to its `kbd`. */
export interface KbdProps extends ComponentPropsWithRef<'kbd'> {
  /**
   * Takes the colour of a filled surface it stands on.
   *
   * @default false
   */
  isOnFill?: boolean;
}

/** A key or a chord, as its caps are printed: `⌘K`, `Esc`. */
export function Kbd({ isOnFill = false, className, ...rest }: KbdProps) {
  return (
    <kbd
      translate="no"
      {...rest}
      className={classNames(styles.kbd, isOnFill && styles.inherited, className)}
    />
  );
}
