import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classNames } from '../internal/classNames.ts';
import { useLoadingLabel } from '../messages/labels.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { insteadOfRows } from './insteadOfRows.ts';
import { roles } from './roles.ts';
import * as styles from './Table.css.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { TableSkeletonRows } from './TableSkeletonRows.tsx';
import type { TableProps } from './types.ts';

interface TableFrameProps<Row> extends Omit<
  TableProps<Row>,
  'getRowKey' | 'rowHref' | 'isRowHighlighted' | 'getRowGroup' | 'groupHeading' | 'firstRowIndex'
> {
  /** The body with the rows. Not rendered while the rows load, or while other content replaces them. */
  children: ReactNode;
  /** Header of a column before the others, with a checkbox for each row. */
  selectHeader?: ReactNode;
  /** Announced when it changes, unless the table loads. */
  announcement?: ReactNode;
  /** Props of the element around the table. */
  areaProps?: ComponentPropsWithRef<'div'>;
  /** Props of the table's header. */
  headProps?: ComponentPropsWithRef<'thead'>;
}

/** A table without its rows: frame, header, placeholders while it loads, and content that replaces the rows. */
export function TableFrame<Row>({
  children,
  selectHeader,
  announcement,
  areaProps,
  headProps,
  columns,
  rows,
  rowLead,
  rowActions,
  actionsLabel,
  actionsWidth,
  sortDescriptor,
  onSortChange,
  isRefreshing = false,
  loadingLabel,
  empty,
  error,
  rowSize = 'regular',
  variant = 'framed',
  totalRows,
  className,
  ...props
}: TableFrameProps<Row>) {
  const loading = useLoadingLabel();
  const instead = insteadOfRows({ rows, empty, error });
  const isLoading = rows === undefined && instead === undefined;
  return (
    <div data-part="table" className={classNames(styles.frame, styles.variant[variant])}>
      <VisuallyHidden aria-live="polite">
        {isLoading ? (loadingLabel ?? loading) : announcement}
      </VisuallyHidden>
      <div {...areaProps}>
        {/* Explicit roles, because the narrow layout is not `display: table`. */}
        <table
          {...roles.table}
          {...props}
          aria-busy={isLoading || isRefreshing || undefined}
          // The header is a row, too.
          aria-rowcount={totalRows === undefined ? undefined : totalRows + 1}
          data-lead={rowLead === undefined ? undefined : ''}
          data-empty={error === undefined && instead !== undefined ? '' : undefined}
          className={classNames(styles.table, styles.rowSize[rowSize], className)}
        >
          <TableHead
            {...headProps}
            columns={columns}
            selectHeader={selectHeader}
            hasActions={rowActions !== undefined}
            actionsLabel={actionsLabel}
            actionsWidth={actionsWidth}
            sortDescriptor={sortDescriptor}
            onSortChange={onSortChange}
          />
          {isLoading ? (
            <TableBody>
              <TableSkeletonRows
                columns={columns}
                hasBoxes={selectHeader !== undefined}
                hasActions={rowActions !== undefined}
                hasLead={rowLead !== undefined}
              />
            </TableBody>
          ) : null}
          {instead === undefined && !isLoading ? children : null}
        </table>
      </div>
      {instead === undefined ? null : <div className={styles.instead}>{instead}</div>}
    </div>
  );
}
