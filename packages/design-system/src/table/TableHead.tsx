import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';

import { VisuallyHidden } from '../visually-hidden/index.ts';
import { roles } from './roles.ts';
import * as styles from './Table.css.ts';
import type { TableColumn, TableSort } from './types.ts';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  /** The name of the column of row menus; without it there is none. */
  actionsLabel: string | undefined;
  sortDescriptor: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
}

/** The widths of a table's columns, and their names. */
export function TableHead<Row>({
  columns,
  actionsLabel,
  sortDescriptor,
  onSortChange,
}: TableHeadProps<Row>) {
  return (
    <>
      <colgroup className={styles.columns}>
        {columns.map(({ id, width, isOptional }) => (
          // An attribute: a strict CSP refuses a width in a style attribute.
          <col key={id} width={width} data-optional={isOptional || undefined} />
        ))}
        {actionsLabel === undefined ? null : <col width={52} />}
      </colgroup>
      <thead {...roles.group} className={styles.head}>
        <tr {...roles.row} aria-rowindex={1}>
          {columns.map(({ id, header, align, allowsSorting, isOptional }) => {
            const direction = sortDescriptor?.column === id ? sortDescriptor.direction : undefined;
            return (
              <th
                key={id}
                {...roles.columnHeader}
                className={styles.columnHeader}
                aria-sort={allowsSorting ? (direction ?? 'none') : undefined}
                data-align={align}
                data-optional={isOptional || undefined}
              >
                {allowsSorting && onSortChange ? (
                  <SortButton
                    direction={direction}
                    onPress={() => onSortChange({ column: id, direction: opposite(direction) })}
                  >
                    {header}
                  </SortButton>
                ) : (
                  header
                )}
              </th>
            );
          })}
          {actionsLabel === undefined ? null : (
            <th {...roles.columnHeader} className={styles.columnHeader}>
              <VisuallyHidden>{actionsLabel}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
    </>
  );
}

interface SortButtonProps {
  direction: TableSort['direction'] | undefined;
  onPress: () => void;
  children: ReactNode;
}

/** The arrow points the way the column is sorted; `aria-sort` of its cell says it. */
function SortButton({ direction, onPress, children }: SortButtonProps) {
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <Button className={styles.sort} data-sorted={direction} onPress={onPress}>
      {children}
      <Arrow className={styles.arrow} size={12} strokeWidth={2} aria-hidden="true" />
    </Button>
  );
}

function opposite(direction: TableSort['direction'] | undefined): TableSort['direction'] {
  return direction === 'ascending' ? 'descending' : 'ascending';
}
