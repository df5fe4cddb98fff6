import type { ComponentPropsWithRef, ReactNode } from 'react';

import { useLabels } from '../messages/labels.ts';
import type { ComponentLabels } from '../messages/messages.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { defaultActionsWidth } from './columns.ts';
import { roles } from './roles.ts';
import * as styles from './Table.css.ts';
import type { TableProps, TableSort } from './types.ts';

const english = { actions: 'Actions' } satisfies Partial<ComponentLabels>;

interface TableHeadProps<Row>
  extends
    ComponentPropsWithRef<'thead'>,
    Pick<
      TableProps<Row>,
      'columns' | 'actionsLabel' | 'actionsWidth' | 'sortDescriptor' | 'onSortChange'
    > {
  /** Header of a column before the others. */
  selectHeader: ReactNode;
  hasActions: boolean;
}

/** The widths of a table's columns, and their headers. */
export function TableHead<Row>({
  columns,
  selectHeader,
  hasActions,
  actionsLabel,
  actionsWidth = defaultActionsWidth,
  sortDescriptor,
  onSortChange,
  ...props
}: TableHeadProps<Row>) {
  const labels = useLabels('labels', english);
  return (
    <>
      <colgroup className={styles.columns}>
        {selectHeader === undefined ? null : <col width={44} />}
        {columns.map(({ id, width, isOptional }) => (
          // An attribute, because a strict CSP blocks a width in a style attribute.
          <col key={id} width={width} data-optional={isOptional || undefined} />
        ))}
        {hasActions ? <col width={actionsWidth} /> : null}
      </colgroup>
      <thead {...props} {...roles.group} data-part="table-header" className={styles.head}>
        <tr {...roles.row} aria-rowindex={1}>
          {selectHeader}
          {columns.map(({ id, header, align, allowsSorting, isOptional }) => {
            const direction = sortDescriptor?.column === id ? sortDescriptor.direction : undefined;
            return (
              <th
                key={id}
                {...roles.columnHeader}
                data-part="table-column-header"
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
          {hasActions ? (
            <th
              {...roles.columnHeader}
              data-part="table-column-header"
              className={styles.columnHeader}
            >
              <VisuallyHidden>{actionsLabel ?? labels.actions}</VisuallyHidden>
            </th>
          ) : null}
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

/**
 * Its arrow shows the sort direction, like `aria-sort` of its cell. A native button and a
 * rotated square: React Aria's and Lucide's would cost a large table as much as half of its cells.
 */
function SortButton({ direction, onPress, children }: SortButtonProps) {
  return (
    <button type="button" className={styles.sort} data-sorted={direction} onClick={onPress}>
      {children}
    </button>
  );
}

function opposite(direction: TableSort['direction'] | undefined): TableSort['direction'] {
  return direction === 'ascending' ? 'descending' : 'ascending';
}
