import type { ComponentPropsWithRef } from 'react';

import { classNames } from '../internal/classNames.ts';
import * as styles from './QuaysideMark.css.ts';

/** Props of {@link QuaysideMark}; the rest goes to its `svg`. */
export interface QuaysideMarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /**
   * Size in pixels.
   *
   * @default 20
   */
  size?: 16 | 20 | 32;
  /** Accessible name where no text next to it names it. Without one it is decoration. */
  title?: string;
}

/** The logo: a bollard seen from above, tied to the quay's edge. */
export function QuaysideMark({ size = 20, title, className, ...rest }: QuaysideMarkProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden={title === undefined ? true : undefined}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      {...rest}
      className={classNames(styles.mark, styles.size[size], className)}
    >
      <path
        fillRule="evenodd"
        d="M11 2.25a9 9 0 1 0 0 18h11.5v-3.5h-4.15A9 9 0 0 0 11 2.25Zm0 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Z"
      />
    </svg>
  );
}
