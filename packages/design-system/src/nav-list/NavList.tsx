import {
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { mergeProps, useObjectRef } from 'react-aria';
import { Button, Link, type ButtonProps, type LinkProps } from 'react-aria-components';

import { classNames, withClassNames } from '../internal/classNames.ts';
import { useTooltip } from '../tooltip/useTooltip.tsx';
import { separateText } from '../internal/separateText.tsx';
import * as styles from './NavList.css.ts';

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
  return (
    <nav {...props} data-part="nav-list" className={classNames(styles.nav, className)}>
      {heading === undefined ? null : <div className={styles.heading}>{separateText(heading)}</div>}
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
  const ref = useObjectRef(callersRef);
  const { triggerProps, tooltip } = useIconTooltip(ref, children);
  return (
    <li className={styles.row}>
      <Link
        {...mergeProps(triggerProps, props)}
        ref={ref}
        aria-current={isCurrent ? 'page' : undefined}
        data-part="nav-item"
        className={withClassNames(className, styles.item)}
      >
        <ItemContent icon={icon} end={end}>
          {children}
        </ItemContent>
      </Link>
      {tooltip}
    </li>
  );
}

/** Props of {@link NavButton}: the props of React Aria's button, and these. */
export interface NavButtonProps
  extends Omit<ButtonProps, 'children'>, Pick<NavItemProps, 'icon' | 'end'> {
  /** Label. */
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of a rail that looks like a {@link NavItem}: it opens something, such as a search. */
export function NavButton({
  children,
  icon,
  end,
  className,
  ref: callersRef,
  ...props
}: NavButtonProps) {
  const ref = useObjectRef(callersRef);
  const { triggerProps, tooltip } = useIconTooltip(ref, children);
  return (
    <div className={styles.row}>
      <Button
        {...mergeProps(triggerProps, props)}
        ref={ref}
        data-part="nav-button"
        className={withClassNames(className, styles.button)}
      >
        <ItemContent icon={icon} end={end}>
          {children}
        </ItemContent>
      </Button>
      {tooltip}
    </div>
  );
}

function ItemContent({ icon, end, children }: Pick<NavItemProps, 'icon' | 'end' | 'children'>) {
  return (
    <>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.label} dir="auto">
        {children}
      </span>
      {end === undefined ? null : <span className={styles.end}>{end}</span>}
    </>
  );
}

/** Widest control of which only the icon is visible, in pixels. */
const iconWidth = 64;

/** A tooltip with the label, while only the icon of the control is visible. */
function useIconTooltip(control: RefObject<HTMLElement | null>, children: ReactNode) {
  const [isIconOnly, setIconOnly] = useState(false);
  const { triggerProps, tooltip } = useTooltip(control, { children, placement: 'end', delay: 0 });
  const measure = () => setIconOnly((control.current?.offsetWidth ?? 0) <= iconWidth);
  return {
    triggerProps: {
      ...mergeProps({ onPointerEnter: measure, onFocus: measure }, triggerProps),
      'aria-describedby': isIconOnly ? triggerProps['aria-describedby'] : undefined,
    },
    tooltip: isIconOnly && tooltip,
  };
}
