import { Children, createContext, use } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components';

import { classNames } from '../internal/classNames.ts';
import { useLabel } from '../messages/labels.ts';
import * as styles from './Breadcrumbs.css.ts';

/** Whether a breadcrumb is the last one: the page itself. */
const IsCurrentContext = createContext(false);

/** Props of {@link Breadcrumbs}; the rest go to its `<nav>`. */
export interface BreadcrumbsProps extends ComponentPropsWithRef<'nav'> {
  /** The {@link Breadcrumb}s, from the top down. The last one is the page itself. */
  children: ReactNode;
}

/**
 * Path to the current page, following the breadcrumb pattern of the ARIA Authoring Practices.
 *
 * The last item is the current page and not a link. In a narrow container only the last two are shown, so the parent
 * stays reachable.
 */
export function Breadcrumbs({
  children,
  className,
  'aria-label': ownLabel,
  ...props
}: BreadcrumbsProps) {
  const breadcrumbs = useLabel('breadcrumbs', 'Breadcrumbs');
  // Not React Aria's, whose collection would be all there is of collections in the first load of a page.
  const steps = Children.toArray(children);
  return (
    <nav
      {...props}
      aria-label={ownLabel ?? breadcrumbs}
      className={classNames(styles.breadcrumbs, className)}
    >
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <IsCurrentContext key={index} value={index === steps.length - 1}>
            {step}
          </IsCurrentContext>
        ))}
      </ol>
    </nav>
  );
}

/** Props of {@link Breadcrumb}: where it leads, and the rest for its `<li>`. */
export interface BreadcrumbProps
  extends Omit<ComponentPropsWithRef<'li'>, 'children'>, Pick<LinkProps, 'href' | 'onHoverStart'> {
  /** The page's name. */
  children: ReactNode;
}

/** One step of {@link Breadcrumbs}, which must hold it directly. */
export function Breadcrumb({ children, href, onHoverStart, className, ...props }: BreadcrumbProps) {
  const isCurrent = use(IsCurrentContext);
  return (
    <li {...props} className={classNames(styles.item, className)}>
      <Link
        className={styles.link}
        href={href}
        onHoverStart={onHoverStart}
        aria-current={isCurrent ? 'page' : undefined}
        isDisabled={isCurrent}
      >
        {children}
      </Link>
    </li>
  );
}
