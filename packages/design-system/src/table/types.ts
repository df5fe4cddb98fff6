import type { ReactNode } from 'react';
import type { SortDirection } from 'react-aria-components';

/** One column of a `Table`. */
export interface TableColumn<Row> {
  /** Tells columns apart; `sortDescriptor.column` refers to it. */
  id: string;
  /** The column's name. Not shown in the narrow layout. */
  header: ReactNode;
  /** Renders a cell. `index` is the row's index among all rows, from 0. */
  cell: (row: Row, index: number) => ReactNode;
  /** `end` for numbers. @default "start" */
  align?: 'start' | 'end';
  /** Names the row: its link (`rowHref`) is put here, and screen readers say it first. @default the first column */
  isRowHeader?: boolean;
  /** Whether its header sorts. @default false */
  allowsSorting?: boolean;
  /** Share of the width: `27%`, or `88` in pixels. @default what is left, shared evenly */
  width?: `${number}%` | number;
  /** Left out when the table is narrower than 820 px: for what matters least. @default false */
  isOptional?: boolean;
  /**
   * Its place when a row becomes a list item, below 620 px: `title` opens it, `end` stands at the
   * end of that line, each `line` takes a line of its own, `hidden` goes.
   * @default `title` for the row header, `hidden` for an optional column, else `line`
   */
  narrow?: 'title' | 'end' | 'line' | 'hidden';
  /** Content while rows load. @default a bar of text */
  skeleton?: ReactNode;
}

/** By which column the rows are ordered, and which way. React Aria's shape. */
export interface TableSort {
  column: string;
  direction: SortDirection;
}

/** Selection props of a `Table`. React Aria's names. */
export interface TableSelectionProps {
  /** Number of selectable rows. @default "none" */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Keys (`getRowKey`) of the selected rows. They may be of rows that are not in `rows` now. */
  selectedKeys?: Iterable<string>;
  /** The rows selected at first, when the table keeps the selection itself. */
  defaultSelectedKeys?: Iterable<string>;
  /** Called with every selected key, of rows that are out of sight too. */
  onSelectionChange?: (keys: ReadonlySet<string>) => void;
  /** Keys of rows that cannot be selected. */
  disabledKeys?: Iterable<string>;
}
