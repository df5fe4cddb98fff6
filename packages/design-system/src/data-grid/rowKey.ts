/** The key of the row at an index; empty for a missing row. */
export function keyAt<Row>(
  rows: readonly Row[],
  getRowKey: (row: Row) => string,
  index: number,
): string {
  const row = rows[index];
  return row === undefined ? '' : getRowKey(row);
}
