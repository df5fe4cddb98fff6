import { Menu, PanelLeft } from 'lucide-react';
import { useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components';

import { Drawer } from '../drawer/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { classNames, withClassNames } from '../internal/classNames.ts';
import { useLabels } from '../messages/labels.ts';
import * as styles from './AppShell.css.ts';
import { TopBarSlot } from '../internal/TopBarSlot.ts';
import { useOutgrown } from './useOutgrown.ts';
import { verbatim } from '../text/verbatim.ts';

/** The texts of an {@link AppShell}. */
export interface AppShellLabels {
  /** Link to the page, the first Tab stop. @default 'Skip to content' */
  skip: string;
  /** Landmark of the global notice. @default 'Notice' */
  notice: string;
  /** Landmark of the rail. @default 'Sidebar' */
  sidebar: string;
  /** Title of the drawer with the rail, in a narrow container. @default 'Navigation' */
  navigation: string;
  /** Button that opens the drawer. @default 'Open navigation' */
  openNavigation: string;
  /** Button that reduces the rail to icons. @default 'Collapse sidebar' */
  collapse: string;
  /** Button that shows the whole rail again. @default 'Expand sidebar' */
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
  /** A {@link BrandLink}, at the top of the rail. Hidden while the rail is collapsed; between 768 and 1023 px only the logo is visible. */
  brand: ReactNode;
  /** Content of the rail: `NavList`s, a team switcher. In a narrow container it moves into a drawer. */
  rail: ReactNode;
  /** Content at the bottom of the rail: a dock of running tasks. */
  railEnd?: ReactNode;
  /** `Breadcrumbs`, at the start of the top bar. */
  breadcrumbs?: ReactNode;
  /** Content at the end of the top bar: links, theme, account. {@link TopBarLinks} hide in a narrow container. */
  topBarEnd?: ReactNode;
  /** A global notice, between the top bar and the page: a `Banner`. */
  notice?: ReactNode;
  /** A `PageFooter`. */
  footer?: ReactNode;
  /** A `Page`. */
  children: ReactNode;
  /** Whether the rail shows icons only. Uncontrolled by default. */
  isRailCollapsed?: boolean;
  /** Called when the user collapses or expands the rail. */
  onRailCollapsedChange?: (isCollapsed: boolean) => void;
  /** Its texts. @default those of the `ThemeProvider`, else English */
  labels?: Partial<AppShellLabels>;
}

/**
 * Layout of every signed-in page: rail, top bar, page, footer.
 *
 * It responds to its own width, not to the viewport: from 768 to 1023 px the rail shows icons, and below 768 px it is
 * a drawer behind a button. The first Tab stop is a skip link. Landmarks: sidebar, banner, notice, main,
 * content info; the content has them even when it is embedded.
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
  const words = useLabels('appShell', english, labels);
  const mainId = useId();
  const main = useRef<HTMLElement>(null);
  const [ownCollapsed, setOwnCollapsed] = useState(false);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const isCollapsed = isRailCollapsed ?? ownCollapsed;

  function collapse(next: boolean) {
    setOwnCollapsed(next);
    onRailCollapsedChange?.(next);
  }

  return (
    <div {...props} data-part="app-shell" className={classNames(styles.container, className)}>
      <div className={styles.shell} data-collapsed={isCollapsed || undefined}>
        <a
          className={styles.skip}
          href={`#${mainId}`}
          onClick={(event) => {
            // The host's router must not treat the fragment as a route.
            event.preventDefault();
            main.current?.focus();
          }}
        >
          {words.skip}
        </a>
        <aside data-part="sidebar" className={styles.rail} aria-label={words.sidebar}>
          <div className={styles.railHead}>
            <span className={styles.railBrand}>{brand}</span>
            <span className={styles.collapseButton}>
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
            </span>
          </div>
          <div className={styles.railBody}>{rail}</div>
          {railEnd === undefined || isCollapsed ? null : (
            <div className={styles.railEnd}>{railEnd}</div>
          )}
        </aside>
        <div className={styles.column}>
          <header data-part="top-bar" className={styles.topBar}>
            <NavigationDrawer words={words} rail={rail} railEnd={railEnd} />
            {breadcrumbs ?? <span className={styles.spacer} />}
            <div ref={setSlot} data-part="top-bar-page" className={styles.topBarSlot} />
            {topBarEnd === undefined ? null : <div className={styles.topBarEnd}>{topBarEnd}</div>}
          </header>
          {notice === undefined ? null : (
            <section className={styles.notice} aria-label={words.notice}>
              {notice}
            </section>
          )}
          <main ref={main} id={mainId} tabIndex={-1} data-part="main" className={styles.main}>
            <TopBarSlot value={slot}>{children}</TopBarSlot>
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

/** Navigating closes the drawer. */
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

/** Props of {@link BrandLink}: the props of React Aria's link, and the logo. */
export interface BrandLinkProps extends Omit<LinkProps, 'children'> {
  /** Logo of the product, 20 px. */
  mark: ReactNode;
  /** Name of the product. */
  children: ReactNode;
}

/** The product's logo and name, as a link to the home page. */
export function BrandLink({ mark, children, className, ...props }: BrandLinkProps) {
  return (
    <Link {...props} className={withClassNames(className, styles.brand)}>
      {mark}
      <span {...verbatim}>{children}</span>
    </Link>
  );
}

/** Links at the end of the top bar that are hidden when the shell is narrower than 1024 px. */
export function TopBarLinks({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={classNames(styles.topBarLinks, className)} />;
}
