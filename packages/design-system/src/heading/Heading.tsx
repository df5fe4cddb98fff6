import { Heading as AriaHeading } from 'react-aria-components';
import type { HeadingProps as AriaHeadingProps } from 'react-aria-components';
import type { Ref } from 'react';

import { classNames } from '../internal/classNames.ts';
import * as styles from './Heading.css.ts';

/** Props of {@link Heading}, over React Aria's. */
export interface HeadingProps extends AriaHeadingProps {
  /**
   * Level in the page's outline, 1 to 6. Do not choose it for its appearance.
   *
   * @default 3
   */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * 14 for sections and cards, 16 for dialogs, 20 for the page, 28 for a code or a 404.
   *
   * @default 20 for level 1, else 14
   */
  size?: 14 | 16 | 20 | 28;
  ref?: Ref<HTMLHeadingElement>;
}

/** A heading. Inside a dialog, `slot="title"` makes it the dialog's name. */
export function Heading({
  level = 3,
  size = level === 1 ? 20 : 14,
  className,
  ...rest
}: HeadingProps) {
  return (
    <AriaHeading {...rest} level={level} className={classNames(styles.size[size], className)} />
  );
}
