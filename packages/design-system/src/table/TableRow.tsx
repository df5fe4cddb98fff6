import { PureComponent, type ReactNode, type Ref } from 'react';
import { Link } from 'react-aria-components';

import { placeOf, rowHeaderOf } from './columns.ts';
import { roles } from './roles.ts';
import * as styles from './Table.css.ts';
import type { TableColumn } from './types.ts';

/** Props shared by all rows of a table. */
export interface RowLook<Row> {
  columns: readonly TableColumn<Row>[];
  rowHref: ((row: Row) => string | undefined) | undefined;
  /** Content before the name. */
  rowLead: ((row: Row) => ReactNode) | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
  /** Rows have keyboard navigation. */
  isGrid: boolean;
  /** Id of the label that precedes a row's name in its checkbox label. Without it there are no checkboxes. */
  selectLabelId: string | undefined;
}

interface TableRowProps<Row> extends RowLook<Row> {
  row: Row;
  /** Its index in `rows`. */
  index: number;
  /** Its row index for assistive technology, from 1; the header is row 1. */
  rowIndex: number | undefined;
  /** `undefined` where rows cannot be selected. */
  isSelected: boolean | undefined;
  isDisabled: boolean;
  /** Whether it is the Tab stop. */
  isTabStop: boolean;
  /** Unique on the page: the label of its checkbox refers to it. */
  id: string;
  rowRef?: Ref<HTMLTableRowElement>;
}

/**
 * One row, with its link in the row header. It is not rendered again when others scroll into
 * view: a class, because the types of `memo` lose the type parameter.
 */
export class TableRow<Row> extends PureComponent<TableRowProps<Row>> {
  override render() {
    const {
      row,
      index,
      rowIndex,
      columns,
      rowHref,
      rowLead,
      rowActions,
      isGrid,
      selectLabelId,
      isSelected,
      isDisabled,
      isTabStop,
      id,
      rowRef,
    } = this.props;
    const rowHeader = rowHeaderOf(columns);
    const href = rowHref?.(row);
    const cellRole = isGrid ? roles.gridCell : roles.cell;
    return (
      <tr
        {...roles.row}
        ref={rowRef}
        className={styles.row}
        aria-rowindex={rowIndex}
        aria-selected={isSelected}
        aria-disabled={isDisabled || undefined}
        tabIndex={isGrid ? (isTabStop ? 0 : -1) : undefined}
        data-index={isGrid ? index : undefined}
        data-href={href === undefined ? undefined : ''}
      >
        {selectLabelId === undefined ? null : (
          <td
            {...cellRole}
            className={styles.cell}
            data-narrow="select"
            data-selected={isSelected || undefined}
            data-disabled={isDisabled || undefined}
          >
            {/* The table body handles its presses and keys. An input would cost more than the rest of its row. */}
            <span
              role="checkbox"
              className={styles.selectBox}
              aria-labelledby={`${selectLabelId} ${id}-name`}
              aria-checked={isSelected}
              aria-disabled={isDisabled || undefined}
              tabIndex={isDisabled ? undefined : -1}
            />
          </td>
        )}
        {columns.map((column) => {
          const isRowHeader = column === rowHeader;
          const Cell = isRowHeader ? 'th' : 'td';
          const content = column.cell(row, index);
          return (
            <Cell
              key={column.id}
              {...(isRowHeader ? roles.rowHeader : cellRole)}
              id={isRowHeader && selectLabelId !== undefined ? `${id}-name` : undefined}
              className={styles.cell}
              data-align={column.align}
              data-optional={column.isOptional || undefined}
              data-narrow={placeOf(column, isRowHeader)}
            >
              {isRowHeader ? nameOfRow(content, href, rowLead?.(row)) : content}
            </Cell>
          );
        })}
        {rowActions === undefined ? null : (
          <td {...cellRole} className={styles.cell} data-narrow="actions">
            {rowActions(row)}
          </td>
        )}
      </tr>
    );
  }
}

/** Renders a row header, as a link if the row has one. Not a component, to save one per row. */
function nameOfRow(content: ReactNode, href: string | undefined, lead: ReactNode): ReactNode {
  const name =
    href === undefined ? (
      content
    ) : (
      <Link href={href} className={styles.rowLink}>
        {content}
      </Link>
    );
  if (lead === undefined) return name;
  return (
    <span className={styles.ident}>
      {lead}
      <span className={styles.name}>{name}</span>
    </span>
  );
}
