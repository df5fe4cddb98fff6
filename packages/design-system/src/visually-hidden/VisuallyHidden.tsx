import { createElement } from 'react';
import type { ComponentPropsWithRef } from 'react';

import { classNames } from '../internal/classNames.ts';
import * as styles from './VisuallyHidden.css.ts';

/** Props of {@link VisuallyHidden}; the rest goes to its element. */
export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** The rendered element. @default 'span' */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3';
}

/**
 * Text for screen readers only. Unlike React Aria's component of that name it is hidden by a class,
 * not by a style attribute, so that server-rendered HTML passes a strict Content Security Policy.
 */
export function VisuallyHidden({ as = 'span', className, ...rest }: VisuallyHiddenProps) {
  return createElement(as, { ...rest, className: classNames(styles.hidden, className) });
}
