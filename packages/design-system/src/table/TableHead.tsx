import type { KeyboardEvent, ReactNode } from 'react';

import { VisuallyHidden } from '../visually-hidden/index.ts';
import { moveFromHead } from './gridFocus.ts';
import { roles } from './roles.ts';
import { SelectAllBox } from './SelectAllBox.tsx';
import * as styles from './Table.css.ts';
import type { TableColumn, TableSort } from './types.ts';
import type { Selection } from './useSelection.ts';

interface TableHeadProps<Row> {
  selection: Selection;
  /** Label of the checkbox in the header. Without it there is none. */
  selectAllLabel: string | undefined;
  /** Rows and header have keyboard navigation. */
  isGrid: boolean;
  columns: readonly TableColumn<Row>[];
  /** Header of the action column; without it there is none. */
  actionsLabel: string | undefined;
  /** Its width, in pixels. */
  actionsWidth: number;
  sortDescriptor: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
}

/** The widths of a table's columns, and their headers. */
export function TableHead<Row>({
  selection,
  selectAllLabel,
  isGrid,
  columns,
  actionsLabel,
  actionsWidth,
  sortDescriptor,
  onSortChange,
}: TableHeadProps<Row>) {
  return (
    <>
      <colgroup className={styles.columns}>
        {selectAllLabel === undefined ? null : <col width={44} />}
        {columns.map(({ id, width, isOptional }) => (
          // An attribute, because a strict CSP blocks a width in a style attribute.
          <col key={id} width={width} data-optional={isOptional || undefined} />
        ))}
        {actionsLabel === undefined ? null : <col width={actionsWidth} />}
      </colgroup>
      <thead
        {...roles.group}
        {...(isGrid ? { onKeyDown: walkHead } : undefined)}
        className={styles.head}
      >
        <tr {...roles.row} aria-rowindex={1}>
          {selectAllLabel === undefined ? null : (
            <th
              {...roles.columnHeader}
              className={styles.columnHeader}
              data-selected={selection.share !== 'none' || undefined}
            >
              {selection.mode === 'multiple' ? (
                <SelectAllBox
                  label={selectAllLabel}
                  state={selection.share}
                  onChange={selection.setAll}
                />
              ) : (
                <VisuallyHidden>{selectAllLabel}</VisuallyHidden>
              )}
            </th>
          )}
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

/** Arrow keys move between the header and the rows. */
function walkHead(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, key } = event;
  const table = currentTarget.closest('table');
  if (table === null || !(target instanceof Element) || !table.contains(target)) return;
  if (moveFromHead(table, target, key)) event.preventDefault();
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
