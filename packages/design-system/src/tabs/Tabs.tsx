import type { ReactNode, Ref } from 'react';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
} from 'react-aria-components';
import type {
  TabListProps as AriaTabListProps,
  TabPanelProps as AriaTabPanelProps,
  TabProps as AriaTabProps,
  TabsProps as AriaTabsProps,
} from 'react-aria-components';

import { withClassNames } from '../internal/classNames.ts';
import { separateText } from '../internal/separateText.tsx';
import * as styles from './Tabs.css.ts';

/** Props of {@link Tabs}: React Aria's. */
export interface TabsProps extends AriaTabsProps {
  /** A {@link TabList} and a {@link TabPanel} for each of its tabs. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Views of one object, one at a time. Arrow keys move between the tabs and show their panels at once;
 * with `keyboardActivation="manual"` Enter shows them, for panels that are slow to load.
 */
export function Tabs({ className, ...rest }: TabsProps) {
  return <AriaTabs {...rest} className={withClassNames(className, styles.tabs)} />;
}

/** Props of {@link TabList}: React Aria's. */
export interface TabListProps<Item extends object> extends AriaTabListProps<Item> {
  ref?: Ref<HTMLDivElement>;
}

/** The tabs, in a line that scrolls on overflow. It needs an `aria-label`. */
export function TabList<Item extends object>({ className, ...rest }: TabListProps<Item>) {
  return (
    <AriaTabList
      {...rest}
      data-part="tab-list"
      className={withClassNames(className, styles.list)}
    />
  );
}

/** Props of {@link Tab}, over React Aria's. */
export interface TabProps extends Omit<AriaTabProps, 'children'> {
  /** Name of the view. */
  children: ReactNode;
  /** A count or a `Badge` after the name; it is read with it. */
  end?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A tab. Its `id` is that of its {@link TabPanel}. */
export function Tab({ end, className, children, ...rest }: TabProps) {
  return (
    <AriaTab {...rest} data-part="tab" className={withClassNames(className, styles.tab)}>
      {separateText(children)}
      {end !== undefined && (
        <>
          {' '}
          <span className={styles.end}>{end}</span>
        </>
      )}
    </AriaTab>
  );
}

/** Props of {@link TabPanel}: React Aria's. */
export interface TabPanelProps extends AriaTabPanelProps {
  ref?: Ref<HTMLDivElement>;
}

/** Panel of the tab with the same `id`. Focusable where its content is not. */
export function TabPanel({ className, ...rest }: TabPanelProps) {
  return (
    <AriaTabPanel
      {...rest}
      data-part="tab-panel"
      className={withClassNames(className, styles.panel)}
    />
  );
}
