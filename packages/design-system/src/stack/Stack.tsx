import { createElement } from 'react';
import type { ComponentPropsWithRef } from 'react';

import { classNames } from '../internal/classNames.ts';
import { aligns, gaps } from '../layout/spacing.css.ts';
import * as styles from './Stack.css.ts';

/** Props of {@link Stack}; the rest goes to its element. */
export interface StackProps extends ComponentPropsWithRef<'div'> {
  /**
   * The element: choose the one that describes the group.
   *
   * @default 'div'
   */
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'main' | 'nav';
  /**
   * A step of the 4 px scale, or `section` for the density's distance between sections.
   *
   * @default 4
   */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 12 | 'section';
  /**
   * Alignment of children on the cross axis.
   *
   * @default 'stretch'
   */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
}

/** Lays out children in a column with equal gaps. */
export function Stack({ as = 'div', gap = 4, align, className, ...rest }: StackProps) {
  const own = classNames(styles.stack, gaps[gap], align && aligns[align], className);
  return createElement(as, { ...rest, className: own });
}
