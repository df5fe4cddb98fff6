import type { TableColumn } from './types.ts';

/** The row header column: the marked one, else the first. */
export function rowHeaderOf<Row>(
  columns: readonly TableColumn<Row>[],
): TableColumn<Row> | undefined {
  return columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
}

/** Position of a column's cell when a row becomes a list item; `undefined` for a line of its own, the default. */
export function placeOf<Row>(
  { narrow, isOptional }: TableColumn<Row>,
  isRowHeader: boolean,
): 'start' | 'title' | 'end' | 'hidden' | undefined {
  if (narrow !== undefined) return narrow === 'line' ? undefined : narrow;
  if (isRowHeader) return 'title';
  return isOptional ? 'hidden' : undefined;
}
