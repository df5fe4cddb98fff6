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
  /** Returns a unique key of a row. */
  getRowKey: (row: Row) => string;
  /** Text value of a row. With it, typing letters moves to the next row that begins with them (selectable or windowed). */
  getRowText?: (row: Row) => string;
  /** Link of a row. The whole row can be pressed; the link is in the row header. */
  rowHref?: (row: Row) => string | undefined;
  /** Content before a row's name: a `Pennant`, an `Avatar`, 24 px wide. */
  rowLead?: (row: Row) => ReactNode;
  /** Actions of a row: a `MenuTrigger`, in a column at the end. */
  rowActions?: (row: Row) => ReactNode;
  /** Header of that column, for screen readers. @default "Actions" */
  actionsLabel?: string;
  /** Width of that column in pixels: increase it for a button with a label. @default 52, for an `IconButton` */
  actionsWidth?: number;
  /** Current sort order. */
  sortDescriptor?: TableSort;
  /** Called when a sortable header is pressed. A new column starts ascending. */
  onSortChange?: (sort: TableSort) => void;
  /** New rows are loading: the current ones stay, dimmed. @default false */
  isRefreshing?: boolean;
  /** Label of the checkbox that selects all rows. @default "Select all" */
  selectAllLabel?: string;
  /** Text before a row's name in the label of its checkbox. @default "Select" */
  selectLabel?: string;
  /** Announces the number of selected rows when it changes. @default "3 selected" */
  selectedLabel?: (count: number) => string;
  /** Announced while it loads. @default "Loading" */
  loadingLabel?: string;
  /** Replaces the rows when there are none: an `EmptyState`. */
  empty?: ReactNode;
  /** Replaces the rows when they failed to load: a `Banner` with a retry action. */
  error?: ReactNode;
  /** `tall` for rows of two lines. @default "regular" */
  rowSize?: 'regular' | 'tall';
  /** `plain` inside a `Card`, which has its own frame. @default "framed" */
  variant?: 'framed' | 'plain';
  /**
   * For more than a few hundred rows: the table scrolls in its own container, at most this many rows
   * and four fifths of the screen high, and renders only the rows in view. All rows must have equal
   * height, so their text does not wrap. Limited to some 300 000 rows by the maximum height of elements.
   * @default all rows are rendered, and the page scrolls
   */
  maxVisibleRows?: number;
  /** Total number of rows, when `rows` is a part of them: a page, a window. */
  totalRows?: number;
  /** Index of the first of `rows` among all of them. @default 0 */
  firstRowIndex?: number;
}

/**
 * Objects of one kind, one per row.
 *
 * A semantic `<table>`: screen readers use their own table keys, Tab goes from link to
 * button. Sorting headers are buttons. Below 820 px of its own width optional columns are hidden, below 620
 * a row becomes a list item; it stays a table for assistive technology. The header is sticky.
 *
 * With `selectionMode` or `maxVisibleRows` it is a grid: Tab stops at one row, arrow keys, Home, End,
 * Page Up and Page Down move between rows and their content, Space selects, Shift extends, Mod+A selects
 * all, Escape clears, Enter follows the row.
 *
 * For facts about one object use `DescriptionList`.
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
        // Its rows are the Tab stop; it takes focus when there are no rows.
        tabIndex={isGrid ? -1 : undefined}
        ref={frame}
        {...focus}
      >
        {/* Explicit roles, because the narrow layout is not `display: table`. */}
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
