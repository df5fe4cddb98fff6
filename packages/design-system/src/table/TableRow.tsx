import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';

import { placeOf, rowHeaderOf } from './columns.ts';
import { roles } from './roles.ts';
import * as styles from './Table.css.ts';
import type { TableColumn } from './types.ts';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  /** Goes before the name. */
  lead: ReactNode;
  href: string | undefined;
  actions: ReactNode;
  hasActions: boolean;
  rowIndex: number | undefined;
}

/** One row, with its link in the cell that names it. */
export function TableRow<Row>({
  row,
  columns,
  lead,
  href,
  actions,
  hasActions,
  rowIndex,
}: TableRowProps<Row>) {
  const rowHeader = rowHeaderOf(columns);
  return (
    <tr
      {...roles.row}
      className={styles.row}
      aria-rowindex={rowIndex}
      data-href={href === undefined ? undefined : ''}
    >
      {columns.map((column) => {
        const isRowHeader = column === rowHeader;
        const content = column.cell(row);
        const Cell = isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            {...(isRowHeader ? roles.rowHeader : roles.cell)}
            className={styles.cell}
            data-align={column.align}
            data-optional={column.isOptional || undefined}
            data-narrow={placeOf(column, isRowHeader)}
          >
            {isRowHeader ? (
              <RowName lead={lead} href={href}>
                {content}
              </RowName>
            ) : (
              content
            )}
          </Cell>
        );
      })}
      {hasActions ? (
        <td {...roles.cell} className={styles.cell} data-narrow="actions">
          {actions}
        </td>
      ) : null}
    </tr>
  );
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
