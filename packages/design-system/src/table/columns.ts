import type { CSSProperties } from 'react';

import type { TableColumn } from './types.ts';

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
export function columnTracks<Row>(
  columns: readonly TableColumn<Row>[],
  actionsWidth: number | undefined,
): CSSProperties & Record<`--${string}`, string> {
  const actions = actionsWidth === undefined ? [] : [track(actionsWidth)];
  const join = (shown: readonly TableColumn<Row>[]) =>
    [...shown.map(({ width }) => track(width)), ...actions].join(' ');
  return {
    '--qs-table-columns': join(columns),
    '--qs-table-columns-medium': join(columns.filter(({ isOptional }) => isOptional !== true)),
  };
}

/** A column without a width takes the rest, and if there is none, those with pixels, as in a CSS table. */
function track(width: TableColumn<unknown>['width']): string {
  if (width === undefined) return 'minmax(0, 1000000fr)';
  return typeof width === 'number' ? `minmax(${width}px, ${width}fr)` : width;
}
