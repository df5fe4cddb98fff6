import type { TableProps } from '../table/index.ts';

/** Selection props of a `DataGrid`. React Aria's names. */
export interface SelectionProps {
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

/** Props of `DataGrid`: those of `Table`, and for selection and windowing. */
export interface DataGridProps<Row>
  extends
    Omit<TableProps<Row>, 'isLong' | 'isRowHighlighted' | 'getRowGroup' | 'groupHeading'>,
    SelectionProps {
  /** Text value of a row. With it, typing letters moves to the next row that begins with them. */
  getRowText?: (row: Row) => string;
  /** Label of the checkbox that selects all rows. @default "Select all" */
  selectAllLabel?: string;
  /** Text before a row's name in the label of its checkbox. @default "Select" */
  selectLabel?: string;
  /** Announces the number of selected rows when it changes. @default "3 selected" */
  selectedLabel?: (count: number) => string;
  /**
   * For more than a few hundred rows: the grid scrolls in its own container, at most this many rows
   * and four fifths of the screen high, and renders only the rows in view. All rows must have equal
   * height, so their text does not wrap. Limited to some 300 000 rows by the maximum height of elements.
   * @default all rows are rendered, and the page scrolls
   */
  maxVisibleRows?: number;
}
