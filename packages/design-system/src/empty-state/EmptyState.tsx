import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading } from 'react-aria-components';

import { classNames } from '../internal/classNames.ts';
import * as styles from './EmptyState.css.ts';

/** Props of {@link EmptyState}; the rest go to its `<div>`. */
export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Title, in a few words: "No variables yet". */
  title: ReactNode;
  /** Instructions for adding the first item. */
  children?: ReactNode;
  /** A lucide icon; decoration. */
  icon?: ReactNode;
  /** The next step: buttons, links or a command to copy. */
  actions?: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
}

/**
 * Explains that there is nothing here yet, and how to add the first item.
 *
 * Also use it for "nothing matches your search", with an action that clears the search. For a failure
 * use `Banner`: an error is not an empty state.
 */
export function EmptyState({
  title,
  children,
  icon,
  actions,
  level = 2,
  className,
  ...props
}: EmptyStateProps) {
  return (
    <div {...props} data-part="empty-state" className={classNames(styles.emptyState, className)}>
      {icon ? (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <Heading level={level} className={styles.title}>
        {title}
      </Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
