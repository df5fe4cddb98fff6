import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classNames } from '../internal/classNames.ts';
import * as styles from './DescriptionList.css.ts';

/** Props of {@link DescriptionList}; the rest go to its `<dl>`. */
export interface DescriptionListProps extends ComponentPropsWithRef<'dl'> {
  /** `rows`: stacked facts, for a card. `columns`: side by side, for a few short facts. @default "rows" */
  layout?: 'rows' | 'columns';
}

/**
 * Facts about one object: a name and a value each. Typically in a `Card`.
 *
 * For many objects with the same facts use `Table`.
 */
export function DescriptionList({ layout = 'rows', className, ...props }: DescriptionListProps) {
  return (
    <div className={styles.frame}>
      <dl
        {...props}
        data-part="description-list"
        className={classNames(styles.list[layout], className)}
      />
    </div>
  );
}

/** Props of {@link DescriptionItem}; the rest go to the `<div>` around term and value. */
export interface DescriptionItemProps extends ComponentPropsWithRef<'div'> {
  /** Name of the fact. */
  term: ReactNode;
  /** The fact. */
  children: ReactNode;
  /** Action for the fact, at the end of the row: a `CopyButton`. */
  action?: ReactNode;
}

/** One fact of a {@link DescriptionList}. */
export function DescriptionItem({
  term,
  children,
  action,
  className,
  ...props
}: DescriptionItemProps) {
  return (
    <div {...props} data-part="description-item" className={classNames(styles.item, className)}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        <span className={styles.content}>{children}</span>
        {action}
      </dd>
    </div>
  );
}
