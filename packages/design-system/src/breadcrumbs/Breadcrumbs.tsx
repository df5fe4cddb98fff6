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
 * Where this page lies, and the way back up, as the breadcrumb pattern of the ARIA Authoring Practices has it.
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
