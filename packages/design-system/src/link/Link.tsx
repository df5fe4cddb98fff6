import type { Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import type { LinkProps as AriaLinkProps } from 'react-aria-components';

import { withClassNames } from '../internal/classNames.ts';
import * as styles from './Link.css.ts';

/** Props of {@link Link}, over React Aria's. */
export interface LinkProps extends AriaLinkProps {
  /**
   * - `default`: standalone.
   * - `inline`: within text, underlined so that colour is not its only sign.
   * - `plain`: looks like its context, as a name in a table does.
   * - `muted`: the same, less prominent.
   *
   * @default 'default'
   */
  variant?: 'default' | 'inline' | 'plain' | 'muted';
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link. Paths of the console are handled by the host's router (React Aria's `RouterProvider`),
 * all others by the browser.
 */
export function Link({ variant = 'default', className, ...rest }: LinkProps) {
  return (
    <AriaLink
      {...rest}
      data-part="link"
      className={withClassNames(className, styles.base, styles.variant[variant])}
    />
  );
}
