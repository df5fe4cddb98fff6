import type { ComponentPropsWithRef, ReactNode } from 'react';
import {
  Breadcrumb as AriaBreadcrumb,
  Breadcrumbs as AriaBreadcrumbs,
  Link,
  type BreadcrumbProps as AriaBreadcrumbProps,
  type LinkProps,
} from 'react-aria-components';

import { classNames, withClassNames } from '../internal/classNames.ts';
import { useLabel } from '../messages/labels.ts';
import * as styles from './Breadcrumbs.css.ts';

/** Props of {@link Breadcrumbs}; the rest go to its `<nav>`. */
export interface BreadcrumbsProps extends ComponentPropsWithRef<'nav'> {
  /** The {@link Breadcrumb}s, from the top down. The last one is the page itself. */
  children: ReactNode;
}

/**
 * Where this page lies, and the way back up.
 *
 * The last one is the current page and no longer a link. In a narrow place only the last two are
 * left, so the way up stays in reach.
 */
export function Breadcrumbs({
  children,
  className,
  'aria-label': ownLabel,
  ...props
}: BreadcrumbsProps) {
  const breadcrumbs = useLabel('breadcrumbs', 'Breadcrumbs');
  const label = ownLabel ?? breadcrumbs;
  return (
    <nav {...props} aria-label={label} className={classNames(styles.breadcrumbs, className)}>
      <AriaBreadcrumbs className={styles.list} aria-label={label}>
        {children}
      </AriaBreadcrumbs>
    </nav>
  );
}

/** Props of {@link Breadcrumb}: React Aria's, and where it leads. */
export interface BreadcrumbProps
  extends Omit<AriaBreadcrumbProps, 'children'>, Pick<LinkProps, 'href' | 'onHoverStart'> {
  /** The page's name. */
  children: ReactNode;
}

/** One step of {@link Breadcrumbs}. */
export function Breadcrumb({ children, href, onHoverStart, className, ...props }: BreadcrumbProps) {
  return (
    <AriaBreadcrumb {...props} className={withClassNames(className, styles.item)}>
      <Link className={styles.link} href={href} onHoverStart={onHoverStart}>
        {children}
      </Link>
    </AriaBreadcrumb>
  );
}
