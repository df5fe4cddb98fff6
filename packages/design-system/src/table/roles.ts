/**
 * The implicit roles of a table's elements, which browsers drop when CSS changes their `display`.
 * The narrow layout does that, so the roles are explicit. A table with keyboard navigation
 * between rows is a grid.
 */
export const roles = {
  table: { role: 'table' },
  grid: { role: 'grid' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  groupHeader: { role: 'rowheader', scope: 'rowgroup' },
  cell: { role: 'cell' },
  gridCell: { role: 'gridcell' },
} as const;
