import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classNames } from '../internal/classNames.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { roles } from './roles.ts';
import * as styles from './Table.css.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { TableSkeletonRows } from './TableSkeletonRows.tsx';
import type { TableColumn, TableSort } from './types.ts';

/** Props of {@link Table}; the rest go to its `<table>`. */
export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** What the rows are: "Apps". */
  'aria-label': string;
  columns: readonly TableColumn<Row>[];
  /** The rows to show, in order. `undefined` while the first ones load. */
  rows: readonly Row[] | undefined;
  /** Tells rows apart. */
  getRowKey: (row: Row) => string;
  /** Where a row leads. The whole row can be pressed; the link is in the row header. */
  rowHref?: (row: Row) => string | undefined;
  /** Goes before a row's name: a `Pennant`, an `Avatar`, 24 px wide. */
  rowLead?: (row: Row) => ReactNode;
  /** What can be done with a row: a `MenuTrigger`, in a column of its own at the end. */
  rowActions?: (row: Row) => ReactNode;
  /** The name of that column, for screen readers. @default "Actions" */
  actionsLabel?: string;
  /** How the rows are ordered now. */
  sortDescriptor?: TableSort;
  /** Called by a press of a header that sorts. A new column starts ascending. */
  onSortChange?: (sort: TableSort) => void;
  /** New rows are on their way: these stay, in a quieter colour. @default false */
  isRefreshing?: boolean;
  /** Said while it loads. @default "Loading" */
  loadingLabel?: string;
  /** In the place of the rows when there are none: an `EmptyState`. */
  empty?: ReactNode;
  /** In the place of the rows when they could not be had: a `Banner` with a way on. */
  error?: ReactNode;
  /** `tall` for rows of two lines. @default "regular" */
  rowSize?: keyof typeof styles.rowSize;
  /** `plain` inside a `Card`, which has a frame of its own. @default "framed" */
  variant?: keyof typeof styles.variant;
  /** Rows there are in all, when `rows` is a part of them: a page, a window. */
  totalRows?: number;
  /** The place of the first of `rows` among all of them, from 0. @default 0 */
  firstRowIndex?: number;
}

/**
 * Things of one kind, a row each.
 *
 * A semantic `<table>`: screen readers walk it with their own table keys, Tab goes from link to
 * button. Sorting headers are buttons. Below 820 px of its own width optional columns go, below 620
 * a row becomes a list item; it stays a table to assistive technology. The head stays in view.
 *
 * For facts about one thing use `DescriptionList`.
 */
export function Table<Row>({
  columns,
  rows,
  getRowKey,
  rowHref,
  rowLead,
  rowActions,
  actionsLabel = 'Actions',
  sortDescriptor,
  onSortChange,
  isRefreshing = false,
  loadingLabel = 'Loading',
  empty,
  error,
  rowSize = 'regular',
  variant = 'framed',
  totalRows,
  firstRowIndex = 0,
  className,
  ...props
}: TableProps<Row>) {
  const instead = error ?? (rows?.length === 0 ? empty : undefined);
  const isLoading = rows === undefined && instead === undefined;
  const hasActions = rowActions !== undefined;
  return (
    <div className={classNames(styles.frame, styles.variant[variant])}>
      <VisuallyHidden aria-live="polite">{isLoading ? loadingLabel : null}</VisuallyHidden>
      {/* The roles are spelled out because the narrow layout is not `display: table`. */}
      <table
        {...props}
        {...roles.table}
        aria-busy={isLoading || isRefreshing || undefined}
        aria-rowcount={totalRows === undefined ? undefined : totalRows + 1}
        data-lead={rowLead === undefined ? undefined : ''}
        className={classNames(styles.table, styles.rowSize[rowSize], className)}
      >
        <TableHead
          columns={columns}
          actionsLabel={hasActions ? actionsLabel : undefined}
          sortDescriptor={sortDescriptor}
          onSortChange={onSortChange}
        />
        {instead === undefined ? (
          <tbody
            {...roles.group}
            className={styles.body}
            data-refreshing={isRefreshing || undefined}
          >
            {rows === undefined ? (
              <TableSkeletonRows
                columns={columns}
                hasActions={hasActions}
                hasLead={rowLead !== undefined}
              />
            ) : (
              rows.map((row, index) => (
                <TableRow
                  key={getRowKey(row)}
                  row={row}
                  columns={columns}
                  lead={rowLead?.(row)}
                  href={rowHref?.(row)}
                  actions={rowActions?.(row)}
                  hasActions={hasActions}
                  // The head is row 1.
                  rowIndex={totalRows === undefined ? undefined : firstRowIndex + index + 2}
                />
              ))
            )}
          </tbody>
        ) : null}
      </table>
      {instead === undefined ? null : <div className={styles.instead}>{instead}</div>}
    </div>
  );
}
