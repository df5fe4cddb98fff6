import {
  createContext,
  useContext,
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
} from 'react';
import { mergeProps, useObjectRef } from 'react-aria';
import { Link, type LinkProps } from 'react-aria-components';

import { classNames, withClassNames } from '../internal/classNames.ts';
import { useTooltip } from '../tooltip/useTooltip.tsx';
import { separateText } from '../internal/separateText.tsx';
import * as styles from './NavList.css.ts';

/** Whether the navigation shows icons only. `AppShell` sets it for its rail. */
export const IconsOnlyContext = createContext(false);

/** Props of {@link NavList}; the rest go to its `<nav>`. */
export interface NavListProps extends Omit<ComponentPropsWithRef<'nav'>, 'aria-label'> {
  /** Accessible name; distinguishes several navigations of a page. */
  'aria-label': string;
  /** A line above the links: a `Pennant` and a name. */
  heading?: ReactNode;
  /** {@link NavItem}s. */
  children: ReactNode;
}

/**
 * Stacked links to the pages of one area. The current page has the quay line.
 *
 * A list of links and not a menu: Tab moves through it. For views of one page use `Tabs`.
 */
export function NavList({ heading, children, className, ...props }: NavListProps) {
  const isIconsOnly = useContext(IconsOnlyContext);
  return (
    <nav {...props} data-part="nav-list" className={classNames(styles.nav, className)}>
      {heading === undefined ? null : (
        <div className={styles.heading} data-icons-only={isIconsOnly || undefined}>
          {separateText(heading)}
        </div>
      )}
      <ul className={styles.list}>{children}</ul>
    </nav>
  );
}

/** Props of {@link NavItem}: the props of React Aria's link, and these. */
export interface NavItemProps extends Omit<LinkProps, 'children'> {
  /** Name of the page. */
  children: ReactNode;
  /** A lucide icon of 16 px; decoration. The only visible part of the item in a collapsed rail. */
  icon: ReactNode;
  /** A count or a `Badge` at the end of the item. */
  end?: ReactNode;
  /** Whether this is the current page. */
  isCurrent?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link of a {@link NavList}. */
export function NavItem({
  children,
  icon,
  end,
  isCurrent,
  className,
  ref: callersRef,
  ...props
}: NavItemProps) {
  const isIconsOnly = useContext(IconsOnlyContext);
  const ref = useObjectRef(callersRef);
  const { triggerProps, tooltip } = useTooltip(ref, { children, placement: 'end', delay: 0 });
  return (
    <li className={styles.row}>
      <Link
        {...(isIconsOnly ? mergeProps(triggerProps, props) : props)}
        ref={ref}
        aria-current={isCurrent ? 'page' : undefined}
        data-icons-only={isIconsOnly || undefined}
        data-part="nav-item"
        className={withClassNames(className, styles.item)}
      >
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <span className={styles.label} dir="auto">
          {children}
        </span>
        {end === undefined || isIconsOnly ? null : <span className={styles.end}>{end}</span>}
      </Link>
      {isIconsOnly && tooltip}
    </li>
  );
}
