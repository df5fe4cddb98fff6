import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { SortDirection } from 'react-aria-components';

/** One column of a `Table`. */
export interface TableColumn<Row> {
  /** Unique id of a column; `sortDescriptor.column` refers to it. */
  id: string;
  /** Header of the column. Not shown in the narrow layout. */
  header: ReactNode;
  /** Renders a cell. */
  cell: (row: Row) => ReactNode;
  /** `end` for numbers. @default "start" */
  align?: 'start' | 'end';
  /** Whether it is the row header, which contains the link (`rowHref`). @default the first column */
  isRowHeader?: boolean;
  /** Whether its header sorts. @default false */
  allowsSorting?: boolean;
  /** Width: `27%`, or `88` in pixels. @default the remaining width, shared evenly */
  width?: `${number}%` | number;
  /** Whether it is hidden when the table is narrower than 820 px: for the least important content. @default false */
  isOptional?: boolean;
  /**
   * Position when a row becomes a list item, below 620 px: `title` is its first line, `start` is before it, for a
   * checkbox, and `end` at its end, each for one column; each `line` takes its own line, `hidden` is not shown.
   * @default `title` for the row header, `hidden` for an optional column, else `line`
   */
  narrow?: 'start' | 'title' | 'end' | 'line' | 'hidden';
  /** Content while rows load. @default a bar of text */
  skeleton?: ReactNode;
}

/** Sort column and direction of the rows, in React Aria's shape. */
export interface TableSort {
  column: string;
  direction: SortDirection;
}

/** Props of `Table`; the rest go to its `<table>`. */
export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** Accessible name of the table: "Apps". */
  'aria-label': string;
  /** Columns, from start to end. One of them is the row header. */
  columns: readonly TableColumn<Row>[];
  /** The rows to show, in order. `undefined` while the first ones load. */
  rows: readonly Row[] | undefined;
  /** Returns a unique key of a row. */
  getRowKey: (row: Row) => string;
  /** Link of a row. The whole row can be pressed; the link is in the row header. */
  rowHref?: (row: Row) => string | undefined;
  /** Whether a row has a tint: one with unsaved edits. @default none */
  isRowHighlighted?: (row: Row) => boolean;
  /**
   * Returns the id of a row's group. The rows of a group follow each other, under its heading.
   * Not together with `totalRows`. @default no groups
   */
  getRowGroup?: (row: Row) => string;
  /** Heading of a group: its name, and the number of its rows. */
  groupHeading?: (group: string, rows: readonly Row[]) => ReactNode;
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
  /** Announced while it loads. @default "Loading" */
  loadingLabel?: string;
  /** Replaces the rows when there are none: an `EmptyState`. */
  empty?: ReactNode;
  /** Replaces the rows when they failed to load: a `Banner` with a retry action. */
  error?: ReactNode;
  /** `tall` for rows of two lines. @default "regular" */
  rowSize?: 'regular' | 'tall';
  /**
   * Whether there may be more than a hundred rows. Rows outside the view are then in the page, for the browser's search
   * and screen readers, but are neither laid out nor painted. Each row has its own layout: a cell is as wide as its
   * column, whatever its content. @default false
   */
  isLong?: boolean;
  /** `plain` inside a `Card`, which has its own frame. @default "framed" */
  variant?: 'framed' | 'plain';
  /** Total number of rows, when `rows` is a part of them: a page, a window. */
  totalRows?: number;
  /** Index of the first of `rows` among all of them. @default 0 */
  firstRowIndex?: number;
}
