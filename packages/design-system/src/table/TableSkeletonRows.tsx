import { SkeletonText } from '../skeleton/index.ts';
import { placeOf, rowHeaderOf } from './columns.ts';
import { roles } from './roles.ts';
import * as styles from './Table.css.ts';
import type { TableColumn } from './types.ts';

const rows = ['1', '2', '3', '4', '5'] as const;
/** Lengths that look like data. Constant, so that nothing flickers. */
const widths = ['lg', 'md', 'xl', 'md', 'lg'] as const;

interface TableSkeletonRowsProps<Row> {
  columns: readonly TableColumn<Row>[];
  hasBoxes: boolean;
  hasActions: boolean;
  hasLead: boolean;
}

/** Five rows as high as the real ones. The table announces "Loading" for them. */
export function TableSkeletonRows<Row>({
  columns,
  hasBoxes,
  hasActions,
  hasLead,
}: TableSkeletonRowsProps<Row>) {
  const rowHeader = rowHeaderOf(columns);
  return rows.map((id, index) => (
    <tr key={id} {...roles.row} className={styles.row} aria-hidden="true" inert>
      {hasBoxes ? <td {...roles.cell} className={styles.cell} data-narrow="select" /> : null}
      {columns.map((column) => (
        <td
          key={column.id}
          {...roles.cell}
          className={styles.cell}
          data-align={column.align}
          data-optional={column.isOptional || undefined}
          data-narrow={placeOf(column, column === rowHeader)}
        >
          {column === rowHeader && hasLead ? (
            <span className={styles.ident}>
              <SkeletonText shape="square" />
              {column.skeleton ?? <SkeletonText width={widths[index]} />}
            </span>
          ) : (
            (column.skeleton ?? (
              <SkeletonText width={column === rowHeader ? widths[index] : 'sm'} />
            ))
          )}
        </td>
      ))}
      {hasActions ? <td {...roles.cell} className={styles.cell} data-narrow="actions" /> : null}
    </tr>
  ));
}
