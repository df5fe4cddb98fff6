import { useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';

import { classNames } from '../internal/classNames.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { useLoadingLabel, useWords } from '../messages/labels.ts';
import type { ComponentLabels } from '../messages/messages.ts';
import { roles } from './roles.ts';
import * as styles from './Table.css.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { TableSkeletonRows } from './TableSkeletonRows.tsx';
import type { TableColumn, TableSelectionProps, TableSort } from './types.ts';
import { useFocusOfLastRow } from './useFocusOfLastRow.ts';
import { useSelection } from './useSelection.ts';

const english = {
  actions: 'Actions',
  select: 'Select',
  selectAll: 'Select all',
  selected: (count: number) => `${count} selected`,
} satisfies Partial<ComponentLabels>;

const NO_ROWS = [] as const;

/** Props of {@link Table}; the rest go to its `<table>`. */
export interface TableProps<Row>
  extends Omit<ComponentPropsWithRef<'table'>, 'children'>, TableSelectionProps {
  /** Accessible name of the table: "Apps". */
  'aria-label': string;
  /** Columns, from start to end. One of them is the row header. */
  columns: readonly TableColumn<Row>[];
  /** The rows to show, in order. `undefined` while the first ones load. */
  rows: readonly Row[] | undefined;
  /** Tells rows apart. */
  getRowKey: (row: Row) => string;
  /** Text value of a row. With it, typing letters moves to the next row that begins with them (selectable or windowed). */
  getRowText?: (row: Row) => string;
  /** Link of a row. The whole row can be pressed; the link is in the row header. */
  rowHref?: (row: Row) => string | undefined;
  /** Goes before a row's name: a `Pennant`, an `Avatar`, 24 px wide. */
  rowLead?: (row: Row) => ReactNode;
  /** Actions of a row: a `MenuTrigger`, in a column at the end. */
  rowActions?: (row: Row) => ReactNode;
  /** The name of that column, for screen readers. @default "Actions" */
  actionsLabel?: string;
  /** The width of that column in pixels: give more for a button with words. @default 52, for an `IconButton` */
  actionsWidth?: number;
  /** Current sort order. */
  sortDescriptor?: TableSort;
  /** Called by a press of a header that sorts. A new column starts ascending. */
  onSortChange?: (sort: TableSort) => void;
  /** New rows are on their way: these stay, in a quieter colour. @default false */
  isRefreshing?: boolean;
  /** The name of the box that selects all rows. @default "Select all" */
  selectAllLabel?: string;
  /** Stands before a row's name in the name of its box. @default "Select" */
  selectLabel?: string;
  /** Says how many rows are selected, when that changes. @default "3 selected" */
  selectedLabel?: (count: number) => string;
  /** Said while it loads. @default "Loading" */
  loadingLabel?: string;
  /** In the place of the rows when there are none: an `EmptyState`. */
  empty?: ReactNode;
  /** In the place of the rows when they could not be had: a `Banner` with a way on. */
  error?: ReactNode;
  /** `tall` for rows of two lines. @default "regular" */
  rowSize?: 'regular' | 'tall';
  /** `plain` inside a `Card`, which has a frame of its own. @default "framed" */
  variant?: 'framed' | 'plain';
  /**
   * For more than some hundred rows: the table scrolls in an area of its own, at most this many rows
   * and four fifths of the screen high, and renders only the rows in view. All rows must be equally
   * high, so text in them does not wrap. Holds some 300 000; a browser's elements do not get higher.
   * @default all rows are rendered, and the page scrolls
   */
  maxVisibleRows?: number;
  /** Rows there are in all, when `rows` is a part of them: a page, a window. */
  totalRows?: number;
  /** The place of the first of `rows` among all of them, from 0. @default 0 */
  firstRowIndex?: number;
}

/**
 * Things of one kind, a row each.
 *
 * A semantic `<table>`: screen readers walk it with their own table keys, Tab goes from link to
 * button. Sorting headers are buttons. Below 820 px of its own width optional columns go, below 620
 * a row becomes a list item; it stays a table to assistive technology. The head stays in view.
 *
 * With `selectionMode` or `maxVisibleRows` it is a grid: Tab stops at one row, arrow keys, Home, End,
 * Page Up and Page Down walk rows and what is in them, Space selects, Shift extends, Mod+A selects
 * all, Escape none, Enter follows the row.
 *
 * For facts about one thing use `DescriptionList`.
 */
export function Table<Row>({
  columns,
  rows,
  getRowKey,
  getRowText,
  rowHref,
  rowLead,
  rowActions,
  actionsLabel,
  actionsWidth = 52,
  sortDescriptor,
  onSortChange,
  selectionMode = 'none',
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  disabledKeys,
  selectAllLabel,
  selectLabel,
  selectedLabel,
  isRefreshing = false,
  loadingLabel,
  empty,
  error,
  rowSize = 'regular',
  variant = 'framed',
  maxVisibleRows,
  totalRows,
  firstRowIndex = 0,
  className,
  ...props
}: TableProps<Row>) {
  const labels = useWords('labels', english);
  const selectLabelId = useId();
  const loading = useLoadingLabel();
  const selection = useSelection(
    { selectionMode, selectedKeys, defaultSelectedKeys, onSelectionChange, disabledKeys },
    rows ?? NO_ROWS,
    getRowKey,
  );
  const frame = useRef<HTMLDivElement>(null);
  const instead = error ?? (rows?.length === 0 ? empty : undefined);
  const isLoading = rows === undefined && instead === undefined;
  const isWindowed = maxVisibleRows !== undefined;
  const isSelectable = selectionMode !== 'none';
  const isGrid = isWindowed || isSelectable;
  const rowCount = totalRows ?? (isWindowed ? rows?.length : undefined);
  const news =
    selectionMode === 'multiple' ? (selectedLabel ?? labels.selected)(selection.keys.size) : null;
  const focus = useFocusOfLastRow(frame, isGrid && instead !== undefined);
  return (
    <div className={classNames(styles.frame, styles.variant[variant])}>
      <VisuallyHidden aria-live="polite">
        {isLoading ? (loadingLabel ?? loading) : news}
      </VisuallyHidden>
      {isSelectable ? (
        <span id={selectLabelId} hidden>
          {selectLabel ?? labels.select}
        </span>
      ) : null}
      <div
        className={isWindowed ? styles.scroller : undefined}
        role={isWindowed ? 'region' : undefined}
        aria-label={isWindowed ? props['aria-label'] : undefined}
        // Its rows are the stop of Tab; it has the focus when there is none left.
        tabIndex={isGrid ? -1 : undefined}
        ref={frame}
        {...focus}
      >
        {/* The roles are spelled out because the narrow layout is not `display: table`. */}
        <table
          {...props}
          {...(isGrid ? roles.grid : roles.table)}
          aria-busy={isLoading || isRefreshing || undefined}
          aria-rowcount={rowCount === undefined ? undefined : rowCount + 1}
          aria-multiselectable={selectionMode === 'multiple' || undefined}
          data-lead={rowLead === undefined ? undefined : ''}
          data-selectable={isSelectable ? '' : undefined}
          data-empty={error === undefined && instead !== undefined ? '' : undefined}
          className={classNames(styles.table, styles.rowSize[rowSize], className)}
        >
          <TableHead
            columns={columns}
            selection={selection}
            selectAllLabel={isSelectable ? (selectAllLabel ?? labels.selectAll) : undefined}
            isGrid={isGrid}
            actionsLabel={rowActions === undefined ? undefined : (actionsLabel ?? labels.actions)}
            actionsWidth={actionsWidth}
            sortDescriptor={sortDescriptor}
            onSortChange={onSortChange}
          />
          {instead === undefined && rows === undefined ? (
            <tbody {...roles.group} className={styles.body}>
              <TableSkeletonRows
                columns={columns}
                hasBoxes={isSelectable}
                hasActions={rowActions !== undefined}
                hasLead={rowLead !== undefined}
              />
            </tbody>
          ) : null}
          {instead === undefined && rows !== undefined ? (
            <TableBody
              rows={rows}
              getRowKey={getRowKey}
              getRowText={getRowText}
              look={{
                columns,
                rowHref,
                rowLead,
                rowActions,
                isGrid,
                selectLabelId: isSelectable ? selectLabelId : undefined,
              }}
              selection={selection}
              isRefreshing={isRefreshing}
              maxVisibleRows={maxVisibleRows}
              firstRowIndex={firstRowIndex}
              isNumbered={rowCount !== undefined}
            />
          ) : null}
        </table>
      </div>
      {instead === undefined ? null : <div className={styles.instead}>{instead}</div>}
    </div>
  );
}
