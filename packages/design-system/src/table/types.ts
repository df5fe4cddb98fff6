import type { ReactNode } from 'react';
import type { SortDirection } from 'react-aria-components';

/** One column of a `Table`. */
export interface TableColumn<Row> {
  /** Unique id of a column; `sortDescriptor.column` refers to it. */
  id: string;
  /** Header of the column. Not shown in the narrow layout. */
  header: ReactNode;
  /** Renders a cell. `index` is the row's index among all rows, from 0. */
  cell: (row: Row, index: number) => ReactNode;
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
   * Position when a row becomes a list item, below 620 px: `title` starts it, `end` is at the
   * end of that line, each `line` takes its own line, `hidden` is not shown.
   * @default `title` for the row header, `hidden` for an optional column, else `line`
   */
  narrow?: 'title' | 'end' | 'line' | 'hidden';
  /** Content while rows load. @default a bar of text */
  skeleton?: ReactNode;
}

/** Sort column and direction of the rows, in React Aria's shape. */
export interface TableSort {
  column: string;
  direction: SortDirection;
}

/** Selection props of a `Table`. React Aria's names. */
export interface TableSelectionProps {
  /** Number of selectable rows. @default "none" */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Keys (`getRowKey`) of the selected rows, including rows that are not in `rows` now. */
  selectedKeys?: Iterable<string>;
  /** Initially selected rows (uncontrolled). */
  defaultSelectedKeys?: Iterable<string>;
  /** Called with every selected key, including those of filtered rows. */
  onSelectionChange?: (keys: ReadonlySet<string>) => void;
  /** Keys of rows that cannot be selected. */
  disabledKeys?: Iterable<string>;
}
