import { Menu, PanelLeft } from 'lucide-react';
import { useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components';

import { Drawer } from '../drawer/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { classNames, withClassNames } from '../internal/classNames.ts';
import { IconsOnlyContext } from '../nav-list/NavList.tsx';
import * as styles from './AppShell.css.ts';
import { useOutgrown } from './useOutgrown.ts';

/** The shell's own words. */
export interface AppShellLabels {
  skip: string;
  notice: string;
  sidebar: string;
  navigation: string;
  openNavigation: string;
  collapse: string;
  expand: string;
}

const english: AppShellLabels = {
  skip: 'Skip to content',
  notice: 'Notice',
  sidebar: 'Sidebar',
  navigation: 'Navigation',
  openNavigation: 'Open navigation',
  collapse: 'Collapse sidebar',
  expand: 'Expand sidebar',
};

/** Props of {@link AppShell}; the rest go to its `<div>`. */
export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** A {@link BrandLink}, at the head of the rail. Hidden while the rail is collapsed. */
  brand: ReactNode;
  /** The rail's content: `NavList`s, a team switcher. In a narrow place it moves into a drawer. */
  rail: ReactNode;
  /** At the rail's foot: a dock of what is running. */
  railEnd?: ReactNode;
  /** `Breadcrumbs`, at the start of the top bar. */
  breadcrumbs?: ReactNode;
  /** At the end of the top bar: links, theme, account. {@link TopBarLinks} go where there is little room. */
  topBarEnd?: ReactNode;
  /** A notice about everything, between the top bar and the page: a `Banner`. */
  notice?: ReactNode;
  /** A `PageFooter`. */
  footer?: ReactNode;
  /** A `Page`. */
  children: ReactNode;
  /** Whether the rail shows icons only. Leave it out and the shell keeps it. */
  isRailCollapsed?: boolean;
  /** Called when someone collapses or expands the rail. */
  onRailCollapsedChange?: (isCollapsed: boolean) => void;
  /** Words in another language. */
  labels?: Partial<AppShellLabels>;
}

/**
 * Layout of every signed-in page: rail, top bar, page, footer.
 *
 * It responds to its own width, not the window's: below 768 px the rail becomes a drawer behind a
 * button. The first Tab offers to skip to the content. Landmarks: sidebar, banner, notice, main,
 * content info; the content has them whether or not it is embedded.
 */
export function AppShell({
  brand,
  rail,
  railEnd,
  breadcrumbs,
  topBarEnd,
  notice,
  footer,
  children,
  isRailCollapsed,
  onRailCollapsedChange,
  labels,
  className,
  ...props
}: AppShellProps) {
  const words = { ...english, ...labels };
  const mainId = useId();
  const main = useRef<HTMLElement>(null);
  const [ownCollapsed, setOwnCollapsed] = useState(false);
  const isCollapsed = isRailCollapsed ?? ownCollapsed;

  function collapse(next: boolean) {
    setOwnCollapsed(next);
    onRailCollapsedChange?.(next);
  }

  return (
    <div {...props} className={classNames(styles.container, className)}>
      <div className={styles.shell} data-collapsed={isCollapsed || undefined}>
        <a
          className={styles.skip}
          href={`#${mainId}`}
          onClick={(event) => {
            // The host's router must not take the fragment for a route.
            event.preventDefault();
            main.current?.focus();
          }}
        >
          {words.skip}
        </a>
        <aside className={styles.rail} aria-label={words.sidebar}>
          <div className={styles.railHead}>
            {isCollapsed ? null : brand}
            <IconButton
              label={isCollapsed ? words.expand : words.collapse}
              size="sm"
              onPress={() => collapse(!isCollapsed)}
            >
              <PanelLeft
                className={styles.mirrored}
                size={16}
                strokeWidth={1.75}
                aria-hidden="true"
              />
            </IconButton>
          </div>
          <IconsOnlyContext value={isCollapsed}>
            <div className={styles.railBody}>{rail}</div>
            {railEnd === undefined || isCollapsed ? null : (
              <div className={styles.railEnd}>{railEnd}</div>
            )}
          </IconsOnlyContext>
        </aside>
        <div className={styles.column}>
          <header className={styles.topBar}>
            <NavigationDrawer words={words} rail={rail} railEnd={railEnd} />
            {breadcrumbs ?? <span className={styles.spacer} />}
            {topBarEnd === undefined ? null : <div className={styles.topBarEnd}>{topBarEnd}</div>}
          </header>
          {notice === undefined ? null : (
            <section className={styles.notice} aria-label={words.notice}>
              {notice}
            </section>
          )}
          <main ref={main} id={mainId} tabIndex={-1} className={styles.main}>
            {children}
          </main>
          {footer}
        </div>
      </div>
    </div>
  );
}

interface NavigationDrawerProps {
  words: AppShellLabels;
  rail: ReactNode;
  railEnd: ReactNode;
}

/** The rail of a narrow shell, behind a button. */
function NavigationDrawer({ words, rail, railEnd }: NavigationDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLSpanElement>(null);
  useOutgrown(button, isOpen, () => setOpen(false));

  return (
    <span ref={button} className={styles.onlyNarrow}>
      <IconButton label={words.openNavigation} aria-expanded={isOpen} onPress={() => setOpen(true)}>
        <Menu size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <Drawer
        title={words.navigation}
        side="start"
        variant="navigation"
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <CloseOnNavigation onNavigate={() => setOpen(false)}>
          {rail}
          {railEnd}
        </CloseOnNavigation>
      </Drawer>
    </span>
  );
}

/** Going somewhere ends the search for where to go. */
function CloseOnNavigation(props: { onNavigate: () => void; children: ReactNode }) {
  return (
    <div
      className={styles.drawerBody}
      onClickCapture={({ target }) => {
        if (target instanceof Element && target.closest('a[href]')) props.onNavigate();
      }}
    >
      {props.children}
    </div>
  );
}

/** Props of {@link BrandLink}: those of React Aria's link, and the mark. */
export interface BrandLinkProps extends Omit<LinkProps, 'children'> {
  /** The product's mark, 20 px. */
  mark: ReactNode;
  /** The product's name. */
  children: ReactNode;
}

/** The product's mark and name, as the way home. */
export function BrandLink({ mark, children, className, ...props }: BrandLinkProps) {
  return (
    <Link {...props} className={withClassNames(className, styles.brand)}>
      {mark}
      <span translate="no">{children}</span>
    </Link>
  );
}

/** Links at the end of the top bar that go when the shell is narrower than 1024 px. */
export function TopBarLinks({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={classNames(styles.topBarLinks, className)} />;
}
