import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classNames } from '../internal/classNames.ts';
import { separateText } from '../internal/separateText.tsx';
import * as styles from './Badge.css.ts';

/** Props of {@link Badge}; the rest goes to its `span`. */
export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** Meaning and emphasis: `destructive` for failures, `muted` for past states. @default 'default' */
  variant?:
    | 'default'
    | 'secondary'
    | 'destructive'
    | 'outline'
    | 'muted'
    | 'success'
    | 'warning'
    | 'info';
  /**
   * 18 or 22 px high.
   *
   * @default 'md'
   */
  size?: 'sm' | 'md';
  /** An icon before the text. Status variants have one, so that colour is never the only sign. */
  icon?: ReactNode;
}

/**
 * A fact in one or two words, next to its subject: "You", "Live", "Build Failed". For the state
 * of a row, use `Status`: a badge in every row is noise.
 */
export function Badge({
  variant = 'default',
  size = 'md',
  icon,
  className,
  children,
  ...rest
}: BadgeProps) {
  return (
    <span
      {...rest}
      data-part="badge"
      className={classNames(styles.badge, styles.variant[variant], styles.size[size], className)}
    >
      {icon}
      {separateText(children)}
    </span>
  );
}
