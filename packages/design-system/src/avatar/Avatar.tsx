import type { ComponentPropsWithRef } from 'react';

import { classNames } from '../internal/classNames.ts';
import * as styles from './Avatar.css.ts';
import { initialsOf } from './initials.ts';

/** Props of {@link Avatar}; the rest go to its `<span>`. */
export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name of the user or team. The initials of the first two words are shown. */
  name: string;
  /** Round for a user, rounded square for a team. @default "person" */
  shape?: 'person' | 'team';
  /** Size in pixels. @default 24 */
  size?: 20 | 24 | 32;
}

/**
 * Initials in a disc, beside a name.
 *
 * Decoration: it is hidden from assistive technology, so the name must also be in the text or label
 * next to it.
 */
export function Avatar({ name, shape = 'person', size = 24, className, ...props }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      {...props}
      className={classNames(styles.avatar, styles.shape[shape], styles.size[size], className)}
    >
      {initialsOf(name)}
    </span>
  );
}
