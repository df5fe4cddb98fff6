import type { ComponentPropsWithRef } from 'react';

import { classNames } from '../internal/classNames.ts';
import { gaps } from '../layout/spacing.css.ts';
import * as styles from './Grid.css.ts';

/** Props of {@link Grid}; the rest goes to the element that holds the columns. */
export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** Number of columns, if there is room. */
  columns: 1 | 2 | 3 | 4;
  /**
   * A step of the 4 px scale.
   *
   * @default 4
   */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 12 | 'section';
}

/**
 * Equal columns whose number depends on the width of the container,
 * not of the viewport.
 */
export function Grid({ columns, gap = 4, className, ...rest }: GridProps) {
  return (
    <div className={styles.container}>
      <div
        {...rest}
        className={classNames(styles.grid, styles.columns[columns], gaps[gap], className)}
      />
    </div>
  );
}
