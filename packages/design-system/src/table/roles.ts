/**
 * The roles that a table's elements have anyway, until CSS changes their `display`: a browser then
 * drops them. The narrow layout does, so they are spelled out. One whose rows are walked by keyboard
 * is a grid.
 */
export const roles = {
  table: { role: 'table' },
  grid: { role: 'grid' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
  gridCell: { role: 'gridcell' },
} as const;
