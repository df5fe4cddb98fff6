import { classNames } from '../internal/classNames.ts';
import { columnTracks } from './columns.ts';
import { roles } from './roles.ts';
import * as styles from './Table.css.ts';
import { TableBody } from './TableBody.tsx';
import { TableFrame } from './TableFrame.tsx';
import { TableRow } from './TableRow.tsx';
import type { TableProps } from './types.ts';

/**
 * Objects of one kind, one per row.
 *
 * A semantic `<table>`: screen readers use their own table keys, Tab goes from link to
 * button. Sorting headers are buttons. Below 820 px of its own width optional columns are hidden, below 620
 * a row becomes a list item; it stays a table for assistive technology. The header is sticky.
 *
 * For more than a hundred rows set `isLong`. To select rows by keyboard, or for thousands of them, use `DataGrid`. For facts about one object use
 * `DescriptionList`.
 */
export function Table<Row>({
  getRowKey,
  rowHref,
  isRowHighlighted,
  getRowGroup,
  groupHeading,
  firstRowIndex = 0,
  isLong = false,
  className,
  style,
  ...props
}: TableProps<Row>) {
  const { columns, rows, rowLead, rowActions, isRefreshing, totalRows } = props;
  const columnCount = columns.length + (rowActions === undefined ? 0 : 1);
  const renderRow = (row: Row, index: number) => (
    <TableRow
      key={getRowKey(row)}
      row={row}
      // The header is row 1.
      rowIndex={totalRows === undefined ? undefined : firstRowIndex + index + 2}
      columns={columns}
      rowHref={rowHref}
      rowLead={rowLead}
      rowActions={rowActions}
      isRowHighlighted={isRowHighlighted}
    />
  );
  return (
    <TableFrame
      {...props}
      className={classNames(isLong ? styles.long : undefined, className)}
      style={isLong ? { ...columnTracks(props), ...style } : style}
    >
      {getRowGroup === undefined ? (
        <TableBody isRefreshing={isRefreshing}>{rows?.map(renderRow)}</TableBody>
      ) : (
        [...Map.groupBy(rows ?? [], getRowGroup)].map(([group, members]) => (
          <TableBody key={group} isRefreshing={isRefreshing}>
            <tr {...roles.row} className={styles.groupRow}>
              <th {...roles.groupHeader} className={styles.groupHeader} colSpan={columnCount}>
                {groupHeading?.(group, members)}
              </th>
            </tr>
            {members.map(renderRow)}
          </TableBody>
        ))
      )}
    </TableFrame>
  );
}
