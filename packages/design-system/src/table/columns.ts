import type { CSSProperties } from 'react';

import type { TableColumn, TableProps } from './types.ts';

/** Width of the column of actions in pixels, for an `IconButton`. */
export const defaultActionsWidth = 52;

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

/** Columns of a long table as grid tracks: all of them, and those that are not optional. */
export function columnTracks<Row>({
  columns,
  rowActions,
  actionsWidth = defaultActionsWidth,
}: Pick<TableProps<Row>, 'columns' | 'rowActions' | 'actionsWidth'>): CSSProperties &
  Record<`--${string}`, string> {
  const all: readonly Pick<TableColumn<Row>, 'width' | 'isOptional'>[] =
    rowActions === undefined ? columns : [...columns, { width: actionsWidth }];
  return {
    '--qs-table-columns': all.map(track).join(' '),
    '--qs-table-columns-medium': all
      .filter(({ isOptional }) => !isOptional)
      .map(track)
      .join(' '),
  };
}

/** A column without a width takes the rest, and if there is none, those with pixels, as in a CSS table. */
function track({ width }: { width?: TableColumn<unknown>['width'] }): string {
  if (width === undefined) return 'minmax(0,1e6fr)';
  return typeof width === 'number' ? `minmax(${width}px,${width}fr)` : width;
}
