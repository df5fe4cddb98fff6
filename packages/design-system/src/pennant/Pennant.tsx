import type { ComponentPropsWithRef } from 'react';

import { classNames } from '../internal/classNames.ts';
import { flagOf } from './flags.ts';
import * as styles from './Pennant.css.ts';

/** Props of {@link Pennant}; the rest go to its `<svg>`. */
export interface PennantProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'id'> {
  /** Id that selects the flag. Equal ids give equal flags. */
  id: string;
  /** Size in pixels. @default 24 */
  size?: 16 | 24 | 32;
}

/**
 * A two-tone signal flag, selected by an id, that makes an object easy to find again in a list.
 *
 * Decoration, never information: it is hidden from assistive technology, and two objects may have the
 * same flag. Always put it next to the name.
 */
export function Pennant({ id, size = 24, className, ...props }: PennantProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...props}
      className={classNames(styles.pennant, styles.size[size], className)}
    >
      <path d="M0 0h24v24H0z" />
      <path fill="currentColor" d={flagOf(id)} />
    </svg>
  );
}
