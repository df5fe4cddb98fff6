import { Children, createContext, use } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components';

import { classNames } from '../internal/classNames.ts';
import { useLabel } from '../messages/labels.ts';
import * as styles from './Breadcrumbs.css.ts';

/** Whether a breadcrumb is the last one: the current page. */
const IsCurrentContext = createContext(false);

/** Props of {@link Breadcrumbs}; the rest go to its `<nav>`. */
export interface BreadcrumbsProps extends ComponentPropsWithRef<'nav'> {
  /** The {@link Breadcrumb}s, from the root. The last one is the current page. */
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
  // Not React Aria's component, which would add its collections to the first load of a page.
  const steps = Children.toArray(children);
  return (
    <nav
      {...props}
      aria-label={ownLabel ?? breadcrumbs}
      data-part="breadcrumbs"
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

/** Props of {@link Breadcrumb}: its URL, and the rest for its `<li>`. */
export interface BreadcrumbProps
  extends Omit<ComponentPropsWithRef<'li'>, 'children'>, Pick<LinkProps, 'href' | 'onHoverStart'> {
  /** Name of the page. */
  children: ReactNode;
}

/** One step of {@link Breadcrumbs}, which must be its direct parent. */
export function Breadcrumb({ children, href, onHoverStart, className, ...props }: BreadcrumbProps) {
  const isCurrent = use(IsCurrentContext);
  return (
    <li {...props} data-part="breadcrumb" className={classNames(styles.item, className)}>
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
