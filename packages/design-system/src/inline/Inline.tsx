import { createElement } from 'react';
import type { ComponentPropsWithRef } from 'react';

import { classNames } from '../internal/classNames.ts';
import { aligns, gaps, justifies } from '../layout/spacing.css.ts';
import * as styles from './Inline.css.ts';

/** Props of {@link Inline}; the rest goes to its element. */
export interface InlineProps extends ComponentPropsWithRef<'div'> {
  /**
   * The element: choose the one that describes the group.
   *
   * @default 'div'
   */
  as?: 'div' | 'span' | 'ul' | 'ol' | 'li' | 'header' | 'footer';
  /**
   * A step of the 4 px scale.
   *
   * @default 2
   */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 12 | 'section';
  /**
   * Alignment of children on the cross axis.
   *
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /**
   * Alignment of children on the main axis.
   *
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between';
  /**
   * Lets children wrap.
   *
   * @default false
   */
  isWrapping?: boolean;
}

/** Lays out children in a row with equal gaps. */
export function Inline({
  as = 'div',
  gap = 2,
  align,
  justify,
  isWrapping = false,
  className,
  ...rest
}: InlineProps) {
  const own = classNames(
    styles.inline,
    gaps[gap],
    align && aligns[align],
    justify && justifies[justify],
    isWrapping && styles.wrap,
    className,
  );
  return createElement(as, { ...rest, className: own });
}
