import { Check, ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  Collection,
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Popover,
  Separator,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  type MenuSectionProps as AriaMenuSectionProps,
  type PopoverProps,
  type SeparatorProps,
} from 'react-aria-components';

import { help } from '../field/Field.css.ts';
import { classNames, withClassNames } from '../internal/classNames.ts';
import * as styles from './Menu.css.ts';

/** Props of {@link Menu}: the props of React Aria's menu, and its placement. */
export interface MenuProps<T extends object> extends AriaMenuProps<T> {
  /** Side of the button, and the aligned edge. @default "bottom start"; of a submenu "end top" */
  placement?: PopoverProps['placement'];
  /** Opens it beside an element, without a `MenuTrigger`: a menu of the place that was pressed. @default the trigger's */
  popover?: Pick<PopoverProps, 'triggerRef' | 'isOpen' | 'onOpenChange'>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Actions on one object, behind a button. Put both into a `MenuTrigger`.
 *
 * Keyboard: Enter, Space or ArrowDown open it on the first item, arrow keys and first letters move,
 * Enter acts, Escape closes and restores focus to the button. An item with an `href` is a real link.
 * To choose a value use `Select`; for text and controls, `Popover`.
 */
export function Menu<T extends object>({ placement, popover, className, ...props }: MenuProps<T>) {
  return (
    <Popover {...popover} placement={placement} offset={4} className={styles.popover}>
      <AriaMenu {...props} data-part="menu" className={withClassNames(className, styles.menu)} />
    </Popover>
  );
}

/** Props of {@link MenuItem}: React Aria's, and these. */
export interface MenuItemProps<T extends object> extends Omit<AriaMenuItemProps<T>, 'children'> {
  /** Label. Anything but text also needs a `textValue`. */
  children: ReactNode;
  /** A lucide icon; decoration. */
  icon?: ReactNode;
  /** A `Kbd` with the shortcut of the action, or another short text at the end of the item. */
  shortcut?: ReactNode;
  /** A second line: the reason why an item is disabled, or its target. */
  description?: ReactNode;
  /** `danger` for irreversible actions. @default "neutral" */
  tone?: 'neutral' | 'danger';
  ref?: Ref<HTMLDivElement>;
}

/** One action of a {@link Menu}. */
export function MenuItem<T extends object>({
  children,
  icon,
  shortcut,
  description,
  tone = 'neutral',
  className,
  textValue = typeof children === 'string' ? children : undefined,
  ...props
}: MenuItemProps<T>) {
  return (
    <AriaMenuItem
      {...props}
      textValue={textValue}
      data-tone={tone}
      data-part="menu-item"
      className={withClassNames(className, styles.item)}
    >
      {({ selectionMode, isSelected, hasSubmenu }) => (
        <>
          {selectionMode === 'none' ? null : (
            <span className={styles.icon}>
              {isSelected ? <Check size={16} strokeWidth={1.75} aria-hidden="true" /> : null}
            </span>
          )}
          {icon === undefined ? null : (
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
          )}
          <span className={styles.words}>
            <span className={styles.label}>{children}</span>
            {description === undefined ? null : <span className={help}>{description}</span>}
          </span>
          {shortcut === undefined ? null : <span className={styles.shortcut}>{shortcut}</span>}
          {hasSubmenu ? (
            <ChevronRight className={styles.chevron} size={14} aria-hidden="true" />
          ) : null}
        </>
      )}
    </AriaMenuItem>
  );
}

/** Props of {@link MenuSection}: React Aria's, and a title. Without a title pass an `aria-label`. */
export interface MenuSectionProps<T extends object> extends AriaMenuSectionProps<T> {
  title?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Related items of a {@link Menu}. */
export function MenuSection<T extends object>({
  title,
  items,
  children,
  className,
  ...props
}: MenuSectionProps<T>) {
  return (
    <AriaMenuSection {...props} className={classNames(styles.section, className)}>
      {title === undefined ? null : <Header className={styles.heading}>{title}</Header>}
      <Collection items={items}>{children}</Collection>
    </AriaMenuSection>
  );
}

/** A hairline between groups of items, often before an irreversible action. */
export function MenuSeparator({ className, ...props }: SeparatorProps) {
  return <Separator {...props} className={classNames(styles.separator, className)} />;
}
