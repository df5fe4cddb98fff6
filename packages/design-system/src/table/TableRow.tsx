import { PureComponent, type ReactNode, type Ref } from 'react';
import { Link } from 'react-aria-components';

import { placeOf, rowHeaderOf } from './columns.ts';
import { roles } from './roles.ts';
import { SelectBox } from './SelectBox.tsx';
import * as styles from './Table.css.ts';
import type { TableColumn } from './types.ts';

/** What all rows of a table have in common. */
export interface RowLook<Row> {
  columns: readonly TableColumn<Row>[];
  rowHref: ((row: Row) => string | undefined) | undefined;
  /** Goes before the name. */
  rowLead: ((row: Row) => ReactNode) | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
  /** Its rows are walked by keyboard. */
  isGrid: boolean;
  /** Says what a row's box does, before its name. Without it there are no boxes. */
  selectLabel: string | undefined;
}

interface TableRowProps<Row> extends RowLook<Row> {
  row: Row;
  /** Its place among `rows`. */
  index: number;
  /** Its number for assistive technology, from 1; the head is row 1. */
  rowIndex: number | undefined;
  /** `undefined` where rows cannot be selected. */
  isSelected: boolean | undefined;
  isDisabled: boolean;
  /** The one row that Tab stops at. */
  isTabStop: boolean;
  /** Unique on the page: the boxes' names refer to it. */
  id: string;
  rowRef?: Ref<HTMLTableRowElement>;
}

/**
 * One row, with its link in the cell that names it. When others scroll into view it is not rendered
 * again: a class, because the types of `memo` lose the type parameter.
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
      selectLabel,
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
        {selectLabel === undefined ? null : (
          <td {...cellRole} className={styles.cell} data-narrow="select">
            <SelectBox
              id={`${id}-box`}
              label={selectLabel}
              labelledBy={`${id}-box ${id}-name`}
              state={isSelected ? 'all' : 'none'}
              isDisabled={isDisabled}
            />
          </td>
        )}
        {columns.map((column) => {
          const isRowHeader = column === rowHeader;
          const content = column.cell(row, index);
          const Cell = isRowHeader ? 'th' : 'td';
          return (
            <Cell
              key={column.id}
              {...cellRole}
              {...(isRowHeader ? roles.rowHeader : undefined)}
              id={isRowHeader && isGrid ? `${id}-name` : undefined}
              className={styles.cell}
              data-align={column.align}
              data-optional={column.isOptional || undefined}
              data-narrow={placeOf(column, isRowHeader)}
            >
              {isRowHeader ? (
                <RowName lead={rowLead?.(row)} href={href}>
                  {content}
                </RowName>
              ) : (
                content
              )}
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

interface RowNameProps {
  lead: ReactNode;
  href: string | undefined;
  children: ReactNode;
}

function RowName({ lead, href, children }: RowNameProps) {
  const name =
    href === undefined ? (
      children
    ) : (
      <Link href={href} className={styles.rowLink}>
        {children}
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
