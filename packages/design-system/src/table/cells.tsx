import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';

import { placeOf, rowHeaderOf } from './columns.ts';
import { roles } from './roles.ts';
import * as styles from './Table.css.ts';
import type { TableProps } from './types.ts';

/** A row and how to render it. */
export interface RowContent<Row> extends Pick<
  TableProps<Row>,
  'columns' | 'rowHref' | 'rowLead' | 'rowActions'
> {
  row: Row;
}

interface CellOptions {
  /** Role of a cell. @default `roles.cell` */
  cellRole?: { role: string };
  /** Id of the row header. */
  nameId?: string;
}

/** Renders the cells of a row, with its link in the row header. A function, to save a component per row. */
export function renderCells<Row>(
  { row, columns, rowHref, rowLead }: RowContent<Row>,
  { cellRole = roles.cell, nameId }: CellOptions = {},
): ReactNode {
  const rowHeader = rowHeaderOf(columns);
  return columns.map((column) => {
    const isRowHeader = column === rowHeader;
    const Cell = isRowHeader ? 'th' : 'td';
    const content = column.cell(row);
    return (
      <Cell
        key={column.id}
        {...(isRowHeader ? roles.rowHeader : cellRole)}
        id={isRowHeader ? nameId : undefined}
        data-part="table-cell"
        className={styles.cell}
        data-align={column.align}
        data-optional={column.isOptional || undefined}
        data-narrow={placeOf(column, isRowHeader)}
      >
        {isRowHeader ? renderName(content, rowHref?.(row), rowLead?.(row)) : content}
      </Cell>
    );
  });
}

/** Renders the last cell of a row, with its actions. */
export function renderActions<Row>(
  { row, rowActions }: RowContent<Row>,
  { cellRole = roles.cell }: CellOptions = {},
): ReactNode {
  return rowActions === undefined ? null : (
    <td {...cellRole} data-part="table-cell" className={styles.cell} data-narrow="actions">
      {rowActions(row)}
    </td>
  );
}

/** Renders a row header, as a link if the row has one. */
function renderName(content: ReactNode, href: string | undefined, lead: ReactNode): ReactNode {
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
