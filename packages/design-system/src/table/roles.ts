/**
 * The roles that a table's elements have anyway, until CSS changes their `display`: a browser then
 * drops them. The narrow layout does, so they are spelled out.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
